import { Link } from 'react-router'
import { auditTexts, newsTexts } from '../../../content/admin/audit.ts'
import type { News } from '../../../contract/news.ts'
import { WorkButton } from '../ui/busy-button.tsx'
import { call } from '../calls/call.ts'
import { formatDateTime } from '../records/dates.ts'
import type { Act } from '../records/use-notice.ts'
import { AuditSentence } from './audit-line.tsx'

/** What an owner should know about, until they mark it as read. */
export const NewsPanel = ({ news: { data, unread }, act }: { news: News; act: Act }) => {
  const newest = data[0]
  if (!newest) return null
  const markSeen = () => act(() => call('news.markSeen', { id: newest.id }))
  return (
    <section className="panel news" aria-labelledby="news">
      <h2 id="news">
        {newsTexts.title} <span className="badge">{unread}</span>
      </h2>
      <p className="small soft">{newsTexts.text}</p>
      <ol className="plain-rows">
        {data.map((entry) => (
          <li key={entry.id}>
            <p>
              <b>{entry.who ?? auditTexts.notSignedIn}</b>: <AuditSentence entry={entry} />
            </p>
            <p className="small soft">
              <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>, {entry.address}
            </p>
          </li>
        ))}
      </ol>
      {unread > data.length && <p className="small">{newsTexts.more(unread - data.length)}</p>}
      <div className="desk-actions">
        <Link className="button button-quiet" to="/admin/audit?group=security">
          {newsTexts.all}
        </Link>
        <WorkButton className="button button-strong" work={markSeen}>
          {newsTexts.seen}
        </WorkButton>
      </div>
    </section>
  )
}

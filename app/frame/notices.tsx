import { noticeTexts } from '../../content/frame.ts'
import type { NoticeDraft } from '../../contract/site-notice.ts'
import { Icon } from '../ui/icon.tsx'
import { RichText } from '../ui/rich-text.tsx'

type Props = { notices: NoticeDraft[] }

const ofLook = (notices: NoticeDraft[], look: NoticeDraft['look']) => notices.filter((notice) => notice.look === look)

/** One line each, above the header. */
export const NoticeLines = ({ notices }: Props) => {
  const lines = ofLook(notices, 'line')
  if (lines.length === 0) return null
  return (
    <aside className="site-notices" aria-label={noticeTexts.lines}>
      {lines.map((notice, index) => (
        <p className={`site-notice is-${notice.topic}`} key={index}>
          <Icon name={icons[notice.topic]} />
          <span>
            <b className="visually-hidden">{noticeTexts.topics[notice.topic]}: </b>
            <Text notice={notice} />
          </span>
        </p>
      ))}
    </aside>
  )
}

/** At the top of the page. */
export const NoticeCards = ({ notices }: Props) => {
  const cards = ofLook(notices, 'card')
  if (cards.length === 0) return null
  return (
    <aside className="page notice-cards" aria-label={noticeTexts.cards}>
      {cards.map((notice, index) => (
        <div className={`notice-card is-${notice.topic}`} key={index}>
          <Icon name={icons[notice.topic]} />
          <div>
            <p className="notice-card-title">
              <b className="visually-hidden">{noticeTexts.topics[notice.topic]}: </b>
              {notice.title}
            </p>
            <p>
              <Text notice={notice} />
            </p>
          </div>
        </div>
      ))}
    </aside>
  )
}

const icons = { information: 'info', trouble: 'warning', holiday: 'calendar' } as const

const Text = ({ notice }: { notice: NoticeDraft }) => (
  <>
    <RichText text={notice.text} />{' '}
    {notice.linkHref && (
      <a className="tap" href={notice.linkHref}>
        {notice.linkText}
      </a>
    )}
  </>
)

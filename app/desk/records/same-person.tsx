import { Link } from 'react-router'
import { inquiryReasonName, shownName } from '../../../content/admin/leads.ts'
import { personTexts as texts } from '../../../content/admin/person.ts'
import type { PersonRecord } from '../../../contract/person.ts'
import { formatDate } from './dates.ts'

const pages: Record<PersonRecord['kind'], string> = {
  application: '/ApplicantDetails',
  'career-form': '/admin/career-forms',
  lead: '/admin/leads',
}

/** What else somebody has sent: a panel of its own, or a part of one. */
export const SamePerson = ({ records, isPanel = false }: { records: PersonRecord[]; isPanel?: boolean }) => {
  if (records.length === 0) return null
  const Heading = isPanel ? 'h2' : 'h3'
  return (
    <section className={isPanel ? 'panel' : 'stack'} aria-labelledby="same-person">
      <Heading id="same-person">{texts.title}</Heading>
      <p className="small soft">{texts.text}</p>
      <ul className="stack small">
        {records.map(({ kind, id, name, about, createdAt }) => (
          <li key={id}>
            <Link className="tall-link" to={`${pages[kind]}/${id}`}>
              {texts.about(texts.kinds[kind], kind === 'lead' ? inquiryReasonName(about) : about)}
            </Link>
            <p className="small soft">{texts.line(shownName(name), formatDate(createdAt))}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

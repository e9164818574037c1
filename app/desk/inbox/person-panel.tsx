import { leadTexts } from '../../../content/admin/leads.ts'
import type { Erasure } from '../../../contract/desk-applications.ts'
import type { Origin } from '../../../contract/origin.ts'
import type { PersonRecord } from '../../../contract/person.ts'
import { Fact } from '../../ui/facts.tsx'
import { formatPhone, telUri } from '../records/contact.ts'
import { EmailLink } from '../records/email-link.tsx'
import { Erase } from '../records/erase.tsx'
import { SamePerson } from '../records/same-person.tsx'
import { OriginFacts } from '../records/origin-facts.tsx'
import { Notice } from '../ui/notice.tsx'

type Props = {
  person: { id: string; name: string; email: string; phone: string }
  /** The number of the form, and when it was sent. */
  line: string
  source: string
  reason?: string | null
  origin: Origin | null
  /** What else the person has sent. */
  others: PersonRecord[]
  /** Beside the name. */
  marks: React.ReactNode
  /** What a colleague just changed. */
  news?: string | undefined
  /** Before how to reach the person. */
  top?: React.ReactNode
  /** What must be typed to erase it. */
  toType: string
  erasure: React.ComponentProps<typeof Erase>['texts'] & { removed: string }
  /** Undefined for those who may not erase it. */
  erase: ((input: Erasure) => Promise<void>) | undefined
  onErased: () => void
  children: React.ReactNode
}

/** The open item of an inbox: who wrote, what, and how to erase it. */
export const PersonPanel = ({
  person,
  line,
  source,
  reason,
  origin,
  others,
  marks,
  news,
  top,
  toType,
  erasure,
  erase,
  onErased,
  children,
}: Props) => (
  <article className="panel" aria-labelledby="person-name">
    <div className="lead-head">
      <div>
        <h2 id="person-name">{person.name}</h2>
        <p className="small soft">{line}</p>
        <Notice notice={news === undefined ? undefined : { kind: 'wait', text: news }} />
      </div>
      {marks}
    </div>
    {top}
    <dl className="facts facts-close small">
      <Fact term={leadTexts.email}>{person.email && <EmailLink email={person.email} />}</Fact>
      <Fact term={leadTexts.phone}>
        <a href={telUri(person.phone)}>{formatPhone(person.phone)}</a>
      </Fact>
      <Fact term={leadTexts.source}>{source}</Fact>
      <Fact term={leadTexts.reason}>{reason}</Fact>
      <OriginFacts origin={origin} />
    </dl>
    {children}
    <SamePerson records={others} />
    {erase && (
      <Erase
        key={person.id}
        id={person.id}
        texts={erasure}
        removed={erasure.removed}
        name={person.name}
        toType={toType}
        others={others.length}
        erase={erase}
        onErased={onErased}
      />
    )}
  </article>
)

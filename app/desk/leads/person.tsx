import { leadTexts } from '../../../content/admin/leads.ts'
import { telUri } from '../records/contact.ts'
import { EmailLink } from '../records/email-link.tsx'

type HeadProps = { id: string; name: string; line: string; children: React.ReactNode }

/** Who wrote, and when; the children are marks and actions beside it. */
export const PersonHead = ({ id, name, line, children }: HeadProps) => (
  <div className="lead-head">
    <div>
      <h2 id={id}>{name}</h2>
      <p className="small soft">{line}</p>
    </div>
    {children}
  </div>
)

type FactsProps = { email: string | null; phone: string; source: string; children?: React.ReactNode }

/** Contact details, and the form that was used. */
export const PersonFacts = ({ email, phone, source, children }: FactsProps) => (
  <dl className="facts facts-close small">
    {email && (
      <div>
        <dt>{leadTexts.email}</dt>
        <dd>
          <EmailLink email={email} />
        </dd>
      </div>
    )}
    <div>
      <dt>{leadTexts.phone}</dt>
      <dd>
        <a href={telUri(phone)}>{phone}</a>
      </dd>
    </div>
    <div>
      <dt>{leadTexts.source}</dt>
      <dd>{source}</dd>
    </div>
    {children}
  </dl>
)

import { leadTexts } from '../../content/admin/leads.ts'
import { telephone } from './contact.ts'
import { EmailLink } from './email-link.tsx'

type HeadProps = { id: string; name: string; line: string; children: React.ReactNode }

/** Who wrote, and when; beside it what there is to know or to do at once. */
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

/** How to reach somebody, and where they wrote from. */
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
        <a href={telephone(phone)}>{phone}</a>
      </dd>
    </div>
    <div>
      <dt>{leadTexts.source}</dt>
      <dd>{source}</dd>
    </div>
    {children}
  </dl>
)

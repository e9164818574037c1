import type { applicationPage } from '../../../content/pages/job-application.ts'
import { longDate } from '../../text/long-date.ts'
import { Icon } from '../../ui/icon.tsx'

type Props = { texts: typeof applicationPage.form.late; until: string }

/** Says that the last day is over, and until when an application that was begun is still accepted. */
export const LateNotice = ({ texts, until }: Props) => (
  <div className="message">
    <Icon name="bang" />
    <div className="stack">
      <h2>{texts.title}</h2>
      <p>{texts.text(longDate(until.slice(0, 'YYYY-MM-DD'.length)))}</p>
    </div>
  </div>
)

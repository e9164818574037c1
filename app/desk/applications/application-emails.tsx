import { emailTexts as texts } from '../../../content/admin/emails.ts'
import type { ApplicationStage } from '../../../contract/application-options.ts'
import { call } from '../calls/call.ts'
import { useMay } from '../calls/use-may.ts'
import { Emails } from '../records/emails.tsx'
import { useMoveWithEmail } from './move-with-email.tsx'

type Props = { id: string; stage: ApplicationStage; onChanged: () => void }

/** Emails to an applicant; the application can be moved with one. */
export const ApplicationEmails = ({ id, stage, onChanged }: Props) => {
  const may = useMay()
  const move = useMoveWithEmail(id, stage)
  return (
    <section className="panel" aria-labelledby="emails">
      <h2 id="emails">{texts.title}</h2>
      <Emails
        kind="application"
        id={id}
        templatesPage="/admin/hiring-templates"
        load={() => call('applications.emails', { id })}
        send={
          may('applications.sendEmail')
            ? (email, isAgain) =>
                call('applications.sendEmail', {
                  id,
                  ...email,
                  ...(!isAgain && move.stage && move.stage !== stage && { ...move.sent, from: stage }),
                })
            : undefined
        }
        undo={(batchId) => call('applications.undoEmails', { batchId })}
        onTemplate={move.onTemplate}
        onDone={move.onDone}
        onChanged={onChanged}
      >
        {move.fields}
      </Emails>
    </section>
  )
}

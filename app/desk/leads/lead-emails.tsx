import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { emailTexts as texts } from '../../../content/admin/emails.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { call } from '../calls/call.ts'
import { useMay } from '../calls/use-may.ts'
import { Emails } from '../records/emails.tsx'

/** Answers to someone who wrote to us. */
export const LeadEmails = ({ id }: { id: string }) => {
  const may = useMay()
  const { revalidate } = useRevalidator()
  const [answered, setAnswered] = useState(true)
  return (
    <section className="stack" aria-labelledby="emails">
      <h3 id="emails">{texts.title}</h3>
      <Emails
        kind="lead"
        id={id}
        templatesPage="/admin/lead-templates"
        load={() => call('leads.emails', { id })}
        send={
          may('leads.sendEmail')
            ? (email, isAgain) => call('leads.sendEmail', { id, ...email, answered: answered && !isAgain })
            : undefined
        }
        undo={(batchId) => call('leads.undoEmails', { batchId })}
        onChanged={() => void revalidate()}
      >
        <Checkbox id="email-answered" checked={answered} onChange={({ target }) => setAnswered(target.checked)}>
          {texts.answered}
        </Checkbox>
      </Emails>
    </section>
  )
}

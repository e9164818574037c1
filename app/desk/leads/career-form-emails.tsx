import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { emailTexts as texts } from '../../../content/admin/emails.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { call } from '../calls/call.ts'
import { useMay } from '../calls/use-may.ts'
import { Emails } from '../records/emails.tsx'

/** Answers to someone who sent a resume. */
export const CareerFormEmails = ({ id }: { id: string }) => {
  const may = useMay()
  const { revalidate } = useRevalidator()
  const [handled, setHandled] = useState(true)
  return (
    <section className="stack" aria-labelledby="emails">
      <h3 id="emails">{texts.title}</h3>
      <Emails
        kind="career-form"
        id={id}
        templatesPage="/admin/hiring-templates"
        load={() => call('careerForms.emails', { id })}
        send={
          may('careerForms.sendEmail')
            ? (email, isAgain) => call('careerForms.sendEmail', { id, ...email, handled: handled && !isAgain })
            : undefined
        }
        undo={(batchId) => call('careerForms.undoEmails', { batchId })}
        onChanged={() => void revalidate()}
      >
        <Checkbox id="email-handled" checked={handled} onChange={({ target }) => setHandled(target.checked)}>
          {texts.handled}
        </Checkbox>
      </Emails>
    </section>
  )
}

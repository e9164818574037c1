import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { emailTexts as texts } from '../../../content/admin/emails.ts'
import type { Correspondence, QueuedEmails, WrittenEmail } from '../../../contract/email.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Emails } from '../records/emails.tsx'

type Props = {
  kind: 'lead' | 'career-form'
  id: string
  templatesPage: string
  load: () => Promise<Correspondence>
  /** `isDone`: whether the item is settled with the email. Undefined for those who may not write one. */
  send: ((email: WrittenEmail, isDone: boolean) => Promise<QueuedEmails>) | undefined
  undo: (batchId: string) => Promise<void>
  done: string
}

/** Answers to someone who wrote to us. */
export const InboxEmails = ({ send, done, ...emails }: Props) => {
  const { revalidate } = useRevalidator()
  const [isDone, setIsDone] = useState(true)
  return (
    <section className="stack" aria-labelledby="emails">
      <h3 id="emails">{texts.title}</h3>
      <Emails
        {...emails}
        send={send && ((email, isAgain) => send(email, isDone && !isAgain))}
        onChanged={() => void revalidate()}
      >
        <Checkbox id="email-done" checked={isDone} onChange={({ target }) => setIsDone(target.checked)}>
          {done}
        </Checkbox>
      </Emails>
    </section>
  )
}

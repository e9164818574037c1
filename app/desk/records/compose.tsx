import { useState } from 'react'
import { z } from 'zod'
import { emailTexts as texts, templateNames } from '../../../content/admin/emails.ts'
import type { Correspondence, WrittenEmail } from '../../../contract/email.ts'
import { TemplateCode, type EmailTemplate } from '../../../contract/email-template.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { InputField, SelectField, TextField } from '../../ui/field.tsx'
import type { Reason } from '../../../contract/reasons.ts'
import { CallError } from '../calls/call.ts'
import { useCopy } from '../calls/use-copy.ts'
import { useSubmit } from '../calls/use-submit.ts'
import { newId } from './new-id.ts'
import { readDraft, useDraft } from './use-draft.ts'

const Draft = z.object({
  batchId: z.uuid(),
  template: TemplateCode.nullable(),
  subject: z.string(),
  text: z.string(),
})
type Draft = z.infer<typeof Draft>

const blank = { template: null, subject: '', text: '' }

/** One id for each email that is written: sent twice, because an answer was lost, it is still one email. */
const newDraft = (): Draft => ({ ...blank, batchId: newId() })

const draftName = (id: string) => `email-${id}`

export const hasUnsentEmail = (id: string) => readDraft(draftName(id), Draft) !== undefined

type Props = {
  id: string
  correspondence: Pick<Correspondence, 'templates' | 'recipient' | 'isSetUp'>
  /** About the text. */
  help?: string
  send: (email: WrittenEmail) => Promise<void>
  onTemplate: ((template: EmailTemplate | null) => void) | undefined
  /** The email was sent or discarded. */
  onDone: (() => void) | undefined
  autoFocus: boolean
  onClose: () => void
  children: React.ReactNode
}

/** Writes an email from a template; what is shown is what is sent. The text is kept in this tab until then. */
export const Compose = ({
  id,
  correspondence,
  help,
  send,
  onTemplate,
  onDone,
  autoFocus,
  onClose,
  children,
}: Props) => {
  const { templates, recipient, isSetUp } = correspondence
  const [initial] = useState(newDraft)
  const draft = useDraft(draftName(id), Draft, initial)
  const finish = () => {
    draft.drop(newDraft())
    onDone?.()
  }
  const sendOnce = async () => {
    try {
      await send(draft.value)
    } catch (cause) {
      // Sent again after this was said, it is another email.
      if (isQueuedAlready(cause)) draft.change({ ...draft.value, batchId: newId() })
      throw cause
    }
  }
  const { error, fields, busy, submit } = useSubmit(sendOnce, finish)
  const { template, subject, text } = draft.value
  const choose = (code: string) => {
    const chosen = templates.find((filled) => filled.template === code)
    draft.change({ ...draft.value, ...(chosen ?? blank) })
    onTemplate?.(chosen?.template ?? null)
  }
  const discard = () => {
    finish()
    onClose()
  }
  return (
    <form className="form" onSubmit={submit}>
      {!isSetUp && <p className="notice notice-wait">{texts.notSetUp}</p>}
      <p className="small">
        {texts.to}: <b>{recipient}</b>
      </p>
      <SelectField
        id="email-template"
        label={texts.template}
        value={template ?? ''}
        autoFocus={autoFocus}
        onChange={({ target }) => choose(target.value)}
        none={texts.noTemplate}
        options={templates.map((filled) => [filled.template, templateNames[filled.template]])}
      />
      <InputField
        id="email-subject"
        label={texts.subject}
        required
        live
        error={fields['subject']}
        value={subject}
        onChange={({ target }) => draft.change({ ...draft.value, subject: target.value })}
      />
      <TextField
        id="email-text"
        label={texts.text}
        help={help ?? texts.textHelp}
        required
        rows={8}
        live
        error={error === undefined || fields['subject'] ? fields['text'] : `${texts.failed}: ${error}`}
        value={text}
        onChange={({ target }) => draft.change({ ...draft.value, text: target.value })}
      />
      {isSetUp && children}
      <div className="desk-actions">
        {isSetUp ? (
          <BusyButton className="button button-strong button-small" type="submit" busy={busy}>
            {texts.send}
          </BusyButton>
        ) : (
          <CopyButton text={`${subject}\n\n${text}`} />
        )}
        <button className="button button-quiet button-small" type="button" onClick={discard}>
          {texts.discard}
        </button>
      </div>
    </form>
  )
}

const isQueuedAlready = (cause: unknown) =>
  cause instanceof CallError && cause.reason === ('email.already_queued' satisfies Reason)

/** Where a browser does not let pages copy, the text can be selected in its field. */
const CopyButton = ({ text }: { text: string }) => {
  const { copied, copy } = useCopy()
  return (
    copy && (
      <>
        <button className="button button-strong button-small" type="button" onClick={() => copy(text)}>
          {texts.copy}
        </button>
        <output className="small">{copied === true ? texts.copied : copied === false && texts.notCopied}</output>
      </>
    )
  )
}

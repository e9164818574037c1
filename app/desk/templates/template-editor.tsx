import { useState, type FormEvent } from 'react'
import { templateNames, templateTexts as texts } from '../../../content/admin/emails.ts'
import { brand } from '../../../content/brand/company.ts'
import { errorStatus } from '../../../contract/errors.ts'
import { fillIn, TemplateChange, type EmailText, type StoredTemplate } from '../../../contract/email-template.ts'
import { BusyButton, WorkButton } from '../ui/busy-button.tsx'
import { InputField, TextField } from '../../ui/field.tsx'
import { CallError, explain } from '../calls/call.ts'
import { fieldsOf } from '../calls/use-submit.ts'
import { formatDateTime } from '../records/dates.ts'
import { useDraft } from '../records/use-draft.ts'
import { Notice, type NoticeContent } from '../ui/notice.tsx'
import type { Save } from './templates.tsx'

type Props = {
  template: StoredTemplate
  save: Save
  restore: (id: string) => Promise<{ data: StoredTemplate }>
  reload: (id: string) => Promise<StoredTemplate | undefined>
}

/** One template: closed, its name and subject; opened, its text. */
export const TemplateEditor = ({ template: loaded, save, restore, reload }: Props) => {
  const [stored, setStored] = useState(loaded)
  const { template: id, subject, text } = stored
  return (
    <details className="panel template" open={save ? undefined : true}>
      <summary>
        <b>{templateNames[id]}</b> <span className="small soft">{subject}</span>
      </summary>
      <p className="small soft">{historyOf(stored)}</p>
      <Names title={texts.placeholders} names={stored.placeholders} />
      <Names title={texts.openPlaceholders} names={stored.openPlaceholders} />
      {save ? (
        <Editor stored={stored} save={save} restore={restore} reload={reload} onStored={setStored} />
      ) : (
        <p className="template-text">{text}</p>
      )}
    </details>
  )
}

const Names = ({ title, names }: { title: string; names: string[] }) =>
  names.length > 0 && (
    <p className="small soft">
      {title}: <code>{names.map((name) => `{${name}}`).join(' ')}</code>
    </p>
  )

function historyOf({ isOriginal, changedBy, changedAt }: StoredTemplate): string {
  if (changedBy === null || changedAt === null) return texts.original
  return (isOriginal ? texts.restored : texts.changed)(changedBy, formatDateTime(changedAt))
}

type EditorProps = {
  stored: StoredTemplate
  save: NonNullable<Save>
  restore: Props['restore']
  reload: Props['reload']
  onStored: (template: StoredTemplate) => void
}

const Editor = ({ stored, save, restore, reload, onStored }: EditorProps) => {
  const id = stored.template
  const draft = useDraft(`template-${id}`, TemplateChange, startFrom(stored))
  const [notice, setNotice] = useState<NoticeContent>()
  const [problems, setProblems] = useState<CallError['fields']>({})
  const [isBehind, setIsBehind] = useState(false)
  const [busy, setBusy] = useState(false)
  const { subject, text } = draft.value
  const run = async (work: () => Promise<{ data: StoredTemplate }>, done: string) => {
    setBusy(true)
    try {
      const { data } = await work()
      draft.drop(startFrom(data))
      setNotice({ kind: 'good', text: done })
      setProblems({})
      setIsBehind(false)
      onStored(data)
    } catch (cause) {
      const reason = explain(cause)
      const wrong = fieldsOf(cause)
      setProblems(wrong)
      const isSaid = reason === undefined || Object.keys(wrong).length > 0
      setNotice(isSaid ? undefined : { kind: 'bad', text: `${texts.failed}: ${reason}` })
      if (cause instanceof CallError && cause.status === errorStatus.conflict) await showTheirs()
    }
    setBusy(false)
  }
  /** Whoever saves after that has seen what a colleague wrote. */
  const showTheirs = async () => {
    const latest = await reload(id)
    if (latest) {
      onStored(latest)
      draft.change({ ...draft.value, was: startFrom(latest).was })
    }
    setIsBehind(true)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(() => save({ id, ...draft.value }), texts.saved)
  }
  return (
    <form className="form" onSubmit={submit}>
      <InputField
        id={`${id}-subject`}
        label={texts.subject}
        required
        live
        error={problems['subject']}
        value={subject}
        onChange={({ target }) => draft.change({ ...draft.value, subject: target.value })}
      />
      <TextField
        id={`${id}-text`}
        label={texts.text}
        required
        rows={8}
        live
        error={problems['text']}
        value={text}
        onChange={({ target }) => draft.change({ ...draft.value, text: target.value })}
      />
      <Preview subject={subject} text={text} />
      <div className="desk-actions">
        <BusyButton className="button button-strong button-small" type="submit" busy={busy}>
          {texts.save}
        </BusyButton>
        {!stored.isOriginal && (
          <WorkButton
            className="button button-quiet button-small"
            work={() => run(() => restore(id), texts.restoredNow)}
          >
            {texts.restore}
          </WorkButton>
        )}
      </div>
      <Notice notice={notice} />
      {isBehind && (
        <blockquote className="template-text small">
          <b>{stored.subject}</b>
          {`\n\n${stored.text}`}
        </blockquote>
      )}
    </form>
  )
}

/** The draft keeps the text that it is based on: it may be stored for longer than that text is the newest. */
function startFrom({ subject, text }: EmailText): TemplateChange {
  return { subject, text, was: { subject, text } }
}

const Preview = ({ subject, text }: EmailText) => (
  <details className="letter-preview">
    <summary>{texts.preview}</summary>
    <p>
      <b>{filled(subject)}</b>
    </p>
    <p className="letter-text">{filled(text)}</p>
  </details>
)

/** With the function that fills in what is sent. */
const filled = (written: string) => fillIn(written, { ...texts.sample, company: brand.name })

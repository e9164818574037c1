import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from 'react-router'
import { emailStateNames, emailTexts as texts } from '../../../content/admin/emails.ts'
import type { Correspondence, Email, EmailState, QueuedEmails, WrittenEmail } from '../../../contract/email.ts'
import { TemplateCode, type EmailKind, type EmailTemplate } from '../../../contract/email-template.ts'
import { WorkButton } from '../ui/busy-button.tsx'
import { useRecordPart } from '../calls/use-record-part.ts'
import { DeskIcon } from '../ui/icon.tsx'
import { Mark, type MarkLook } from '../ui/mark.tsx'
import { Notice } from '../ui/notice.tsx'
import { useShortcuts } from '../ui/use-shortcuts.ts'
import { Compose, hasUnsentEmail } from './compose.tsx'
import { formatDateTime } from './dates.ts'
import { useNotice } from './use-notice.ts'

type Props = {
  kind: EmailKind
  /** Of the record that the emails belong to. */
  id: string
  /** Where the templates are edited. */
  templatesPage: string
  load: () => Promise<Correspondence>
  /** Undefined for those who may not write one. An email that is sent again changes nothing else. */
  send: ((email: WrittenEmail, isAgain: boolean) => Promise<QueuedEmails>) | undefined
  undo: (batchId: string) => Promise<void>
  onTemplate?: (template: EmailTemplate | null) => void
  /** The email that was being written was sent or discarded. */
  onDone?: () => void
  /** Called after an email was queued or undone, because that may have changed the record. */
  onChanged: () => void
  /** What else happens when the email is sent. */
  children: React.ReactNode
}

/** What was written to a person, with how it went, and a form for one more. */
export const Emails = ({
  kind,
  id,
  templatesPage,
  load,
  send,
  undo,
  onTemplate,
  onDone,
  onChanged,
  children,
}: Props) => {
  const { emails, isFailed, reload } = useEmails(kind, id, load)
  const [writing, setWriting] = useState<'started' | 'resumed' | undefined>(() =>
    hasUnsentEmail(id) ? 'resumed' : undefined,
  )
  const { notice, setNotice, report, attempt } = useNotice()
  const [sentBatch, setSentBatch] = useState<string>()
  const sendAndFollow = async (email: WrittenEmail, isAgain = false) => {
    // The list may be loaded again, because of what has changed, before the answer arrives.
    setSentBatch(email.batchId)
    await send?.(email, isAgain)
    setNotice({ kind: 'wait', text: texts.queued })
    await reload()
    onChanged()
  }
  /** Whoever asks, and however often, it is sent one more time: its own id is the batch. */
  const sendAgain = ({ id: batchId, template, subject, text }: Email) =>
    sendAndFollow({ batchId, template: TemplateCode.safeParse(template).data ?? null, subject, text }, true).catch(
      report,
    )
  const undoBatch = async (batchId: string) => {
    await attempt(async () => {
      await undo(batchId)
      return texts.undone
    })
    await reload()
    onChanged()
  }
  const canWrite = send && emails?.optedOut !== 'after'
  useShortcuts({ m: canWrite ? () => setWriting('started') : undefined })
  if (!emails) return isFailed && <p className="small soft">{texts.notLoaded}</p>
  return (
    <>
      <Notice notice={notice} />
      {canWrite && writing && (
        <Compose
          key={writing}
          id={id}
          correspondence={emails}
          send={async (email) => {
            await sendAndFollow(email)
            setWriting(undefined)
          }}
          onTemplate={onTemplate}
          onDone={onDone}
          autoFocus={writing === 'started'}
          onClose={() => setWriting(undefined)}
        >
          {children}
        </Compose>
      )}
      <p className="desk-actions">
        {canWrite && !writing && (
          <button className="button button-strong button-small" type="button" onClick={() => setWriting('started')}>
            <DeskIcon name="mail" /> {texts.write}
          </button>
        )}
        <Link className="small tall-link" to={templatesPage}>
          {texts.templates}
        </Link>
      </p>
      {texts.optedOut[emails.optedOut] && <p className="notice notice-wait">{texts.optedOut[emails.optedOut]}</p>}
      {emails.data.length === 0 && <p className="small soft">{texts.none}</p>}
      <ol className="notes">
        {emails.data.map((email) => (
          <EmailItem
            key={email.id}
            email={email}
            undo={send && email.state === 'waiting' ? () => undoBatch(email.batchId) : undefined}
            sendAgain={canWrite && canSendAgain(email, emails.data) ? () => sendAgain(email) : undefined}
            isNew={email.batchId === sentBatch}
          />
        ))}
      </ol>
    </>
  )
}

const stateMarks: Record<EmailState, MarkLook> = {
  waiting: { kind: 'wait', icon: 'clock' },
  sending: { kind: 'wait', icon: 'clock' },
  sent: { kind: 'good', icon: 'check' },
  failed: { kind: 'bad', icon: 'error' },
  undone: { kind: 'none', icon: 'dash' },
}

/** Not delivered, and not sent again yet, or that was undone. */
const canSendAgain = ({ id, state }: Email, others: Email[]) =>
  state === 'failed' && !others.some((other) => other.batchId === id && other.state !== 'undone')

type Step = (() => Promise<void>) | undefined
type ItemProps = { email: Email; undo: Step; sendAgain: Step; isNew: boolean }

const EmailItem = ({ email, undo, sendAgain, isNew }: ItemProps) => (
  <li className="note">
    <details>
      <summary>{email.subject}</summary>
      <p>{email.text}</p>
    </details>
    <div className="desk-actions">
      <Mark {...stateMarks[email.state]} text={emailStateNames[email.state]} />
      {undo && (
        <WorkButton className="button button-quiet button-small" work={undo} autoFocus={isNew}>
          {texts.undo}
        </WorkButton>
      )}
      {sendAgain && (
        <WorkButton className="button button-quiet button-small" work={sendAgain}>
          {texts.sendAgain}
        </WorkButton>
      )}
    </div>
    {email.lastError !== null && <p>{texts.reason(email.lastError)}</p>}
    <small>{texts.line(email.author, formatDateTime(email.createdAt))}</small>
  </li>
)

const followMs = 2_000

/** The emails to a person: also read again while one is on its way. */
function useEmails(kind: EmailKind, id: string, load: () => Promise<Correspondence>) {
  const { data: emails, isFailed, reload } = useRecordPart(kind, id, load)
  const onTime = useEffectEvent(() => void reload())
  const isOnItsWay = emails?.data.some(({ state }) => state === 'waiting' || state === 'sending') ?? false
  useEffect(() => {
    if (!isOnItsWay) return undefined
    const timer = setInterval(() => onTime(), followMs)
    return () => clearInterval(timer)
  }, [isOnItsWay])
  return { emails, isFailed, reload }
}

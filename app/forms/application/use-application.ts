import { useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { applicationPage } from '../../../content/pages/job-application.ts'
import { outcomeMessages, submitMessages } from '../../../contract/application-messages.ts'
import type { AlertKind } from '../../ui/alert.tsx'
import type { Problems } from '../form-rules.ts'
import { inspectFile } from '../inspect-file.ts'
import { sendForm, type Progress, type Sent } from '../send-form.ts'
import { askedAnswers } from './answers.ts'
import type { Entered } from './check.ts'
import { fileNames, type FileName } from './draft-store.ts'
import { toPayload } from './payload.ts'
import { receiptFor, type Receipt } from './receipt.ts'
import { useDraft, type InDraft } from './use-draft.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { fetchRules, useRules } from './use-rules.ts'

export type Job = { id: string; jobTitle: string }

/** A job that did not come with the page is asked for afterwards, which may fail; and an open one may be closed. */
export type JobState = 'loading' | 'loaded' | 'failed' | 'closed'

export type Stage =
  | { at: 'filling'; cancelled?: true; knowsNoJob?: true }
  | { at: 'sending'; progress: Progress | undefined; cancel: () => void }
  | { at: 'failed'; failure: Failure }
  /** The success dialog is open; what was received is shown when it closes. */
  | { at: 'taken'; receipt: Receipt }
  | { at: 'sent'; receipt: Receipt }

/** What a dialog says; where it makes sense to try the same again, its button does. */
type Failure = { kind?: AlertKind; text: string; note?: string; canRetry?: true }

const endpoint = '/api/applications'

export type ApplicationProps = {
  jobId: string
  job: Job | undefined
  jobState: JobState
  onLoadAgain: () => void
  /** The site says that the job is closed. */
  onClosed: () => void
  texts: typeof applicationPage.form
}

/** The form from filling it in to what became of it. */
export function useApplication(
  { jobId, job, onClosed, texts }: ApplicationProps,
  form: RefObject<HTMLFormElement | null>,
) {
  const [stage, setStage] = useState<Stage>({ at: 'filling' })
  /** What is wrong and was said, by name; each stays until it is right. */
  const [told, setTold] = useState<Problems>({})
  const [hasTried, setHasTried] = useState(false)
  /** What was found wrong with the field that was left last, to be read out. */
  const [mistake, setMistake] = useState('')
  const summary = useRef<HTMLElement>(null)
  const isSubmitting = useRef(false)
  /** Keys of drafts that this tab has tried to send: a repeat of those is no surprise. */
  const triedKeys = useRef(new Set<string>())

  const draft = useDraft(jobId, form, (receipt) => setStage({ at: 'sent', receipt: { ...receipt, isRepeat: true } }))
  const enteredWith = ({ answers, files, drawing }: InDraft): Entered => ({
    answers: askedAnswers(texts.sections, answers),
    files,
    isSigned: answers['signatureKind'] === 'typed' || drawing !== undefined,
    hasJob: job !== undefined,
  })
  const entered = enteredWith(draft)
  const check = useRules(draft.state.savedAt !== undefined || draft.state.failed === true)
  const wrong = check?.(entered)
  const problems = wrong ? stillWrong(told, wrong) : told
  const isSending = stage.at === 'sending'
  useLeaveGuard(() => isSending || draft.isAtRisk())

  const fail = (failure: Failure) => setStage({ at: 'failed', failure })

  const submit = async () => {
    if (isSubmitting.current) return
    isSubmitting.current = true
    await checkAndSend().finally(() => (isSubmitting.current = false))
  }

  const checkAndSend = async () => {
    // A press may come before what is kept on this device has been put back.
    await draft.isRead
    const now = draft.read()
    const found = (check ?? (await fetchRules()))?.(enteredWith(now))
    if (!found) return fail({ text: outcomeMessages.network, canRetry: true })
    // At once, for the summary takes the focus.
    flushSync(() => {
      setTold(found)
      setHasTried(true)
    })
    const count = Object.keys(found).length
    const first = firstToTell(found)
    if (first) fail({ kind: 'missing', text: first, ...(count > 1 && { note: texts.summary.more(count - 1) }) })
    else if (count > 0) showSummary()
    else if (job) await send(job, now)
  }

  const send = async (known: Job, now: InDraft) => {
    const { files, drawing } = now
    const { answers } = enteredWith(now)
    const stop = new AbortController()
    const show = (progress?: Progress) => setStage({ at: 'sending', progress, cancel: () => stop.abort() })
    show()
    const parts = { job: known, answers, files, drawing, mark: texts.signature.typedMark }
    const payload = await toPayload(parts).catch(() => undefined)
    const key = draft.keyOf()
    const sent: Sent = payload
      ? await sendForm(endpoint, payload, { key, onProgress: show, signal: stop.signal })
      : { outcome: 'no-network' }
    const isOwnRetry = triedKeys.current.has(key)
    triedKeys.current.add(key)
    if (sent.outcome === 'taken') {
      const { reference, isRepeat } = sent
      const about = { reference, jobTitle: known.jobTitle, isRepeat: isRepeat && !isOwnRetry, answers, files }
      const receipt = receiptFor(texts, about)
      setStage({ at: receipt.isRepeat ? 'sent' : 'taken', receipt })
      await draft.markSent(receipt)
    } else showFailure(sent)
  }

  const showFailure = (sent: Exclude<Sent, { outcome: 'taken' }>) => {
    if (sent.outcome === 'cancelled') return setStage({ at: 'filling', cancelled: true })
    if (sent.outcome !== 'refused') {
      const text = sent.outcome === 'no-network' ? outcomeMessages.network : outcomeMessages.refused(undefined)
      return fail({ text, canRetry: true })
    }
    const { code, error, problems: wrongNow } = sent
    const text = outcomeMessages.refused(error)
    setTold(wrongNow)
    for (const name of fileNames.filter((file) => wrongNow[file])) void draft.onFile(name, undefined)
    if (code === 'reused_key') return fail({ text: texts.receipt.sentOtherwise })
    if (code === 'job_closed') {
      onClosed()
      return fail({ text, note: texts.closed.kept })
    }
    // What is wrong with an answer has to be corrected first: the same would be refused again.
    return fail(Object.keys(wrongNow).length > 0 ? { text } : { text, canRetry: true })
  }

  const onFile = async (name: FileName, file: File | undefined) => {
    const problem = file && (await inspectFile(file))
    setTold(({ [name]: _before, ...others }) => (problem ? { ...others, [name]: problem } : others))
    await draft.onFile(name, problem ? undefined : file)
  }

  /** Says what is wrong with a field that was filled in and left; what is still empty is said on submit. */
  const onLeave = async (name: string) => {
    const now = enteredWith(draft.read())
    if (!now.answers[name]) return
    const problem = (check ?? (await fetchRules()))?.(now)[name]
    if (problem && !told[name]) setMistake(problem)
    if (problem) setTold((before) => ({ ...before, [name]: problem }))
  }

  const showSummary = () => {
    summary.current?.scrollIntoView()
    summary.current?.focus({ preventScroll: true })
  }
  const onAlertClosed = () => {
    if (stage.at === 'taken') return setStage({ at: 'sent', receipt: stage.receipt })
    setStage({ at: 'filling', knowsNoJob: true })
    requestAnimationFrame(showSummary)
  }

  return {
    draft: { ...draft, onFile },
    stage,
    entered,
    wrong,
    problems,
    summary,
    hasTried,
    mistake,
    submit,
    onLeave,
    onAlertClosed,
  }
}

const isFile = (name: string) => fileNames.some((file) => file === name)

/** A file that was refused is told although there is none now; all else is told while it is wrong. */
const stillWrong = (told: Problems, wrong: Problems): Problems =>
  Object.fromEntries(
    Object.entries(told)
      .filter(([name]) => name in wrong || isFile(name))
      .map(([name, text]) => [name, isFile(name) ? text : (wrong[name] ?? text)]),
  )

/** What the dialog says; these come in a fixed order, all else is told at its field. */
export const firstToTell = (problems: Problems): string | undefined =>
  Object.entries(submitMessages).find(([name]) => name in problems)?.[1]

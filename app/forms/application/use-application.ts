import { useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { applicationPage } from '../../../content/pages/job-application.ts'
import { fileRules } from '../../../content/reasons/files.ts'
import { reasonText } from '../../../content/reason-text.ts'
import { applicationsPath } from '../../../contract/public-paths.ts'
import type { AlertKind } from '../../ui/alert.tsx'
import type { FieldTexts } from '../form-rules.ts'
import { inspectFile } from '../inspect-file.ts'
import { sendForm, type Progress, type SendResult } from '../send-form.ts'
import { askedAnswers } from './answers.ts'
import type { Entered } from './check.ts'
import { fileNames, type FileName } from './draft-store.ts'
import { toPayload } from './payload.ts'
import { receiptFor, type Receipt } from './receipt.ts'
import { useDraft, type DraftContents } from './use-draft.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { fetchRules, useRules } from './use-rules.ts'

export type Job = { id: string; jobTitle: string }

/** A job missing from the page is loaded later, which may fail. An open job may be closed in the meantime. */
export type JobState = 'loading' | 'loaded' | 'failed' | 'closed'

export type Stage =
  | { at: 'filling'; cancelled?: true; dismissedJobError?: true }
  | { at: 'sending'; progress: Progress | undefined; cancel: () => void }
  | { at: 'failed'; failure: Failure }
  /** The success dialog is open; the receipt is shown when it closes. */
  | { at: 'accepted'; receipt: Receipt }
  | { at: 'sent'; receipt: Receipt }

/** The content of a dialog. With `canRetry`, its button sends the same form again. */
type Failure = { kind?: AlertKind; text: string; note?: string; canRetry?: true }

export type ApplicationProps = {
  jobId: string
  job: Job | undefined
  jobState: JobState
  onLoadAgain: () => void
  /** Called when the server reports that the job is closed. */
  onClosed: () => void
  texts: typeof applicationPage.form
}

/** State of the application form, from filling it in to the result. */
export function useApplication(
  { jobId, job, onClosed, texts }: ApplicationProps,
  form: RefObject<HTMLFormElement | null>,
) {
  const [stage, setStage] = useState<Stage>({ at: 'filling' })
  /** The errors shown so far, by field name. Each stays until it is fixed. */
  const [reported, setReported] = useState<FieldTexts>({})
  const [hasTried, setHasTried] = useState(false)
  /** The error of the field that lost focus last, for screen readers. */
  const [announcement, setAnnouncement] = useState('')
  const summary = useRef<HTMLElement>(null)
  const isSubmitting = useRef(false)
  /** Keys of drafts that this tab has tried to send. A repeat of those is its own retry. */
  const triedKeys = useRef(new Set<string>())

  const draft = useDraft(jobId, form, (receipt) => setStage({ at: 'sent', receipt: { ...receipt, isRepeat: true } }))
  const toEntered = ({ answers, files, drawing }: DraftContents): Entered => ({
    answers: askedAnswers(texts.sections, answers),
    files,
    isSigned: answers['signatureKind'] === 'typed' || drawing !== undefined,
    hasJob: job !== undefined,
  })
  const entered = toEntered(draft)
  const check = useRules(draft.state.savedAt !== undefined || draft.state.failed === true)
  const allProblems = check?.(entered).problems
  const problems = allProblems ? unresolved(reported, allProblems) : reported
  const isSending = stage.at === 'sending'
  useLeaveGuard(() => isSending || draft.hasUnsavedData())

  const fail = (failure: Failure) => setStage({ at: 'failed', failure })

  const submit = async () => {
    if (isSubmitting.current) return
    isSubmitting.current = true
    await checkAndSend().finally(() => (isSubmitting.current = false))
  }

  const checkAndSend = async () => {
    // The button may be pressed before the stored draft has been restored.
    await draft.loaded
    const contents = draft.read()
    const found = (check ?? (await fetchRules()))?.(toEntered(contents))
    if (!found) return fail({ text: texts.outcome.network, canRetry: true })
    // Synchronously, because the summary gets the focus.
    flushSync(() => {
      setReported(found.problems)
      setHasTried(true)
    })
    const count = Object.keys(found.problems).length
    if (found.first)
      fail({ kind: 'missing', text: found.first, ...(count > 1 && { note: texts.summary.more(count - 1) }) })
    else if (count > 0) showSummary()
    else if (job) await send(job, contents)
  }

  const send = async (openJob: Job, contents: DraftContents) => {
    const { files, drawing } = contents
    const { answers } = toEntered(contents)
    const controller = new AbortController()
    const showProgress = (progress?: Progress) =>
      setStage({ at: 'sending', progress, cancel: () => controller.abort() })
    showProgress()
    const parts = { job: openJob, answers, files, drawing, caption: texts.signature.typedMark }
    const payload = await toPayload(parts).catch(() => undefined)
    const key = draft.getKey()
    const sent: SendResult = payload
      ? await sendForm(applicationsPath, payload, { key, onProgress: showProgress, signal: controller.signal })
      : { outcome: 'no-network' }
    const isOwnRetry = triedKeys.current.has(key)
    triedKeys.current.add(key)
    if (sent.outcome === 'accepted') {
      const { reference, isRepeat } = sent
      const about = { reference, jobTitle: openJob.jobTitle, isRepeat: isRepeat && !isOwnRetry, answers, files }
      const receipt = receiptFor(texts, about)
      setStage({ at: receipt.isRepeat ? 'sent' : 'accepted', receipt })
      await draft.markSent(receipt)
    } else showFailure(sent)
  }

  const showFailure = (sent: Exclude<SendResult, { outcome: 'accepted' }>) => {
    if (sent.outcome === 'cancelled') return setStage({ at: 'filling', cancelled: true })
    if (sent.outcome !== 'refused') {
      const text = sent.outcome === 'no-network' ? texts.outcome.network : texts.outcome.refused(undefined)
      return fail({ text, canRetry: true })
    }
    const { code, error, problems: serverProblems } = sent
    const text = texts.outcome.refused(error)
    setReported(serverProblems)
    for (const name of fileNames.filter((file) => serverProblems[file])) void draft.onFile(name, undefined)
    if (code === 'reused_key') return fail({ text: texts.receipt.sentOtherwise })
    if (code === 'job_closed') {
      onClosed()
      return fail({ text, note: texts.closed.kept })
    }
    // Field errors have to be corrected first: the same form would be refused again.
    return fail(Object.keys(serverProblems).length > 0 ? { text } : { text, canRetry: true })
  }

  const onFile = async (name: FileName, file: File | undefined) => {
    const refusal = file && (await inspectFile(file))
    const problem = refusal && reasonText(fileRules, refusal)
    setReported(({ [name]: _before, ...others }) => (problem ? { ...others, [name]: problem } : others))
    await draft.onFile(name, problem ? undefined : file)
  }

  /** Shows the error of a field that was filled in. Empty fields are reported only on submit. */
  const onBlur = async (name: string) => {
    const contents = toEntered(draft.read())
    if (!contents.answers[name]) return
    const problem = (check ?? (await fetchRules()))?.(contents).problems[name]
    if (problem && !reported[name]) setAnnouncement(problem)
    if (problem) setReported((before) => ({ ...before, [name]: problem }))
  }

  const showSummary = () => {
    summary.current?.scrollIntoView()
    summary.current?.focus({ preventScroll: true })
  }
  const onAlertClosed = () => {
    if (stage.at === 'accepted') return setStage({ at: 'sent', receipt: stage.receipt })
    setStage({ at: 'filling', dismissedJobError: true })
    requestAnimationFrame(showSummary)
  }

  return {
    draft: { ...draft, onFile },
    stage,
    entered,
    allProblems,
    problems,
    summary,
    hasTried,
    announcement,
    submit,
    onBlur,
    onAlertClosed,
  }
}

const isFile = (name: string) => fileNames.some((file) => file === name)

/** A refused file stays reported although no file is set now. Everything else is reported only while it is invalid. */
const unresolved = (reported: FieldTexts, allProblems: FieldTexts): FieldTexts =>
  Object.fromEntries(
    Object.entries(reported)
      .filter(([name]) => name in allProblems || isFile(name))
      .map(([name, text]) => [name, isFile(name) ? text : (allProblems[name] ?? text)]),
  )

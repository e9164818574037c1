import { useEffect, useRef, useState, type RefObject } from 'react'
import type { applicationPage } from '../../../content/pages/job-application.ts'
import type { FormVacancy } from '../../../contract/vacancy.ts'
import type { AlertContent } from '../../ui/alert.tsx'
import type { SendResult } from '../send-form.ts'
import { useSubmission, type Checked, type Outcome } from '../use-submission.ts'
import { checkEntered, enteredIn } from './check.ts'
import { fileNames, type DraftContents, type FileName } from './draft-store.ts'
import { toPayload } from './payload.ts'
import { receiptFor, type Receipt } from './receipt.ts'
import { findReceipt, forgetReceipt, keepReceipt } from './tab-store.ts'
import { useDocuments } from './use-documents.ts'
import { useDraft } from './use-draft.ts'
import { useLeaveGuard } from '../../ui/use-leave-guard.ts'

export type Job = Pick<FormVacancy, 'id' | 'jobTitle' | 'acceptedUntil' | 'isLate'>

/** A job missing from the page is loaded later, which may fail. An open job may be closed in the meantime. */
export type JobState = 'loading' | 'loaded' | 'failed' | 'closed'

export type ApplicationProps = {
  jobId: string
  job: Job | undefined
  jobState: JobState
  onLoadAgain: () => void
  /** Called when the server reports that the job is closed. */
  onClosed: () => void
  /** Said instead of sending the form, in a preview. */
  preview?: string
  texts: typeof applicationPage.form
}

/** State of the application form, from filling it in to the result. */
export function useApplication(
  { jobId, job, jobState, onLoadAgain, onClosed, preview, texts }: ApplicationProps,
  form: RefObject<HTMLFormElement | null>,
) {
  const { buttons, outcome } = texts
  const [isCanceled, setCanceled] = useState(false)
  const [hasDismissedJobError, setDismissedJobError] = useState(false)
  const [receipt, setReceipt] = useState<Receipt>()
  /** The error of the field that lost focus last, for screen readers. */
  const [announcement, setAnnouncement] = useState('')
  const summary = useRef<HTMLElement>(null)
  /** Keys of drafts that this tab has tried to send. A repeat of those is its own retry. */
  const triedKeys = useRef(new Set<string>())

  const confirm = (sent: Receipt) => {
    keepReceipt(jobId, sent)
    setReceipt(sent)
  }
  const clearReceipt = () => {
    forgetReceipt(jobId)
    if (receipt) location.replace(texts.receipt.clear.href)
  }
  const draft = useDraft(jobId, form, {
    onSent: (sent) => confirm({ ...sent, isRepeat: true }),
    onCleared: clearReceipt,
  })
  const { loaded } = draft
  useEffect(() => {
    const showReceipt = async () => {
      if (!(await loaded)) setReceipt((shown) => shown ?? findReceipt(jobId))
    }
    void showReceipt()
  }, [jobId, loaded])
  const documents = useDocuments(draft)
  const toEntered = (contents: DraftContents) => enteredIn(contents, texts.sections, job !== undefined)
  const entered = toEntered(draft)
  const { problems: current } = checkEntered(entered)

  const check = async (): Promise<Checked> => {
    setCanceled(false)
    if (preview) return { problems: {}, alert: { text: preview, button: buttons.close } }
    // The button may be pressed before the stored draft has been restored.
    await loaded
    await documents.inspected()
    const unreadable = await documents.refuseUnreadable()
    const contents = draft.read()
    const checked = checkEntered(toEntered(contents))
    const problems = { ...checked.problems, ...unreadable }
    const first = Object.values(unreadable)[0] ?? checked.first
    const count = Object.keys(problems).length
    if (job && count === 0) return toSending(job, contents)
    const note = count > 1 && { note: texts.summary.more(count - 1) }
    return { problems, alert: first === undefined ? undefined : { text: first, ...note, button: buttons.close } }
  }

  const toSending = (openJob: Job, contents: DraftContents): Checked => {
    const { drawing } = contents
    const { answers, files } = toEntered(contents)
    const key = draft.getKey()
    return {
      key,
      body: () => toPayload({ job: openJob, answers, files, drawing, caption: texts.signature.typedMark }),
      conclude(result) {
        const isOwnRetry = triedKeys.current.has(key)
        triedKeys.current.add(key)
        if (result.outcome !== 'accepted') return explain(result)
        const { reference, statusPath, isRepeat } = result
        const about = {
          reference,
          statusPath,
          jobTitle: openJob.jobTitle,
          isRepeat: isRepeat && !isOwnRetry,
          answers,
          files,
        }
        const sent = receiptFor(texts, about)
        confirm(sent)
        void draft.markSent(sent)
        return sent.isRepeat ? undefined : { kind: 'success', ...outcome.success, button: buttons.done }
      },
    }
  }

  const explain = (result: Exclude<SendResult, { outcome: 'accepted' }>): Outcome | undefined => {
    const retry = { kind: 'error', button: buttons.tryAgain, close: buttons.close } as const
    if (result.outcome !== 'refused') {
      setCanceled(result.outcome === 'canceled')
      const text = result.outcome === 'no-network' ? outcome.network : outcome.refused(undefined)
      return result.outcome === 'canceled' ? undefined : { ...retry, text }
    }
    const { code, error, problems } = result
    for (const name of fileNames.filter((file) => problems[file])) void draft.onFile(name, undefined)
    if (code === 'job_closed') onClosed()
    const text = code === 'reused_key' ? texts.receipt.sentOtherwise : outcome.refused(error)
    const isFinal = code === 'reused_key' || code === 'job_closed'
    // Field errors have to be corrected first: the same form would be refused again.
    if (!isFinal && Object.keys(problems).length === 0) return { ...retry, text }
    return { kind: 'error', text, ...(code === 'job_closed' && { note: texts.closed.kept }), button: buttons.close }
  }

  // In the next frame, because a closing alert returns the focus first.
  const showProblems = () =>
    requestAnimationFrame(() => {
      summary.current?.scrollIntoView()
      summary.current?.focus({ preventScroll: true })
    })

  const submission = useSubmission({
    form,
    call: 'applications.submit',
    check,
    current,
    files: fileNames,
    showProblems,
  })
  useLeaveGuard(() => submission.sending !== undefined || draft.hasUnsaved())

  /** Submit stops waiting for files; those that could not be inspected yet are no longer chosen. */
  const stopReading = () => {
    documents.stopReading()
    setCanceled(true)
    submission.checking?.cancel()
  }

  /** Shows the error of a field that was filled in. Empty fields are reported only on submit. */
  const onBlur = (name: string) => {
    const contents = toEntered(draft.read())
    const problem = contents.answers[name] ? checkEntered(contents).problems[name] : undefined
    if (!problem) return
    if (!submission.problems[name]) setAnnouncement(problem)
    submission.report(name, problem)
  }

  // The form can still be filled in, so the error is not shown again once it was dismissed.
  const isJobMissing = jobState === 'failed' && !hasDismissedJobError && !submission.sending
  const jobError: AlertContent | undefined = isJobMissing
    ? {
        kind: 'error',
        text: outcome.jobNotLoaded,
        button: buttons.tryAgain,
        action: { run: onLoadAgain, close: buttons.close },
      }
    : undefined

  return {
    ...submission,
    sending: submission.checking ? { progress: undefined, cancel: stopReading } : submission.sending,
    /** The names of the files that Submit waits for. */
    reading: submission.checking ? documents.reading : [],
    draft: {
      ...draft,
      onFile: (name: FileName, file: File | undefined) => documents.choose(name, file, submission.report),
    },
    alert: submission.alert ?? jobError,
    /** Shown when the success alert has been closed. */
    receipt: submission.alert?.kind === 'success' ? undefined : receipt,
    isCanceled,
    entered,
    current,
    summary,
    announcement,
    onBlur,
    /** For the next person on the same device. */
    onDone: () => {
      draft.tellCleared()
      clearReceipt()
    },
    onAlertClosed: () => {
      setDismissedJobError(true)
      submission.closeAlert()
    },
  }
}

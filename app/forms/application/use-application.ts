import { useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { applicationPage } from '../../../content/pages/job-application.ts'
import { outcomeMessages, submitMessages } from '../../../contract/application-messages.ts'
import { fileProblem } from '../../../contract/upload.ts'
import type { AlertContent } from '../../ui/alert.tsx'
import type { Problems } from '../form-rules.ts'
import { sendForm, type Progress, type Sent } from '../send-form.ts'
import type { Entered } from './check.ts'
import { fileNames, type FileName } from './draft-store.ts'
import { toPayload } from './payload.ts'
import { useDraft } from './use-draft.ts'
import { fetchRules, useRules } from './use-rules.ts'

export type Job = { id: string; jobTitle: string }

type Stage =
  | { at: 'filling'; cancelled?: true }
  | { at: 'sending'; progress: Progress | undefined; cancel: () => void }
  | { at: 'told'; alert: AlertContent }

const endpoint = '/api/applications'

export type ApplicationProps = {
  jobId: string
  job: Job | undefined
  /** The job could not be had, neither with the page nor afterwards. */
  loadFailed: boolean
  texts: typeof applicationPage.form
}

/** One life of the form: what is in it, what is wrong with it, and what became of it. */
export function useApplication(
  { jobId, job, loadFailed, texts }: ApplicationProps,
  form: RefObject<HTMLFormElement | null>,
) {
  const draft = useDraft(jobId, form)
  const [stage, setStage] = useState<Stage>({ at: 'filling' })
  /** What was wrong at the last try, by name; each stays until it is right. */
  const [told, setTold] = useState<Problems>({})
  const [knowsFailure, setKnowsFailure] = useState(false)
  const summary = useRef<HTMLElement>(null)

  const { answers, files, drawing } = draft
  const isTyped = answers['signatureKind'] === 'typed'
  const entered: Entered = { answers, files, isSigned: isTyped || drawing !== undefined, hasJob: job !== undefined }
  const check = useRules(draft.state.savedAt !== undefined || draft.state.failed === true)
  const wrong = check?.(entered)
  const problems = wrong ? stillWrong(told, wrong) : told

  const submit = async () => {
    if (stage.at === 'sending') return
    const found = (check ?? (await fetchRules()))?.(entered)
    if (!found) return setStage({ at: 'told', alert: tell({ outcome: 'no-network' }, texts.buttons) })
    // At once, for the summary takes the focus.
    flushSync(() => setTold(found))
    const first = firstToTell(found)
    if (first) setStage({ at: 'told', alert: { kind: 'missing', text: first, button: texts.buttons.ok } })
    else if (Object.keys(found).length > 0) showSummary()
    else if (job) await send(job)
  }

  const send = async (known: Job) => {
    const stop = new AbortController()
    const show = (progress?: Progress) => setStage({ at: 'sending', progress, cancel: () => stop.abort() })
    show()
    const payload = await toPayload({
      job: known,
      answers,
      files,
      canvas: canvasIn(form.current),
      mark: texts.signature.typedMark,
    })
    const sent = await sendForm(endpoint, payload, { key: draft.key, onProgress: show, signal: stop.signal })
    if (sent.outcome === 'taken') await draft.clear()
    if (sent.outcome === 'taken') setTold({})
    if (sent.outcome === 'refused') setTold(sent.problems)
    setStage(
      sent.outcome === 'cancelled'
        ? { at: 'filling', cancelled: true }
        : { at: 'told', alert: tell(sent, texts.buttons) },
    )
  }

  const onFile = (name: FileName, file: File | undefined) => {
    const problem = file && fileProblem(file)
    setTold(({ [name]: _before, ...others }) => (problem ? { ...others, [name]: problem } : others))
    draft.onFile(name, problem ? undefined : file)
  }

  const showSummary = () => {
    summary.current?.scrollIntoView()
    summary.current?.focus({ preventScroll: true })
  }
  const onAlertClosed = () => {
    setKnowsFailure(true)
    setStage({ at: 'filling' })
    requestAnimationFrame(showSummary)
  }
  const failure = loadFailed && !knowsFailure ? notLoaded(texts.buttons.ok) : undefined
  const alert = stage.at === 'told' ? stage.alert : failure

  return { draft: { ...draft, onFile }, stage, alert, entered, wrong, problems, summary, submit, onAlertClosed }
}

const notLoaded = (button: string): AlertContent => ({ kind: 'error', text: outcomeMessages.jobNotLoaded, button })

/** A file that was refused is told although there is none now; all else is told while it is wrong. */
const stillWrong = (told: Problems, wrong: Problems): Problems =>
  Object.fromEntries(
    Object.entries(told)
      .filter(([name]) => name in wrong || fileNames.some((file) => file === name))
      .map(([name, text]) => [name, fileNames.some((file) => file === name) ? text : (wrong[name] ?? text)]),
  )

/** What the dialog says; these come in a fixed order, all else is told at its field. */
export const firstToTell = (problems: Problems): string | undefined =>
  Object.entries(submitMessages).find(([name]) => name in problems)?.[1]

const canvasIn = (form: HTMLFormElement | null) => form?.querySelector('canvas') ?? undefined

function tell(sent: Sent, buttons: { ok: string; done: string }): AlertContent {
  if (sent.outcome === 'taken') return { kind: 'success', ...outcomeMessages.success, button: buttons.done }
  if (sent.outcome === 'no-network') return { kind: 'error', text: outcomeMessages.network, button: buttons.ok }
  const error = sent.outcome === 'refused' ? sent.error : undefined
  return { kind: 'error', text: outcomeMessages.refused(error), button: outcomeMessages.tryAgain }
}

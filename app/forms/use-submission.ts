import { useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { PublicCall } from '../../contract/call-types.ts'
import type { AlertContent, AlertKind } from '../ui/alert.tsx'
import type { AlertMessage, FieldTexts } from './form-rules.ts'
import { newRequestKey, sendForm, type Body, type Progress, type SendResult } from './send-form.ts'

/** What is wrong with a form, or how to send it. Without an alert, its first problem gets the focus. */
export type Checked =
  | { problems: FieldTexts; alert?: AlertMessage | undefined }
  | {
      /** The key of a stored draft. Other forms get a key here, and a new one for each content. */
      key?: string
      body: () => Body | Promise<Body>
      /** What to tell about the result. */
      conclude: (result: SendResult) => Outcome | undefined
    }

export type Outcome = AlertMessage & { kind: AlertKind }

type Stage =
  | { at: 'filling' }
  /** The check takes so long that the form says so. */
  | { at: 'checking'; cancel: () => void }
  | { at: 'sending'; progress: Progress | undefined; cancel: () => void }
  | { at: 'alert'; outcome: Outcome }

type Options = {
  form: RefObject<HTMLFormElement | null>
  /** The API call that receives the form. */
  call: PublicCall<'POST'>
  check: () => Checked | Promise<Checked>
  /** Everything that is wrong now, as far as it is known. Of that, only what was reported is shown. */
  current?: FieldTexts | undefined
  /** What the page reported about a post without JavaScript. */
  posted?: FieldTexts | undefined
  /** Names of file fields: a refused file stays reported until another one is chosen. */
  files?: readonly string[]
  showProblems?: () => void
}

/** Most checks end before anybody could read that they run. */
const unnoticedMs = 500

/** The one way to submit a form: checks and sends it, shows the result, and retries under the same key. */
export function useSubmission({ form, call, check, current, posted = {}, files = [], ...options }: Options) {
  const [stage, setStage] = useState<Stage>({ at: 'filling' })
  const [reported, setReported] = useState(posted)
  const [hasTried, setHasTried] = useState(false)
  /** How often the form was sent successfully; each time its fields are reset. */
  const [sentCount, setSentCount] = useState(0)
  const isSubmitting = useRef(false)
  const ownKey = useRef<string>(undefined)

  const showFirstProblem = () => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  const { showProblems = showFirstProblem } = options

  const submit = async () => {
    if (isSubmitting.current) return
    isSubmitting.current = true
    await checkAndSend().finally(() => (isSubmitting.current = false))
  }

  const checkAndSend = async () => {
    const canceled = new AbortController()
    const cancel = () => canceled.abort()
    const noticed = setTimeout(() => setStage({ at: 'checking', cancel }), unnoticedMs)
    const stopped = new Promise<undefined>((resolve) =>
      canceled.signal.addEventListener('abort', () => resolve(undefined)),
    )
    const checked = await Promise.race([check(), stopped]).finally(() => clearTimeout(noticed))
    if (!checked) return setStage({ at: 'filling' })
    // Synchronously, because a problem gets the focus.
    flushSync(() => {
      setStage((before) => (before.at === 'checking' ? { at: 'filling' } : before))
      setHasTried(true)
      setReported('problems' in checked ? checked.problems : {})
    })
    if ('body' in checked) await send(checked)
    else if (checked.alert) setStage({ at: 'alert', outcome: { kind: 'missing', ...checked.alert } })
    else if (Object.keys(checked.problems).length > 0) showProblems()
  }

  const send = async ({ key, body, conclude }: Extract<Checked, { body: unknown }>) => {
    const controller = new AbortController()
    const onProgress = (progress?: Progress) => setStage({ at: 'sending', progress, cancel: () => controller.abort() })
    const post = async (): Promise<SendResult> => {
      const content = await Promise.resolve(body()).catch(() => undefined)
      if (controller.signal.aborted) return { outcome: 'canceled' }
      if (!content) return { outcome: 'no-network' }
      const used = key ?? (ownKey.current ??= newRequestKey())
      return sendForm(call, content, { key: used, onProgress, signal: controller.signal })
    }
    onProgress()
    let result = await post()
    // The server has received different content under this key, so this is a new form.
    if (!key && result.outcome === 'refused' && result.code === 'reused_key') {
      ownKey.current = undefined
      result = await post()
    }
    if (result.outcome === 'accepted') {
      ownKey.current = undefined
      setSentCount((count) => count + 1)
    }
    if (result.outcome === 'refused') setReported(result.problems)
    const concluded = conclude(result)
    setStage(concluded ? { at: 'alert', outcome: concluded } : { at: 'filling' })
  }

  const outcome = stage.at === 'alert' ? stage.outcome : undefined
  const retry = outcome?.close && { action: { run: () => void submit(), close: outcome.close } }
  const alert: AlertContent | undefined = outcome && { ...outcome, ...retry }

  return {
    form,
    problems: current ? unresolved(reported, current, files) : reported,
    hasTried,
    sentCount,
    checking: stage.at === 'checking' ? stage : undefined,
    sending: stage.at === 'sending' ? stage : undefined,
    alert,
    submit,
    /** Reports a problem of one field, or that it has none. */
    report: (name: string, problem: string | undefined) =>
      setReported(({ [name]: _before, ...others }) => (problem ? { ...others, [name]: problem } : others)),
    closeAlert: () => {
      setStage({ at: 'filling' })
      showProblems()
    },
  }
}

export type Submission = ReturnType<typeof useSubmission>

/** What was reported and is still wrong, as it is wrong now. */
const unresolved = (reported: FieldTexts, current: FieldTexts, files: readonly string[]): FieldTexts =>
  Object.fromEntries(
    Object.entries(reported).flatMap(([name, text]) => {
      const shown = files.includes(name) ? text : current[name]
      return shown ? [[name, shown]] : []
    }),
  )

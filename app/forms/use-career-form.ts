import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { careerOutcomes, type CareerFormTexts } from '../../content/career-form.ts'
import { islandTexts } from '../../content/island.ts'
import { careerFormPath } from '../../contract/public-paths.ts'
import type { AlertContent } from '../ui/alert.tsx'
import type { CareerPlace } from './career-place.ts'
import { keyFor, newFormLoad, renewKey, type FormLoad } from './form-load.ts'
import type { FieldTexts } from './form-rules.ts'
import { sendForm, type SendResult } from './send-form.ts'

type Stage = { at: 'filling' } | { at: 'sending'; percent: number } | { at: 'alert'; alert: AlertContent }

/** State of the short form. The file is checked when it is chosen, the rest on submit and then on every change. */
export function useCareerForm(place: CareerPlace, buttons: CareerFormTexts['buttons'], posted: FieldTexts = {}) {
  const [stage, setStage] = useState<Stage>({ at: 'filling' })
  /** From the press to the answer, including the time that it takes to load the rules. */
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState(posted)
  const [file, setFile] = useState<File>()
  const [sentCount, setSentCount] = useState(0)
  const load = useRef<FormLoad>(undefined)
  const hasTried = useRef(Object.keys(posted).length > 0)
  const isSubmitting = useRef(false)
  /** A ref, because events in quick succession need the current value before React renders. */
  const resume = useRef<Resume>({})
  const checking = useRef(Promise.resolve())

  const submit = async (form: HTMLFormElement) => {
    if (isSubmitting.current) return
    isSubmitting.current = true
    setBusy(true)
    const rules = await fetchRules()
    await checking.current
    // A popup that has been closed in the meantime cannot show anything, and nobody waits for it.
    if (form.checkVisibility()) await checkAndSend(form, rules)
    isSubmitting.current = false
    setBusy(false)
  }

  const checkAndSend = async (form: HTMLFormElement, rules: Rules | undefined) => {
    const sent = new FormData(form)
    const chosen = resume.current
    // The rules may fail to load after an update of the site or without a connection. The server checks the form too.
    const found = rules?.checkCareerForm(place, sent, chosen) ?? {}
    hasTried.current = true
    // Synchronously, because the first invalid field gets the focus.
    flushSync(() => setProblems(found))
    if (Object.keys(found).length > 0) {
      if (place === 'popup') setStage({ at: 'alert', alert: { kind: 'missing', ...fix, button: buttons.invalid } })
      else form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return
    }
    if (chosen.file) sent.set('resume', chosen.file)
    await send(sent)
  }

  const send = async (sent: FormData) => {
    setStage({ at: 'sending', percent: 0 })
    const current = (load.current ??= newFormLoad())
    const onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
      setStage({ at: 'sending', percent: Math.floor((100 * loaded) / (total || 1)) })
    const post = () => {
      const key = keyFor(current, JSON.stringify([...sent].map(fingerprint)))
      return sendForm(careerFormPath, sent, { key, onProgress })
    }
    let answer = await post()
    // The server has received different content under this key, so this is a new form.
    if (answer.outcome === 'refused' && answer.code === 'reused_key') {
      renewKey(current)
      answer = await post()
    }
    if (answer.outcome === 'accepted') clear()
    if (answer.outcome === 'refused') setProblems(answer.problems)
    setStage({ at: 'alert', alert: alertFor(answer, buttons, () => void send(sent)) })
  }

  const clear = () => {
    load.current = newFormLoad()
    hasTried.current = false
    resume.current = {}
    setFile(undefined)
    setSentCount((count) => count + 1)
  }

  /** Also loads the rules on the first change. */
  const recheck = async (form: HTMLFormElement) => {
    const rules = await fetchRules()
    if (rules && hasTried.current) setProblems(rules.checkCareerForm(place, new FormData(form), resume.current))
  }

  /** Refuses a file that cannot be sent; its field shows why. */
  const inspect = async (form: HTMLFormElement | null, chosen: File | undefined) => {
    const problem = chosen && (await (await fetchRules())?.checkResume(chosen))
    resume.current = problem ? { problem } : { file: chosen }
    setFile(problem ? undefined : chosen)
    setProblems(({ resume: _before, ...others }) => (problem ? { ...others, resume: problem } : others))
    if (form) await recheck(form)
  }
  const choose = (form: HTMLFormElement | null, chosen: File | undefined) => {
    checking.current = checking.current.then(() => inspect(form, chosen))
  }

  return {
    stage,
    isBusy,
    problems,
    file,
    sentCount,
    submit,
    recheck,
    choose,
    backToForm: () => setStage({ at: 'filling' }),
  }
}

/** The chosen file, or what is wrong with it. */
type Resume = { file?: File | undefined; problem?: string }

type Rules = typeof import('./career-rules.ts')
const fetchRules = (): Promise<Rules | undefined> => import('./career-rules.ts').catch(() => undefined)

/** Identifies a field by its value, and a file by its metadata, without reading it. */
const fingerprint = ([name, value]: [string, FormDataEntryValue]) =>
  typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified]

const fix = { text: careerOutcomes.fixErrors }

function alertFor(answer: SendResult, buttons: CareerFormTexts['buttons'], sendAgain: () => void): AlertContent {
  const { success, failure } = careerOutcomes
  if (answer.outcome === 'accepted') return { kind: 'success', ...success, button: buttons.success }
  const text = {
    refused: 'error' in answer && answer.error ? answer.error : failure.text,
    unreadable: careerOutcomes.unreadable,
    'no-network': careerOutcomes.other,
    cancelled: careerOutcomes.other,
  }[answer.outcome]
  const alert = { kind: 'error', title: failure.title, text } as const
  // A retry would fail again until the fields are corrected.
  if (answer.outcome === 'refused' && Object.keys(answer.problems).length > 0)
    return { ...alert, button: buttons.invalid }
  const note = answer.outcome === 'no-network' && { note: islandTexts.noConnection }
  return { ...alert, ...note, button: buttons.failure, action: { run: sendAgain, close: buttons.close } }
}

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CareerFormTexts } from '../../content/career-form.ts'
import { islandTexts } from '../../content/island.ts'
import { careerMessages } from '../../contract/career-messages.ts'
import type { AlertContent } from '../ui/alert.tsx'
import { careerEndpoint, type CareerPlace } from './career-place.ts'
import { keyFor, newFormLoad, renewKey, type FormLoad } from './form-load.ts'
import type { Problems } from './form-rules.ts'
import { sendForm, type Sent } from './send-form.ts'

type Stage = { at: 'filling' } | { at: 'sending'; percent: number } | { at: 'told'; alert: AlertContent }

/** One life of the short form: a file is checked when it is chosen, the rest on submit, and then with every change. */
export function useCareerForm(place: CareerPlace, buttons: CareerFormTexts['buttons'], posted: Problems = {}) {
  const [stage, setStage] = useState<Stage>({ at: 'filling' })
  /** From the press to the answer: the rules may be on their way for a while. */
  const [isBusy, setBusy] = useState(false)
  const [problems, setProblems] = useState(posted)
  const [file, setFile] = useState<File>()
  const [sentCount, setSentCount] = useState(0)
  const load = useRef<FormLoad>(undefined)
  const tried = useRef(Object.keys(posted).length > 0)
  const busy = useRef(false)
  /** What events that follow each other quickly must know at once. */
  const resume = useRef<Resume>({})
  const checking = useRef(Promise.resolve())

  const submit = async (form: HTMLFormElement) => {
    if (busy.current) return
    busy.current = true
    setBusy(true)
    const rules = await fetchRules()
    await checking.current
    // In a popup that was closed meanwhile nothing can be told, and nobody waits for it.
    if (form.checkVisibility()) await checkAndSend(form, rules)
    busy.current = false
    setBusy(false)
  }

  const checkAndSend = async (form: HTMLFormElement, rules: Rules | undefined) => {
    const sent = new FormData(form)
    const chosen = resume.current
    // After an update of the site, or without a connection, the rules may not come: the call itself checks the form too.
    const wrong = rules?.checkCareerForm(place, sent, chosen) ?? {}
    tried.current = true
    // At once, for the first wrong field takes the focus.
    flushSync(() => setProblems(wrong))
    if (Object.keys(wrong).length > 0) {
      if (place === 'popup') setStage({ at: 'told', alert: { kind: 'missing', ...fix, button: buttons.invalid } })
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
      setStage({ at: 'sending', percent: Math.floor((100 * loaded) / total) })
    const post = () => {
      const key = keyFor(current, JSON.stringify([...sent].map(describe)))
      return sendForm(careerEndpoint, sent, { key, onProgress })
    }
    let answer = await post()
    // Something else was received under this key, so this is something new.
    if (answer.outcome === 'refused' && answer.code === 'reused_key') {
      renewKey(current)
      answer = await post()
    }
    if (answer.outcome === 'taken') clear()
    if (answer.outcome === 'refused') setProblems(answer.problems)
    setStage({ at: 'told', alert: tell(answer, buttons, () => void send(sent)) })
  }

  const clear = () => {
    load.current = newFormLoad()
    tried.current = false
    resume.current = {}
    setFile(undefined)
    setSentCount((count) => count + 1)
  }

  /** The first change fetches the rules. */
  const recheck = async (form: HTMLFormElement) => {
    const rules = await fetchRules()
    if (rules && tried.current) setProblems(rules.checkCareerForm(place, new FormData(form), resume.current))
  }

  /** A file that cannot be sent is not taken; its field says why. */
  const look = async (form: HTMLFormElement | null, chosen: File | undefined) => {
    const problem = chosen && (await (await fetchRules())?.inspectFile(chosen))
    resume.current = problem ? { problem } : { file: chosen }
    setFile(problem ? undefined : chosen)
    setProblems(({ resume: _before, ...others }) => (problem ? { ...others, resume: problem } : others))
    if (form) await recheck(form)
  }
  const choose = (form: HTMLFormElement | null, chosen: File | undefined) => {
    checking.current = checking.current.then(() => look(form, chosen))
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
    fillIn: () => setStage({ at: 'filling' }),
  }
}

/** The file that was chosen, or what is wrong with it. */
type Resume = { file?: File | undefined; problem?: string }

type Rules = typeof import('./career-rules.ts')
const fetchRules = (): Promise<Rules | undefined> => import('./career-rules.ts').catch(() => undefined)

/** A field, or a file as far as it can be told without reading it. */
const describe = ([name, value]: [string, FormDataEntryValue]) =>
  typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified]

const fix = { text: careerMessages.fixErrors }

function tell(answer: Sent, buttons: CareerFormTexts['buttons'], sendAgain: () => void): AlertContent {
  const { success, failure } = careerMessages
  if (answer.outcome === 'taken') return { kind: 'success', ...success, button: buttons.success }
  const text = {
    refused: 'error' in answer && answer.error ? answer.error : failure.text,
    unreadable: careerMessages.unreadable,
    'no-network': careerMessages.other,
    cancelled: careerMessages.other,
  }[answer.outcome]
  const alert = { kind: 'error', title: failure.title, text } as const
  // What is wrong with a field would be wrong again.
  if (answer.outcome === 'refused' && Object.keys(answer.problems).length > 0)
    return { ...alert, button: buttons.invalid }
  const note = answer.outcome === 'no-network' && { note: islandTexts.noConnection }
  return { ...alert, ...note, button: buttons.failure, action: { run: sendAgain, close: buttons.close } }
}

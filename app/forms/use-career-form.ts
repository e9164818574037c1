import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CareerFormTexts } from '../../content/career-form.ts'
import { islandTexts } from '../../content/island.ts'
import { careerMessages } from '../../contract/career-messages.ts'
import type { AlertContent } from '../ui/alert.tsx'
import { careerEndpoint, type CareerPlace } from './career-place.ts'
import { keyFor, newFormLoad, type FormLoad } from './form-load.ts'
import type { Problems } from './form-rules.ts'
import { sendForm, type Sent } from './send-form.ts'

type Stage = { at: 'filling' } | { at: 'sending'; percent: number } | { at: 'told'; alert: AlertContent }

/** One life of the short form: checked on submit, and from then on with every change. */
export function useCareerForm(place: CareerPlace, buttons: CareerFormTexts['buttons'], posted: Problems = {}) {
  const [stage, setStage] = useState<Stage>({ at: 'filling' })
  const [problems, setProblems] = useState(posted)
  const [file, setFile] = useState<File>()
  const [sentCount, setSentCount] = useState(0)
  const load = useRef<FormLoad>(undefined)
  const tried = useRef(Object.keys(posted).length > 0)

  const submit = async (form: HTMLFormElement) => {
    if (stage.at === 'sending') return
    const sent = new FormData(form)
    const rules = await fetchRules()
    // In a popup that was closed meanwhile nothing can be told, and nobody waits for it.
    if (!form.checkVisibility()) return
    // After an update of the site, or without a connection, the rules may not come: the call itself checks the form too.
    const wrong = rules?.checkCareerForm(place, sent, file) ?? {}
    tried.current = true
    // At once, for the first wrong field takes the focus.
    flushSync(() => setProblems(wrong))
    if (Object.keys(wrong).length > 0) {
      if (place === 'popup') setStage({ at: 'told', alert: { kind: 'missing', ...fix, button: buttons.invalid } })
      else form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
      return
    }
    if (file) sent.set('resume', file)
    await send(sent)
  }

  const send = async (sent: FormData) => {
    setStage({ at: 'sending', percent: 0 })
    const key = keyFor((load.current ??= newFormLoad()), JSON.stringify([...sent].map(describe)))
    const onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
      setStage({ at: 'sending', percent: Math.floor((100 * loaded) / total) })
    const answer = await sendForm(careerEndpoint, sent, { key, onProgress })
    if (answer.outcome === 'taken') clear()
    if (answer.outcome === 'refused') setProblems(answer.problems)
    setStage({ at: 'told', alert: tell(answer, buttons, () => void send(sent)) })
  }

  const clear = () => {
    load.current = newFormLoad()
    tried.current = false
    setFile(undefined)
    setSentCount((count) => count + 1)
  }

  /** The first change fetches the rules. */
  const recheck = async (form: HTMLFormElement, chosen = file) => {
    const rules = await fetchRules()
    if (rules && tried.current) setProblems(rules.checkCareerForm(place, new FormData(form), chosen))
  }
  const choose = (form: HTMLFormElement | null, chosen: File | undefined) => {
    setFile(chosen)
    if (form) void recheck(form, chosen)
  }

  return { stage, problems, file, sentCount, submit, recheck, choose, fillIn: () => setStage({ at: 'filling' }) }
}

const fetchRules = () => import('./career-rules.ts').catch(() => undefined)

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

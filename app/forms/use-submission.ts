import { useEffect, useRef, useState } from 'react'
import { islandTexts } from '../../content/island.ts'
import { leastFillMs } from '../../contract/lead-call.ts'
import type { AlertKind } from '../ui/alert.tsx'
import { isReachable } from '../is-reachable.ts'
import { keyFor, newFormLoad, renewKey, type FormLoad } from './form-load.ts'
import { textOf, type FormRules, type LoadRules, type Problems, type Telling } from './form-rules.ts'
import { postLead } from './post-lead.ts'

/** From filling in to sending to being told, and back to filling in. */
type Stage = { at: 'filling' } | { at: 'sending' } | { at: 'told'; kind: AlertKind; telling: Telling }

/** Part of a form that is shown alone: its fields, and what happens when they are right. */
export type Step = { fields: readonly string[]; onRight: () => void }

export function useSubmission(loadRules: LoadRules, step: Step | undefined, postedProblems: Problems) {
  const [stage, setStage] = useState<Stage>({ at: 'filling' })
  const [problems, setProblems] = useState(postedProblems)
  /** How often the form was sent well; each time its fields begin anew. */
  const [sentCount, setSentCount] = useState(0)
  const load = useRef<FormLoad>(undefined)
  /** From the press to the answer: the rules may be on their way for a while. */
  const [isBusy, setBusy] = useState(false)
  const busy = useRef(false)

  useEffect(() => {
    load.current = newFormLoad()
  }, [])

  const fetchRules = () => loadRules().catch(() => undefined)

  const submit = async (form: HTMLFormElement) => {
    if (busy.current) return
    busy.current = true
    setBusy(true)
    const rules = await fetchRules()
    // In a popup that was closed meanwhile nothing can be told, and nobody waits for it.
    if (form.checkVisibility()) {
      // After an update of the site the rules may be gone: then the page itself takes the form, and checks it.
      if (rules) await checkAndSend(new FormData(form), rules)
      else if (await isReachable()) form.submit()
      else setStage({ at: 'told', kind: 'error', telling: unreachable })
    }
    busy.current = false
    setBusy(false)
  }

  const checkAndSend = async (sent: FormData, rules: FormRules) => {
    const check = rules.check(sent)
    const wrong = check.ok ? {} : step ? pick(check.problems, step.fields) : check.problems
    setProblems(wrong)
    if (!check.ok && Object.keys(wrong).length > 0) {
      setStage({ at: 'told', kind: 'missing', telling: rules.invalid(wrong) })
    } else if (step) step.onRight()
    else if (check.ok) await send(sent, check.lead, rules)
  }

  const send = async (sent: FormData, lead: object, rules: FormRules) => {
    setStage({ at: 'sending' })
    const current = (load.current ??= newFormLoad())
    const { since } = current
    await untilFilledByHand(since)
    const post = () =>
      postLead(rules.endpoint, keyFor(current, JSON.stringify(lead)), { ...lead, ...extras(sent, since) })
    let answer = await post()
    // Something else was received under this key, so this is something new.
    if (!answer.ok && answer.code === 'reused_key') {
      renewKey(current)
      answer = await post()
    }
    if (answer.ok) {
      load.current = newFormLoad()
      setSentCount((count) => count + 1)
    }
    if (answer.ok) setStage({ at: 'told', kind: 'success', telling: rules.success })
    else {
      const note = answer.noConnection && { note: islandTexts.noConnection }
      setStage({ at: 'told', kind: 'error', telling: { ...rules.failure(answer.message), ...note } })
    }
  }

  /** Takes back what is no longer wrong; what else is wrong is told at the next try. The first change fetches the rules. */
  const recheck = async (form: HTMLFormElement) => {
    const rules = await fetchRules()
    if (!rules || Object.keys(problems).length === 0) return
    const check = rules.check(new FormData(form))
    setProblems((told) => (check.ok ? {} : pick(check.problems, Object.keys(told))))
  }

  return { stage, isBusy, problems, sentCount, submit, recheck, fillIn: () => setStage({ at: 'filling' }) }
}

const unreachable: Telling = { text: islandTexts.noConnection, button: islandTexts.retry, close: islandTexts.close }

const pick = (problems: Problems, fields: readonly string[]): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => fields.includes(field)))

/** Who fills in a form by one tap waits a moment, instead of being taken for a program. */
const untilFilledByHand = (since: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.ceil(leastFillMs - (performance.now() - since))))

const extras = (sent: FormData, since: number) => ({
  source: textOf(sent, 'source'),
  consentVersion: textOf(sent, 'consentVersion'),
  website: textOf(sent, 'website'),
  page: location.pathname,
  elapsedMs: Math.ceil(performance.now() - since),
})

import { useEffect, useRef, useState } from 'react'
import { islandTexts } from '../../content/island.ts'
import { problemTexts } from '../../content/reason-text.ts'
import { minFillMs } from '../../contract/lead-call.ts'
import type { Problems } from '../../contract/reasons.ts'
import type { AlertKind } from '../ui/alert.tsx'
import { isReachable } from '../islands/is-reachable.ts'
import { keyFor, newFormLoad, renewKey, type FormLoad } from './form-load.ts'
import { textOf, type FormRules, type LoadRules, type FieldTexts, type AlertMessage } from './form-rules.ts'
import { postLead } from './post-lead.ts'

type Stage = { at: 'filling' } | { at: 'sending' } | { at: 'alert'; kind: AlertKind; message: AlertMessage }

/** One step of a form: its fields, and what happens when they are valid. */
export type Step = { fields: readonly string[]; onValid: () => void }

export function useSubmission(loadRules: LoadRules, step: Step | undefined, postedProblems: FieldTexts) {
  const [stage, setStage] = useState<Stage>({ at: 'filling' })
  const [problems, setProblems] = useState(postedProblems)
  /** How often the form was sent successfully; each time its fields are reset. */
  const [sentCount, setSentCount] = useState(0)
  const load = useRef<FormLoad>(undefined)
  /** From the press to the answer, including the time that it takes to load the rules. */
  const [isBusy, setBusy] = useState(false)
  const isSubmitting = useRef(false)

  useEffect(() => {
    load.current = newFormLoad()
  }, [])

  const fetchRules = () => loadRules().catch(() => undefined)

  const submit = async (form: HTMLFormElement) => {
    if (isSubmitting.current) return
    isSubmitting.current = true
    setBusy(true)
    const rules = await fetchRules()
    // A popup that has been closed in the meantime cannot show anything, and nobody waits for it.
    if (form.checkVisibility()) {
      // The rules may be gone after an update of the site. The form is then posted to its page, which checks it.
      if (rules) await checkAndSend(new FormData(form), rules)
      else if (await isReachable()) form.submit()
      else setStage({ at: 'alert', kind: 'error', message: unreachable })
    }
    isSubmitting.current = false
    setBusy(false)
  }

  const checkAndSend = async (sent: FormData, rules: FormRules) => {
    const check = rules.check(sent)
    const found = check.ok ? {} : step ? pick(check.problems, step.fields) : check.problems
    setProblems(problemTexts(rules.texts, found))
    if (!check.ok && Object.keys(found).length > 0) {
      setStage({ at: 'alert', kind: 'missing', message: rules.invalid(found) })
    } else if (step) step.onValid()
    else if (check.ok) await send(sent, check.lead, rules)
  }

  const send = async (sent: FormData, lead: object, rules: FormRules) => {
    setStage({ at: 'sending' })
    const current = (load.current ??= newFormLoad())
    const { since } = current
    await waitForMinFillTime(since)
    const post = () =>
      postLead(rules.endpoint, keyFor(current, JSON.stringify(lead)), { ...lead, ...extras(sent, since) })
    let answer = await post()
    // The server has received different content under this key, so this is a new lead.
    if (!answer.ok && answer.code === 'reused_key') {
      renewKey(current)
      answer = await post()
    }
    if (answer.ok) {
      load.current = newFormLoad()
      setSentCount((count) => count + 1)
    }
    if (answer.ok) setStage({ at: 'alert', kind: 'success', message: rules.success })
    else {
      const note = answer.noConnection && { note: islandTexts.noConnection }
      setStage({ at: 'alert', kind: 'error', message: { ...rules.failure(answer.message), ...note } })
    }
  }

  /** Clears errors that are fixed; new ones are shown on the next submit. Also loads the rules on the first change. */
  const recheck = async (form: HTMLFormElement) => {
    const rules = await fetchRules()
    if (!rules || Object.keys(problems).length === 0) return
    const check = rules.check(new FormData(form))
    setProblems((shown) => (check.ok ? {} : problemTexts(rules.texts, pick(check.problems, Object.keys(shown)))))
  }

  return { stage, isBusy, problems, sentCount, submit, recheck, backToForm: () => setStage({ at: 'filling' }) }
}

const unreachable: AlertMessage = {
  text: islandTexts.noConnection,
  button: islandTexts.retry,
  close: islandTexts.close,
}

const pick = (problems: Problems, fields: readonly string[]): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => fields.includes(field)))

/** Delays a form that was autofilled with one tap, so that the server does not take it for a bot's. */
const waitForMinFillTime = (since: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.ceil(minFillMs - (performance.now() - since))))

const extras = (sent: FormData, since: number) => ({
  source: textOf(sent, 'source'),
  consentVersion: textOf(sent, 'consentVersion'),
  website: textOf(sent, 'website'),
  page: location.pathname,
  elapsedMs: Math.ceil(performance.now() - since),
})

import { useRef, useState } from 'react'
import { leaveEmpty } from '../../content/form-hints.ts'
import { islandTexts } from '../../content/island.ts'
import { problemTexts } from '../../content/reason-text.ts'
import { minFillMs } from '../../contract/lead-call.ts'
import type { LeadSource } from '../../contract/lead.ts'
import type { FormAnswer } from '../../contract/posted-form.ts'
import type { Problems } from '../../contract/reasons.ts'
import { checkLead, leadExtras, type FieldTexts, type FormRules, type Lead } from './form-rules.ts'
import { FormShell } from './form-shell.tsx'
import type { LeadBody, SendResult } from './send-form.ts'
import { useSubmission, type Checked, type Outcome } from './use-submission.ts'

/** One step of a form: its fields, and what happens when they are valid. */
type Step = { fields: readonly string[]; onValid: () => void }

type Props = {
  source: LeadSource
  label: string
  action: string
  rules: FormRules
  consentVersion: string
  sending: string
  answer?: FormAnswer | undefined
  step?: Step | undefined
  fields: React.ReactNode
  children: React.ReactNode
}

export const LeadForm = ({ source, rules, step, answer, consentVersion, ...props }: Props) => {
  const form = useRef<HTMLFormElement>(null)
  const [current, setCurrent] = useState<FieldTexts>()

  const read = () => {
    const sent = new FormData(form.current ?? undefined)
    const { lead, problems: all } = checkLead(rules, sent)
    const found = step ? pick(all, step.fields) : all
    const problems = problemTexts(rules.texts, found)
    setCurrent(problems)
    return { sent, lead, found, problems }
  }
  const check = (): Checked => {
    const { sent, lead, found, problems } = read()
    if (Object.keys(found).length > 0) return { problems, alert: rules.invalid(found) }
    if (lead && !step)
      return { body: () => leadBody({ ...lead, source }, sent), conclude: (result) => outcomeOf(result, rules) }
    step?.onValid()
    return { problems }
  }
  const submission = useSubmission({ form, call: rules.call, check, current, posted: answer?.problems })

  return (
    <FormShell
      {...props}
      submission={submission}
      source={source}
      answer={answer}
      onChange={read}
      hidden={
        <>
          <input type="hidden" name="source" value={source} />
          <input type="hidden" name="consentVersion" value={consentVersion} />
          {/* A honeypot: people never see this field, but bots that fill in every field do. */}
          <label className="trap" aria-hidden="true">
            {leaveEmpty} <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </>
      }
    />
  )
}

const pick = (problems: Problems, fields: readonly string[]): Problems =>
  Object.fromEntries(Object.entries(problems).filter(([field]) => fields.includes(field)))

/** Waits with a form that was autofilled with one tap, so that the server does not take it for a bot's. */
async function leadBody(lead: Lead & { source: LeadSource }, sent: FormData): Promise<LeadBody> {
  await new Promise((resolve) => setTimeout(resolve, minFillMs - performance.now()))
  return { ...leadExtras(sent), ...lead, page: location.pathname, elapsedMs: Math.ceil(performance.now()) }
}

function outcomeOf(result: SendResult, { success, failure }: FormRules): Outcome {
  if (result.outcome === 'accepted') return { kind: 'success', ...success }
  const note = result.outcome === 'no-network' && { note: islandTexts.noConnection }
  return { kind: 'error', ...failure(result.outcome === 'refused' ? result.error : undefined), ...note }
}

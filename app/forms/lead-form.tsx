import { useRef } from 'react'
import type { LeadSource } from '../../contract/lead.ts'
import type { FormAnswer } from '../../contract/posted-form.ts'
import { Alert } from '../ui/alert.tsx'
import { Loading } from '../ui/loading.tsx'
import type { LoadRules } from './form-rules.ts'
import { PostedNotice } from './posted-notice.tsx'
import { FormContext } from './use-field.ts'
import { useSubmission, type Step } from './use-submission.ts'

type Props = {
  source: LeadSource
  label: string
  /** Where a post without JavaScript goes: the page itself, at the place of the answer. */
  action: string
  rules: LoadRules
  consentVersion: string
  /** What is shown while the form is on its way. */
  sending: string
  /** What the page answered to a post. */
  answer?: FormAnswer | undefined
  step?: Step | undefined
  fields: React.ReactNode
  /** The buttons. They stay when the fields are cleared, so that focus has a place to come back to. */
  children: React.ReactNode
}

/** A form that sends a lead: it checks, waits, tells what came of it, and works without JavaScript too. */
export const LeadForm = ({ source, rules, step, answer: posted, ...props }: Props) => {
  const form = useRef<HTMLFormElement>(null)
  const { stage, isBusy, problems, sentCount, submit, recheck, fillIn } = useSubmission(
    rules,
    step,
    posted?.problems ?? {},
  )
  const values = sentCount === 0 && posted ? posted.values : {}

  const onAlertClosed = () => {
    fillIn()
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    if (stage.at === 'told' && stage.kind === 'success') form.current?.closest('dialog')?.close()
  }

  const alert = stage.at === 'told' ? { kind: stage.kind, ...stage.telling } : undefined
  const tryAgain = { run: () => form.current && void submit(form.current), close: alert?.close ?? '' }

  return (
    <>
      <form
        className="form"
        aria-label={props.label}
        method="post"
        action={props.action}
        noValidate
        ref={form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit(event.currentTarget)
        }}
        onChange={(event) => void recheck(event.currentTarget)}
      >
        {posted && sentCount === 0 && <PostedNotice answer={posted} />}
        <input type="hidden" name="source" value={source} />
        <input type="hidden" name="consentVersion" value={props.consentVersion} />
        {/* People never see this field; programs that fill in everything give themselves away. */}
        <input className="trap" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
        <FormContext value={{ source, problems, values, isBusy }}>
          <div className="form" key={sentCount}>
            {props.fields}
          </div>
          {props.children}
        </FormContext>
      </form>
      <Loading text={stage.at === 'sending' ? props.sending : undefined} />
      <Alert alert={alert && { ...alert, ...(alert.close && { action: tryAgain }) }} onClose={onAlertClosed} />
    </>
  )
}

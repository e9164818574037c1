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
  /** The URL for a post without JavaScript: the page itself, with the answer as the hash. */
  action: string
  rules: LoadRules
  consentVersion: string
  /** Shown while the form is being sent. */
  sending: string
  /** The page's answer to a post without JavaScript. */
  answer?: FormAnswer | undefined
  step?: Step | undefined
  fields: React.ReactNode
  /** The buttons. They stay mounted when the fields are cleared, so that the focus can return to them. */
  children: React.ReactNode
}

/** A form that sends a lead and shows the result. It also works without JavaScript. */
export const LeadForm = ({ source, rules, step, answer: posted, ...props }: Props) => {
  const form = useRef<HTMLFormElement>(null)
  const { stage, isBusy, problems, sentCount, submit, recheck, backToForm } = useSubmission(
    rules,
    step,
    posted?.problems ?? {},
  )
  const values = sentCount === 0 && posted ? posted.values : {}

  const onAlertClosed = () => {
    backToForm()
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    if (stage.at === 'alert' && stage.kind === 'success') form.current?.closest('dialog')?.close()
  }

  const alert = stage.at === 'alert' ? { kind: stage.kind, ...stage.message } : undefined
  const retry = { run: () => form.current && void submit(form.current), close: alert?.close ?? '' }

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
        {/* A honeypot: people never see this field, but bots that fill in every field do. */}
        <input className="trap" name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
        <FormContext value={{ source, problems, values, isBusy }}>
          <div className="form" key={sentCount}>
            {props.fields}
          </div>
          {props.children}
        </FormContext>
      </form>
      <Loading text={stage.at === 'sending' ? props.sending : undefined} />
      <Alert alert={alert && { ...alert, ...(alert.close && { action: retry }) }} onClose={onAlertClosed} />
    </>
  )
}

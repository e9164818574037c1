import type { FormAnswer } from '../../contract/posted-form.ts'
import { Alert } from '../ui/alert.tsx'
import { Loading } from '../ui/loading.tsx'
import { PostedNotice } from './posted-notice.tsx'
import { FormContext } from './use-field.ts'
import type { Submission } from './use-submission.ts'

type Props = {
  submission: Submission
  source: string
  label: string
  /** The URL for a post without JavaScript, with the answer as the hash. */
  action: string
  encType?: 'multipart/form-data'
  /** The page's answer to a post without JavaScript. */
  answer: FormAnswer | undefined
  /** Shown while the form is being sent. */
  sending: string
  onChange: () => void
  hidden: React.ReactNode
  fields: React.ReactNode
  /** The buttons. They stay mounted when the fields are cleared, so that the focus can return to them. */
  children: React.ReactNode
}

/** A short form and its result. It also works without JavaScript. */
export const FormShell = ({ submission, source, label, answer, sending, onChange, ...props }: Props) => {
  const { form, alert, problems, sentCount } = submission
  const posted = sentCount === 0 ? answer : undefined
  return (
    <>
      <form
        className="form"
        aria-label={label}
        method="post"
        action={props.action}
        encType={props.encType}
        noValidate
        ref={form}
        onSubmit={(event) => {
          event.preventDefault()
          void submission.submit()
        }}
        onChange={onChange}
      >
        {posted && <PostedNotice answer={posted} />}
        {props.hidden}
        <FormContext value={{ source, problems, values: posted?.values ?? {}, isBusy: Boolean(submission.sending) }}>
          <div className="form" key={sentCount}>
            {props.fields}
          </div>
          {props.children}
        </FormContext>
      </form>
      <Loading text={submission.sending && sending} />
      <Alert
        alert={alert}
        onClose={() => {
          submission.closeAlert()
          if (alert?.kind === 'success') form.current?.closest('dialog')?.close()
        }}
      />
    </>
  )
}

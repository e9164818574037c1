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
  /** Shown while a file of the form is being read, if that takes long, with a button to stop waiting. */
  reading?: { text: string; cancel: string }
  onChange: () => void
  hidden: React.ReactNode
  fields: React.ReactNode
  /** The buttons. They stay mounted when the fields are cleared, so that the focus can return to them. */
  children: React.ReactNode
}

/** A short form and its result. It also works without JavaScript. */
export const FormShell = ({ submission, source, label, answer, sending, reading, onChange, ...props }: Props) => {
  const { form, alert, problems, checking, sentCount } = submission
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
        <FormContext
          value={{ source, problems, values: posted?.values ?? {}, isBusy: Boolean(checking ?? submission.sending) }}
        >
          <div className="form" key={sentCount}>
            {props.fields}
          </div>
          {props.children}
          {reading && checking && (
            <p className="cluster">
              <output className="small">{reading.text}</output>
              <button
                className="button button-quiet"
                type="button"
                onClick={() => {
                  checking.cancel()
                  // This button disappears.
                  form.current?.querySelector<HTMLElement>('[aria-busy]')?.focus()
                }}
              >
                {reading.cancel}
              </button>
            </p>
          )}
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

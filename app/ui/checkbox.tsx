import { FieldError, tiesTo } from './field.tsx'

type Props = { id: string; error?: string | undefined } & React.ComponentProps<'input'>

/**
 * A box with the words that it stands for; the words are part of what is tapped. It says that it is not invalid: browsers
 * call a required box invalid as long as it is empty, before anybody could check it.
 */
export const Checkbox = ({ id, error, children, ...input }: Props) => (
  <div className={error ? 'field consent is-error' : 'field consent'}>
    <input
      className="checkbox"
      type="checkbox"
      {...input}
      {...tiesTo({ id, error })}
      aria-invalid={error !== undefined}
    />
    <label htmlFor={id}>{children}</label>
    <FieldError id={id} error={error} />
  </div>
)

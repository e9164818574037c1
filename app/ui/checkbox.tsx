import { FieldError, controlProps } from './field.tsx'

type Props = { id: string; error?: string | undefined } & React.ComponentProps<'input'>

/**
 * A checkbox with its label. `aria-invalid` is always set, because browsers report a required box as invalid while it
 * is unchecked, even before anybody could check it.
 */
export const Checkbox = ({ id, error, children, ...input }: Props) => (
  <div className={error ? 'field consent is-error' : 'field consent'}>
    <input
      className="checkbox"
      type="checkbox"
      {...input}
      {...controlProps({ id, error })}
      aria-invalid={error !== undefined}
    />
    <label htmlFor={id}>{children}</label>
    <FieldError id={id} error={error} />
  </div>
)

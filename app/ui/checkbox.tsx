import { FieldError, tiesTo } from './field.tsx'

type Props = { id: string; error?: string | undefined } & React.ComponentProps<'input'>

/** A box with the words that it stands for; the words are part of what is tapped. */
export const Checkbox = ({ id, error, children, ...input }: Props) => (
  <div className={error ? 'field consent is-error' : 'field consent'}>
    <input className="checkbox" type="checkbox" {...input} {...tiesTo({ id, error })} />
    <label htmlFor={id}>{children}</label>
    <FieldError id={id} error={error} />
  </div>
)

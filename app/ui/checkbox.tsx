import { FieldError } from './field.tsx'

type Props = { id: string; error?: string | undefined; children: React.ReactNode } & Omit<
  React.ComponentProps<'input'>,
  'id' | 'children'
>

/** A box with the words that it stands for; the words are part of what is tapped. */
export const Checkbox = ({ id, error, children, ...input }: Props) => (
  <div className={error ? 'field consent is-error' : 'field consent'}>
    <input
      className="checkbox"
      type="checkbox"
      id={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      {...input}
    />
    <label htmlFor={id}>{children}</label>
    <FieldError id={id} error={error} />
  </div>
)

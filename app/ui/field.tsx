import { Icon } from './icon.tsx'

type FieldProps = {
  id: string
  label: string
  /** A short note beside the label, such as “optional”. */
  note?: string | undefined
  help?: string | undefined
  error?: string | undefined
  /** Whether screen readers announce the error when it appears, because it is the response to a press. */
  live?: boolean | undefined
}

export const InputField = ({
  id,
  label,
  note,
  help,
  error,
  live,
  ...input
}: FieldProps & React.ComponentProps<'input'>) => (
  <Field {...{ id, label, note, help, error, live }}>
    <input className="input" {...input} {...controlProps({ id, help, error })} />
  </Field>
)

export const TextField = ({
  id,
  label,
  note,
  help,
  error,
  live,
  ...text
}: FieldProps & React.ComponentProps<'textarea'>) => (
  <Field {...{ id, label, note, help, error, live }}>
    <textarea className="input" {...text} {...controlProps({ id, help, error })} />
  </Field>
)

export const SelectField = ({
  id,
  label,
  note,
  help,
  error,
  live,
  ...list
}: FieldProps & React.ComponentProps<'select'>) => (
  <Field {...{ id, label, note, help, error, live }}>
    <select className="select" {...list} {...controlProps({ id, help, error })} />
  </Field>
)

/** Label, help, control, error, in this order. */
const Field = ({ id, label, note, help, error, live, children }: FieldProps & { children: React.ReactNode }) => (
  <div className={error ? 'field is-error' : 'field'}>
    <label className="field-label" htmlFor={id}>
      {label} {note && <small>{note}</small>}
    </label>
    {help && (
      <p className="field-help" id={`${id}-help`}>
        {help}
      </p>
    )}
    {children}
    {live ? (
      <div role="alert">
        <FieldError id={id} error={error} />
      </div>
    ) : (
      <FieldError id={id} error={error} />
    )}
  </div>
)

export const FieldError = ({ id, error }: Pick<FieldProps, 'id' | 'error'>) =>
  error && (
    <p className="field-error" id={`${id}-error`}>
      <Icon name="error" /> <span>{error}</span>
    </p>
  )

/** Connects a control to its help and its error for screen readers. */
export const controlProps = ({ id, help, error }: Pick<FieldProps, 'id' | 'help' | 'error'>) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
})

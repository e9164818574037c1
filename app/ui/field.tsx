import { Icon } from './icon.tsx'

type FieldProps = {
  id: string
  label: string
  /** A short note beside the label, such as “(optional)”. */
  note?: string | undefined
  help?: string | undefined
  error?: string | undefined
  /** Whether screen readers announce the error when it appears, because it is the response to a press. */
  live?: boolean | 'polite' | undefined
}

export const InputField = (props: FieldProps & React.ComponentProps<'input'>) => {
  const { field, control } = split(props)
  return (
    <Field {...field}>
      <input className="input" {...control} />
    </Field>
  )
}

export const TextField = (props: FieldProps & React.ComponentProps<'textarea'>) => {
  const { field, control } = split(props)
  return (
    <Field {...field}>
      <textarea className="input" {...control} />
    </Field>
  )
}

type SelectProps = FieldProps &
  Omit<React.ComponentProps<'select'>, 'children'> & {
    options: readonly (readonly [value: string | number, text: string])[]
    /** The text of the first option, which is empty. */
    none?: string
  }

export const SelectField = ({ options, none, ...props }: SelectProps) => {
  const { field, control } = split(props)
  return (
    <Field {...field}>
      <select className="select" {...control}>
        {none !== undefined && <option value="">{none}</option>}
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  )
}

const split = <P extends FieldProps>({ id, label, note, help, error, live, ...control }: P) => ({
  field: { id, label, note, help, error, live },
  control: { ...control, ...controlProps({ id, help, error }) },
})

/** Label, help, control, error, in this order. */
export const Field = ({ id, label, note, help, error, live, children }: FieldProps & { children: React.ReactNode }) => (
  <div className={error ? 'field is-error' : 'field'}>
    <label className="field-label" htmlFor={id}>
      {label} {note && <small>{note}</small>}
    </label>
    <FieldHelp id={id} help={help} />
    {children}
    {live ? (
      <div {...(live === 'polite' ? { 'aria-live': live } : { role: 'alert' })}>
        <FieldError id={id} error={error} />
      </div>
    ) : (
      <FieldError id={id} error={error} />
    )}
  </div>
)

export const FieldHelp = ({ id, help }: Pick<FieldProps, 'id' | 'help'>) =>
  help && (
    <p className="field-help" id={`${id}-help`}>
      {help}
    </p>
  )

export const FieldError = ({ id, error }: Pick<FieldProps, 'id' | 'error'>) =>
  error && (
    <p className="field-error" id={`${id}-error`}>
      <Icon name="error" /> <span>{error}</span>
    </p>
  )

type Described = Pick<FieldProps, 'id' | 'help' | 'error'>

/** Connects a control to its help and its error for screen readers. */
export const controlProps = ({ error, ...described }: Described) => ({
  ...groupProps({ error, ...described }),
  'aria-invalid': error ? true : undefined,
})

/** The same for a group of controls. */
export const groupProps = (described: Described) => ({ id: described.id, 'aria-describedby': describedBy(described) })

/** The ids of the help and the error. */
export const describedBy = ({ id, help, error }: Described) =>
  [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined

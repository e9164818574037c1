import { Icon } from './icon.tsx'

type Shared = { id: string; label: string; note?: string; help?: string; error?: string | undefined }

/** What ties a control to its help and its error, for people who hear the page. */
const described = ({ id, help, error }: Pick<Shared, 'id' | 'help' | 'error'>) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
})

/** Label, then help, then the control, then what is wrong with it. */
const Frame = ({ id, label, note, help, error, children }: Shared & { children: React.ReactNode }) => (
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
    <FieldError id={id} error={error} />
  </div>
)

export const FieldError = ({ id, error }: { id: string; error: string | undefined }) =>
  error && (
    <p className="field-error" id={`${id}-error`}>
      <Icon name="error" /> {error}
    </p>
  )

type InputProps = Shared & Omit<React.ComponentProps<'input'>, 'id'>
export const InputField = ({ id, label, note, help, error, ...input }: InputProps) => (
  <Frame {...{ id, label, error }} {...(note && { note })} {...(help && { help })}>
    <input className="input" {...input} {...described({ id, error, ...(help && { help }) })} />
  </Frame>
)

type TextProps = Shared & Omit<React.ComponentProps<'textarea'>, 'id'>
export const TextField = ({ id, label, note, help, error, ...input }: TextProps) => (
  <Frame {...{ id, label, error }} {...(note && { note })} {...(help && { help })}>
    <textarea className="input" {...input} {...described({ id, error, ...(help && { help }) })} />
  </Frame>
)

type SelectProps = Shared & Omit<React.ComponentProps<'select'>, 'id'>
export const SelectField = ({ id, label, note, help, error, children, ...input }: SelectProps) => (
  <Frame {...{ id, label, error }} {...(note && { note })} {...(help && { help })}>
    <select className="select" {...input} {...described({ id, error, ...(help && { help }) })}>
      {children}
    </select>
  </Frame>
)

import { useState } from 'react'
import { signInTexts } from '../../../content/admin/sign-in.ts'
import { FieldError } from '../../ui/field.tsx'

type Props = {
  id: string
  name: string
  label: string
  help?: string
  error?: string | undefined
  isNew?: boolean
  /** Without a value, the input is uncontrolled. */
  value?: string
  onChange?: (value: string) => void
}

export const PasswordField = ({ id, name, label, help, error, isNew = false, value, onChange }: Props) => {
  const [shown, setShown] = useState(false)
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={error ? 'field is-error' : 'field'}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <div className="password">
        <input
          className="input"
          id={id}
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          required
          value={value}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange?.(event.target.value)}
        />
        <button
          className="button button-plain"
          type="button"
          aria-pressed={shown}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        >
          {shown ? signInTexts.hide : signInTexts.show}
        </button>
      </div>
      <div role="alert">
        <FieldError id={id} error={error} />
      </div>
    </div>
  )
}

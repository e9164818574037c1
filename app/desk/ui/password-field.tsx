import { useState } from 'react'
import { signInTexts } from '../../../content/admin/sign-in.ts'
import { controlProps, Field } from '../../ui/field.tsx'

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
  return (
    <Field id={id} label={label} help={help} error={error} live>
      <div className="password">
        <input
          className="input"
          name={name}
          type={shown ? 'text' : 'password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          required
          value={value}
          onChange={(event) => onChange?.(event.target.value)}
          {...controlProps({ id, help, error })}
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
    </Field>
  )
}

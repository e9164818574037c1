import { InputField } from '../../ui/field.tsx'

type Props = {
  id: string
  label: string
  help?: string
  error?: string | undefined
  autoFocus?: boolean
  value: string
  onChange: (value: string) => void
}

/** Six digits of an authenticator app, which phones and password managers fill in. */
export const CodeField = ({ onChange, ...field }: Props) => (
  <InputField
    {...field}
    name="code"
    live
    inputMode="numeric"
    autoComplete="one-time-code"
    autoCorrect="off"
    spellCheck={false}
    required
    onChange={({ target }) => onChange(target.value)}
  />
)

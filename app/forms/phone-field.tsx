import type { FormEvent } from 'react'
import { InputField } from '../ui/field.tsx'
import { onlyDigits } from './form-rules.ts'
import { useField } from './use-field.ts'

const longest = 14

type Props = { name: string; texts: { label: string; help?: string }; autoComplete: 'tel' | 'tel-national' }

/**
 * Takes digits only, of any script and however they come: typed, pasted, dropped or filled in by the browser. It sets no
 * `maxLength`, by which the browser would cut “+1 (612) 555-0163” before its digits are picked.
 */
export const PhoneField = ({ name, texts, autoComplete }: Props) => (
  <InputField
    {...useField(name)}
    {...texts}
    // HTML keeps a part of a number, such as `tel-national`, out of fields of the type `tel`.
    type={autoComplete === 'tel' ? 'tel' : 'text'}
    inputMode="numeric"
    autoComplete={autoComplete}
    required
    onInput={keepDigits}
  />
)

function keepDigits({ currentTarget: input }: FormEvent<HTMLInputElement>) {
  const kept = onlyDigits(input.value).slice(0, longest)
  if (kept === input.value) return
  const caret = onlyDigits(input.value.slice(0, input.selectionStart ?? undefined)).length
  input.value = kept
  input.setSelectionRange(caret, caret)
}

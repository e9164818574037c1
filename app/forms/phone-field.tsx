import type { FormEvent } from 'react'
import { InputField } from '../ui/field.tsx'
import { longestPhone, onlyDigits, phoneDigits } from './form-rules.ts'
import { useField } from './use-field.ts'

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

/** A key too many is ignored. A longer number that is pasted or filled in stays whole and is refused: cut, it would be a wrong one. */
function keepDigits({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>) {
  const digits = phoneDigits(input.value)
  const isTooMany = digits.length > longestPhone && isOneDigit(nativeEvent)
  const after = onlyDigits(input.value.slice(input.selectionStart ?? input.value.length)).length
  const caret = Math.max(0, digits.length - after - (isTooMany ? 1 : 0))
  const kept = isTooMany ? digits.slice(0, caret) + digits.slice(caret + 1) : digits
  if (kept === input.value) return
  input.value = kept
  input.setSelectionRange(caret, caret)
}

const isOneDigit = (event: Event) =>
  event instanceof InputEvent && event.data?.length === 1 && onlyDigits(event.data) !== ''

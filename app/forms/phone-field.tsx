import type { FormEvent } from 'react'
import { latinDigits } from '../../contract/latin-digits.ts'
import { maxPhoneDigits, phoneDigits } from '../../contract/phone-digits.ts'
import { InputField } from '../ui/field.tsx'
import { useField } from './use-field.ts'

type Props = { name: string; texts: { label: string; help?: string }; autoComplete: 'tel' | 'tel-national' }

/**
 * Accepts only digits, in any script, whether typed, pasted, dropped, or autofilled. It has no `maxLength`, because the
 * browser would cut “+1 (612) 555-0163” before its digits are extracted.
 */
export const PhoneField = ({ name, texts, autoComplete }: Props) => (
  <InputField
    {...useField(name)}
    {...texts}
    // HTML does not allow `tel-national` on inputs of type `tel`.
    type={autoComplete === 'tel' ? 'tel' : 'text'}
    inputMode="numeric"
    autoComplete={autoComplete}
    required
    onInput={keepDigits}
  />
)

/**
 * Ignores a digit typed beyond the limit. A longer number that is pasted or autofilled is kept and refused on submit,
 * because cutting it would make it a wrong number.
 */
function keepDigits({ currentTarget: input, nativeEvent }: FormEvent<HTMLInputElement>) {
  const digits = phoneDigits(onlyDigits(input.value))
  const isTooMany = digits.length > maxPhoneDigits && isSingleDigitInput(nativeEvent)
  const digitsAfterCaret = onlyDigits(input.value.slice(input.selectionStart ?? input.value.length)).length
  const caret = Math.max(0, digits.length - digitsAfterCaret - (isTooMany ? 1 : 0))
  const kept = isTooMany ? digits.slice(0, caret) + digits.slice(caret + 1) : digits
  if (kept === input.value) return
  input.value = kept
  input.setSelectionRange(caret, caret)
}

const onlyDigits = (text: string) => latinDigits(text).replaceAll(/\D/g, '')

const isSingleDigitInput = (event: Event) =>
  event instanceof InputEvent && event.data?.length === 1 && onlyDigits(event.data) !== ''

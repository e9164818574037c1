import type { ClipboardEvent, FormEvent } from 'react'
import { InputField } from '../ui/field.tsx'
import { onlyDigits } from './form-rules.ts'
import { useField } from './use-field.ts'

const longest = 14

type Props = { name: string; texts: { label: string; help?: string }; autoComplete: 'tel' | 'tel-national' }

/** Takes digits only, however they come: typed, pasted, dropped or filled in by the browser. */
export const PhoneField = ({ name, texts, autoComplete }: Props) => (
  <InputField
    {...useField(name)}
    {...texts}
    type="tel"
    inputMode="numeric"
    autoComplete={autoComplete}
    maxLength={longest}
    required
    onInput={keepDigits}
    onPaste={pasteDigits}
  />
)

function keepDigits({ currentTarget: input }: FormEvent<HTMLInputElement>) {
  const kept = onlyDigits(input.value).slice(0, longest)
  if (kept === input.value) return
  const caret = onlyDigits(input.value.slice(0, input.selectionStart ?? undefined)).length
  input.value = kept
  input.setSelectionRange(caret, caret)
}

/** By itself the browser would cut “+1 (612) 555-0163” to fourteen characters before its digits are picked. */
function pasteDigits(event: ClipboardEvent<HTMLInputElement>) {
  event.preventDefault()
  const input = event.currentTarget
  const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? input.value.length]
  const room = longest - (input.value.length - (end - start))
  const pasted = onlyDigits(event.clipboardData.getData('text')).slice(0, room)
  input.setRangeText(pasted, start, end, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

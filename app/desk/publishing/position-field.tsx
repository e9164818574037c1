import { useState } from 'react'
import { InputField } from '../../ui/field.tsx'

type Props = {
  label: string
  help: string
  error?: string | undefined
  min: number
  max: number
  value: number
  onChange: (position: number) => void
}

/** A place in a list. The field keeps what is typed until it is left, so that it can be cleared for another number. */
export const PositionField = ({ min, max, value, onChange, ...field }: Props) => {
  const [typed, setTyped] = useState<string>()
  const change = ({ value: text, valueAsNumber }: HTMLInputElement) => {
    setTyped(text)
    if (!Number.isNaN(valueAsNumber)) onChange(Math.min(max, Math.max(min, Math.round(valueAsNumber))))
  }
  return (
    <InputField
      {...field}
      id="position"
      type="number"
      min={min}
      max={max}
      value={typed ?? value}
      onChange={({ target }) => change(target)}
      onBlur={() => setTyped(undefined)}
    />
  )
}

import { useEffect, useRef, useState } from 'react'
import { brand } from '../../../content/brand/company.ts'
import { editorTexts } from '../../../content/admin/publishing.ts'
import { localTimeIn, momentIn } from '../../../contract/local-time.ts'
import { DateTimeField } from '../ui/date-time-field.tsx'

type Props = {
  id: string
  label: string
  help?: string
  error?: string | undefined
  value: string | null
  onChange: (moment: string | null) => void
}

/** The time zone of the company's office, as people know it. */
export const companyZone = brand.timeZone.replaceAll('_', ' ').split('/').at(-1) ?? brand.timeZone

/** A date and time in the time zone of the company's office. One that its clocks skip stays in the field, and is invalid. */
export const MomentField = ({ value, error, onChange, ...field }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  const [skipped, setSkipped] = useState('')
  const problem = value === null && skipped !== '' ? editorTexts.noSuchTime : ''
  useEffect(() => input.current?.setCustomValidity(problem), [problem])
  const change = (localTime: string) => {
    const moment = momentIn(brand.timeZone, localTime)
    setSkipped(moment ? '' : localTime)
    onChange(moment?.toISOString() ?? null)
  }
  return (
    <DateTimeField
      {...field}
      live="polite"
      ref={input}
      error={problem || error}
      value={value === null ? skipped : localTimeIn(brand.timeZone, new Date(value))}
      onChange={({ target }) => change(target.value)}
    />
  )
}

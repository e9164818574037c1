import { brand } from '../../../content/brand/company.ts'
import { localTimeIn, momentIn } from '../../../contract/local-time.ts'
import { InputField } from '../../ui/field.tsx'

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

/** A date and time in the time zone of the company's office. */
export const MomentField = ({ value, onChange, ...field }: Props) => (
  <InputField
    {...field}
    type="datetime-local"
    value={value === null ? '' : localTimeIn(brand.timeZone, new Date(value))}
    onChange={({ target }) => onChange(momentIn(brand.timeZone, target.value)?.toISOString() ?? null)}
  />
)

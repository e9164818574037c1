import type { vacancyFields } from '../../../content/admin/vacancies.ts'
import type { VacancyInput } from '../../../contract/vacancy.ts'
import { InputField, TextField } from '../../ui/field.tsx'
import { ListField } from './list-field.tsx'

type Props = {
  field: (typeof vacancyFields)[number]
  /** Keeps ids unique when a page has several forms. */
  prefix: string
  value: VacancyInput
  error?: string | undefined
  onChange: (value: VacancyInput) => void
}

export const VacancyField = ({ field, prefix, value, error, onChange }: Props) => {
  const { name, label, help, kind } = field
  const current = value[name]
  if (Array.isArray(current))
    return (
      <ListField
        name={name}
        label={label}
        items={current}
        wide={name === 'keyResponsibilities' || name === 'applicationRequirements'}
        onChange={(items) => onChange({ ...value, [name]: items })}
      />
    )
  const Control = kind === 'paragraph' ? TextField : InputField
  return (
    <Control
      id={`${prefix}-${name}`}
      name={name}
      label={label}
      {...(help !== undefined && { help })}
      error={error}
      value={current}
      onChange={(event: { target: { value: string } }) => onChange({ ...value, [name]: event.target.value })}
    />
  )
}

import { createTexts, type vacancyFields } from '../../../content/admin/vacancies.ts'
import type { VacancyText } from '../../../contract/vacancy.ts'
import { InputField, SelectField, TextField } from '../../ui/field.tsx'
import { BoxesField } from './boxes-field.tsx'
import { ListField } from './list-field.tsx'

type Props = {
  field: (typeof vacancyFields)[number]
  /** Keeps ids unique when a page has several forms. */
  prefix: string
  value: VacancyText
  error?: string | undefined
  onChange: (value: VacancyText) => void
}

export const VacancyField = ({ field, prefix, value, error, onChange }: Props) => {
  const { name, label, help } = field
  const id = `${prefix}-${name}`
  const current = value[name]
  if (Array.isArray(current)) {
    const set = (items: string[]) => onChange({ ...value, [name]: items })
    if (field.kind === 'boxes')
      return <BoxesField {...{ id, label, help, error }} options={field.options} chosen={current} onChange={set} />
    const isWide = name === 'keyResponsibilities' || name === 'applicationRequirements'
    return <ListField {...{ id, name, label, error }} items={current} wide={isWide} onChange={set} />
  }
  const props = { id, name, label, help, error, value: current ?? '' }
  const onText = ({ target }: { target: { value: string } }) => onChange({ ...value, [name]: target.value })
  const onTerm = ({ target }: { target: { value: string } }) => onChange({ ...value, [name]: target.value || null })
  switch (field.kind) {
    case 'paragraph':
      return <TextField {...props} onChange={onText} />
    case 'choice':
      return (
        <SelectField
          {...props}
          note={createTexts.optional}
          onChange={onTerm}
          none={createTexts.notStated}
          options={field.options.map((option) => [option.value, option.text])}
        />
      )
    case 'day':
      return <InputField {...props} note={createTexts.optional} type="date" onChange={onTerm} />
    case 'money':
      return <InputField {...props} note={createTexts.optional} inputMode="decimal" onChange={onTerm} />
    case 'boxes':
    case 'line':
    case 'list':
      return <InputField {...props} onChange={onText} />
  }
}

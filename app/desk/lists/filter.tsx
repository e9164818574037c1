import { SelectField } from '../../ui/field.tsx'
import { SearchField } from './search-field.tsx'
import { useFilters } from './use-filters.ts'

export const FilterSearch = ({ label, hint }: { label: string; hint: string }) => {
  const { get, set } = useFilters()
  return (
    <SearchField
      label={label}
      hint={hint}
      value={get('q')}
      onSearch={(text) => void set('q', text, { replace: true })}
    />
  )
}

/** Values with their texts; the empty value is the list without this filter. */
export type FilterOptions = readonly (readonly [value: string, text: string])[]

type Props = { name: string; label: string; options: FilterOptions }

export const FilterSelect = ({ name, label, options }: Props) => {
  const { get, set } = useFilters()
  return (
    <SelectField id={name} label={label} value={get(name)} onChange={({ target }) => void set(name, target.value)}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  )
}

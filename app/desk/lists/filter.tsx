import { useEffect, useEffectEvent, useState } from 'react'
import { InputField, SelectField } from '../../ui/field.tsx'
import { DeskIcon } from '../ui/icon.tsx'
import { isWholeDay } from './whole-day.ts'
import { useFilters } from './use-filters.ts'

const debounceMs = 300

/** Searches when typing pauses, or immediately on Enter. */
export const FilterSearch = ({ label, hint }: { label: string; hint: string }) => {
  const { get, set } = useFilters()
  const value = get('q')
  const [typed, setTyped] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  const [sent, setSent] = useState(value)
  if (value !== lastValue) {
    setLastValue(value)
    // The submitted value may come back while more is being typed; any other value is from Back or a cleared filter.
    if (value !== sent) {
      setSent(value)
      setTyped(value)
    }
  }
  const search = () => {
    setSent(typed.trim())
    void set('q', typed.trim(), { replace: true })
  }
  const searchNow = useEffectEvent(search)
  useEffect(() => {
    if (typed.trim() === sent) return undefined
    const timer = setTimeout(searchNow, debounceMs)
    return () => clearTimeout(timer)
  }, [typed, sent])
  return (
    <div className="field filter-search">
      <label className="field-label" htmlFor="q">
        {label}
      </label>
      <div className="search-box">
        <DeskIcon name="search" />
        <input
          className="input"
          id="q"
          name="q"
          type="search"
          placeholder={hint}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            search()
          }}
        />
      </div>
    </div>
  )
}

type Props = {
  name: string
  label: string
  /** The text of the list without this filter, if it is not among the options, under the empty value. */
  none?: string
  /** Values with their texts. */
  options: readonly (readonly [value: string, text: string])[]
  /** What the list shows when nothing was chosen. */
  usual?: string
}

export const FilterSelect = ({ name, usual = '', ...field }: Props) => {
  const { get, set } = useFilters()
  return (
    <SelectField
      {...field}
      id={name}
      value={get(name) || usual}
      onChange={({ target }) => void set(name, target.value === usual ? '' : target.value)}
    />
  )
}

/** A day. It filters once it is complete: while somebody types the year 2026, the field has the years 2, 20, and 202. */
export const FilterDay = ({ name, label }: { name: string; label: string }) => {
  const { get, set } = useFilters()
  const value = get(name)
  const [typed, setTyped] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  if (value !== lastValue) {
    setLastValue(value)
    setTyped(value)
  }
  return (
    <InputField
      id={name}
      label={label}
      type="date"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        if (isWholeDay(target.value)) void set(name, target.value)
      }}
    />
  )
}

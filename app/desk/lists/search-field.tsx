import { useEffect, useEffectEvent, useState } from 'react'
import { DeskIcon } from '../ui/icon.tsx'

type Props = { label: string; hint: string; value: string; onSearch: (text: string) => void }

const debounceMs = 300

/** Searches when typing pauses, or immediately on Enter. */
export const SearchField = ({ label, hint, value, onSearch }: Props) => {
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
    onSearch(typed.trim())
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

import { useEffect, useEffectEvent, useState } from 'react'
import { DeskIcon } from './icon.tsx'

type Props = { label: string; hint: string; value: string; onSearch: (text: string) => void }

const pause = 300

/** Searches when the typing pauses, or at once on Enter. */
export const SearchField = ({ label, hint, value, onSearch }: Props) => {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const [sent, setSent] = useState(value)
  if (value !== known) {
    setKnown(value)
    // What was sent may arrive while more is being typed; anything else came by Back or by clearing the filters.
    if (value !== sent) {
      setSent(value)
      setTyped(value)
    }
  }
  const search = () => {
    setSent(typed.trim())
    onSearch(typed.trim())
  }
  const searchAfterPause = useEffectEvent(search)
  useEffect(() => {
    if (typed.trim() === sent) return undefined
    const timer = setTimeout(searchAfterPause, pause)
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

import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

/** Filters live in the address: a list can be kept, sent to a colleague and reached with Back. */
export function useFilters() {
  const [search, setSearch] = useSearchParams()
  // Two changes may come before the address has followed the first; the second builds on it all the same.
  const newest = useRef(search)
  useEffect(() => {
    newest.current = search
  }, [search])
  const set = (name: string, value: string, { replace = false } = {}) => {
    const next = new URLSearchParams(newest.current)
    if (value) next.set(name, value)
    else next.delete(name)
    // Another filter is another list: it begins at its start.
    if (name !== 'cursor') next.delete('cursor')
    newest.current = next
    setSearch(next, { replace, preventScrollReset: name !== 'cursor' })
  }
  return {
    get: (name: string) => search.get(name) ?? '',
    set,
    clear: () => setSearch({}),
    isFiltered: [...search.keys()].some((name) => name !== 'cursor'),
  }
}

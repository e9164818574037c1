import { useSearchParams } from 'react-router'

/** Filters live in the address: a list can be kept, sent to a colleague and reached with Back. */
export function useFilters() {
  const [search, setSearch] = useSearchParams()
  const set = (name: string, value: string, { replace = false } = {}) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value)
        else next.delete(name)
        // Another filter is another list: it begins at its start.
        if (name !== 'cursor') next.delete('cursor')
        return next
      },
      { replace, preventScrollReset: name !== 'cursor' },
    )
  return {
    get: (name: string) => search.get(name) ?? '',
    set,
    /** The address of the same list at another place. */
    hrefAt: (cursor: string) => {
      const next = new URLSearchParams(search)
      next.set('cursor', cursor)
      return `?${next}`
    },
    clear: () => setSearch({}),
    isFiltered: [...search.keys()].some((name) => name !== 'cursor'),
  }
}

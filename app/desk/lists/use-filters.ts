import { useLocation, useNavigate, useNavigation } from 'react-router'

/** Reads a filter from a URL; an empty text when it is not set. */
export type GetFilter = (name: string) => string

/** The filters of a list that a loader is asked for. */
export function filtersIn(request: Request): GetFilter {
  return filtersOf(new URL(request.url).search)
}

/** The filters of a query string. */
export function filtersOf(search: string): GetFilter {
  const filters = new URLSearchParams(search)
  return (name) => filters.get(name) ?? ''
}

/** Filters are kept in the URL, so a filtered list can be bookmarked, shared, and reached with Back. */
export function useFilters() {
  const current = useLocation()
  // While a list is loading, the next change starts from what was chosen for it, and would otherwise undo that.
  const location = useNavigation().location ?? current
  const navigate = useNavigate()
  const search = new URLSearchParams(location.search)
  const set = async (name: string, value: string, { replace = false } = {}) => {
    const next = new URLSearchParams(search)
    if (value) next.set(name, value)
    else next.delete(name)
    // The cursor belongs to the list before the change.
    if (name !== 'cursor') next.delete('cursor')
    // Synchronous, so that the control shows the choice immediately.
    const options = { replace, flushSync: true, preventScrollReset: name !== 'cursor' }
    await navigate({ pathname: location.pathname, search: next.toString() }, options)
  }
  return {
    get: filtersOf(location.search),
    set,
    clear: () => void navigate({ pathname: location.pathname }),
    isFiltered: [...search.keys()].some((name) => name !== 'cursor'),
  }
}

import { useContext } from 'react'
import { UNSAFE_DataRouterContext, useNavigate, useSearchParams } from 'react-router'

/** Filters are kept in the URL, so a filtered list can be bookmarked, shared and reached with Back. */
export function useFilters() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const router = useContext(UNSAFE_DataRouterContext)?.router
  // A change starts from the location being navigated to, which hooks report too late: otherwise it would undo what
  // was opened or chosen a moment ago.
  const latestLocation = () => router?.state.navigation.location ?? router?.state.location
  const set = (name: string, value: string, { replace = false } = {}) => {
    const next = new URLSearchParams(latestLocation()?.search)
    if (value) next.set(name, value)
    else next.delete(name)
    // The cursor belongs to the list before the change.
    if (name !== 'cursor') next.delete('cursor')
    // Synchronous, because the links of the list include the filters.
    const options = { replace, flushSync: true, preventScrollReset: name !== 'cursor' }
    void navigate({ ...latestLocation(), search: next.toString() }, options)
  }
  return {
    get: (name: string) => search.get(name) ?? '',
    set,
    clear: () => void navigate({ ...latestLocation(), search: '' }),
    isFiltered: [...search.keys()].some((name) => name !== 'cursor'),
  }
}

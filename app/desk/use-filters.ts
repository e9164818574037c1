import { useContext } from 'react'
import { UNSAFE_DataRouterContext, useNavigate, useSearchParams } from 'react-router'

/** Filters live in the address: a list can be kept, sent to a colleague and reached with Back. */
export function useFilters() {
  const [search] = useSearchParams()
  const goTo = useNavigate()
  const router = useContext(UNSAFE_DataRouterContext)?.router
  // A change builds on the address that the page is on its way to, which hooks tell too late: what somebody opened or
  // chose a moment ago stays.
  const newest = () => router?.state.navigation.location ?? router?.state.location
  const set = (name: string, value: string, { replace = false } = {}) => {
    const next = new URLSearchParams(newest()?.search)
    if (value) next.set(name, value)
    else next.delete(name)
    // Another filter is another list: it begins at its start.
    if (name !== 'cursor') next.delete('cursor')
    // At once, for the links of the list take the filters along.
    const options = { replace, flushSync: true, preventScrollReset: name !== 'cursor' }
    void goTo({ ...newest(), search: next.toString() }, options)
  }
  return {
    get: (name: string) => search.get(name) ?? '',
    set,
    clear: () => void goTo({ ...newest(), search: '' }),
    isFiltered: [...search.keys()].some((name) => name !== 'cursor'),
  }
}

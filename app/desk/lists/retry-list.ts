import type { useFilters } from './use-filters.ts'
import type { Loaded } from '../calls/use-loaded.ts'

/** The server would reject a bad cursor again, so after a rejection the list restarts at its first page. */
export async function retryList(
  page: Pick<Loaded<unknown>, 'refused' | 'reload'>,
  filters: ReturnType<typeof useFilters>,
) {
  if (page.refused && filters.get('cursor')) filters.set('cursor', '', { replace: true })
  else await page.reload()
}

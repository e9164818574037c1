import type { useFilters } from './use-filters.ts'
import type { Loaded } from './use-loaded.ts'

/** A place in the list that the server refused would be refused again, so the list starts at its first page. */
export async function retryList(
  page: Pick<Loaded<unknown>, 'refused' | 'reload'>,
  filters: ReturnType<typeof useFilters>,
) {
  if (page.refused && filters.get('cursor')) filters.set('cursor', '', { replace: true })
  else await page.reload()
}

import { listTexts } from '../../../content/admin/lists.ts'
import type { useFilters } from './use-filters.ts'

/** The button disappears with the empty list, so the focus moves to the search field. */
export const ClearFilters = ({ filters }: { filters: ReturnType<typeof useFilters> }) => (
  <button
    className="button button-plain button-small"
    type="button"
    onClick={() => {
      filters.clear()
      focusSearch()
    }}
  >
    {listTexts.clear}
  </button>
)

export const focusSearch = () => document.getElementById('q')?.focus()

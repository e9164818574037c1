import { listTexts } from '../../content/admin/lists.ts'
import type { useFilters } from './use-filters.ts'

/** The button goes away with the empty list, so the focus goes to where the next search is typed. */
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

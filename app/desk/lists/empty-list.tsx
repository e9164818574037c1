import { listTexts } from '../../../content/admin/lists.ts'
import type { DeskIconName } from '../ui/icon.tsx'
import { EmptyState } from '../ui/states.tsx'
import { useFilters } from './use-filters.ts'

type Text = { title: string; text: string }

/** In place of a list without rows. */
export const EmptyList = ({ icon, texts }: { icon: DeskIconName; texts: { empty: Text; noMatch: Text } }) => {
  const { isFiltered } = useFilters()
  const { title, text } = isFiltered ? texts.noMatch : texts.empty
  return (
    <EmptyState icon={icon} title={title} text={text}>
      {isFiltered && <ClearFilters />}
    </EmptyState>
  )
}

/** The button disappears with the empty list, so the focus moves to the search field. */
export const ClearFilters = () => {
  const { clear } = useFilters()
  return (
    <button
      className="button button-plain button-small"
      type="button"
      onClick={() => {
        clear()
        focusSearch()
      }}
    >
      {listTexts.clear}
    </button>
  )
}

export const focusSearch = () => document.getElementById('q')?.focus()

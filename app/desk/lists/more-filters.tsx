import { listTexts } from '../../../content/admin/lists.ts'
import { useFilters } from './use-filters.ts'

type Props = { names: readonly string[]; children: React.ReactNode }

/** Rarely used filters, behind one control that says how many of them are set. */
export const MoreFilters = ({ names, children }: Props) => {
  const { get } = useFilters()
  const active = names.filter((name) => get(name) !== '').length
  return (
    <details className="more-filters">
      <summary className="button button-quiet">{listTexts.moreFilters(active)}</summary>
      <div className="filters">{children}</div>
    </details>
  )
}

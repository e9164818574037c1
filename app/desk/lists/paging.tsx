import { listTexts } from '../../../content/admin/lists.ts'
import { DeskIcon } from '../ui/icon.tsx'
import { useFilters } from './use-filters.ts'

type Props = {
  label: string
  shown: React.ReactNode
  page: { prevCursor: string | null; nextCursor: string | null }
  labels?: { previous: string; next: string } | undefined
}

const byTime = { previous: listTexts.newer, next: listTexts.older }

export const Paging = ({ label, shown, page, labels = byTime }: Props) => (
  <nav className="paging" aria-label={label}>
    <p>{shown}</p>
    <p className="desk-actions">
      <Step cursor={page.prevCursor}>
        <DeskIcon name="prev" /> {labels.previous}
      </Step>
      <Step cursor={page.nextCursor}>
        {labels.next} <DeskIcon name="next" />
      </Step>
    </p>
  </nav>
)

const Step = ({ cursor, children }: { cursor: string | null; children: React.ReactNode }) => {
  const { set } = useFilters()
  return (
    <button
      className="button button-quiet button-small"
      type="button"
      aria-disabled={cursor === null || undefined}
      onClick={() => {
        if (cursor === null) return
        void set('cursor', cursor)
        scrollTo(0, 0)
      }}
    >
      {children}
    </button>
  )
}

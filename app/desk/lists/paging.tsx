import { listTexts } from '../../../content/admin/lists.ts'
import { DeskIcon } from '../ui/icon.tsx'

type Props = {
  label: string
  shown: React.ReactNode
  page: { prevCursor: string | null; nextCursor: string | null }
  labels?: { previous: string; next: string }
  onGo: (cursor: string) => void
}

const byTime = { previous: listTexts.newer, next: listTexts.older }

export const Paging = ({ label, shown, page, labels = byTime, onGo }: Props) => (
  <nav className="paging" aria-label={label}>
    <p>{shown}</p>
    <p className="desk-actions">
      <Step cursor={page.prevCursor} onGo={onGo}>
        <DeskIcon name="prev" /> {labels.previous}
      </Step>
      <Step cursor={page.nextCursor} onGo={onGo}>
        {labels.next} <DeskIcon name="next" />
      </Step>
    </p>
  </nav>
)

type StepProps = { cursor: string | null; onGo: (cursor: string) => void; children: React.ReactNode }

const Step = ({ cursor, onGo, children }: StepProps) => (
  <button
    className="button button-quiet button-small"
    type="button"
    aria-disabled={cursor === null || undefined}
    onClick={() => {
      if (cursor === null) return
      onGo(cursor)
      scrollTo(0, 0)
    }}
  >
    {children}
  </button>
)

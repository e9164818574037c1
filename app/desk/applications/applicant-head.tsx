import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { applicantTexts } from '../../../content/admin/applications.ts'
import type { ApplicationPlace } from '../../../contract/desk-applications.ts'
import { useMay } from '../calls/use-may.ts'
import { ListLink } from '../lists/list-link.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { DeskIcon } from '../ui/icon.tsx'
import { ShortcutHelp } from '../ui/shortcut-help.tsx'
import { useShortcuts } from '../ui/use-shortcuts.ts'
import { applicantKeys } from './applicant-keys.ts'
import { applicantPath, listPath, pagingLabels } from './application-filters.tsx'
import { useApplications } from './applications.tsx'
import { usePlace } from './use-place.ts'

/** Where an application is in the list, and the way to the list and to its neighbors there. */
export const ApplicantHead = ({ id, opened }: { id: string; opened: ApplicationPlace }) => {
  const labels = pagingLabels(useFilters().get('sort'))
  const { page } = useApplications()
  const { position, total, ...neighbors } = usePlace(id, opened, page)
  const { prevCursor, nextCursor } = page
  const [previous, next] = [useNeighbor(neighbors.previous, prevCursor), useNeighbor(neighbors.next, nextCursor)]
  const navigate = useNavigate()
  const may = useMay()
  useShortcuts({
    j: next === undefined ? undefined : () => void navigate(next),
    k: previous === undefined ? undefined : () => void navigate(previous),
    s: () => focusOn('.stage-option[aria-pressed="true"]'),
    n: () => focusOn('#note'),
  })
  return (
    <div className="desk-head">
      <ListLink className="back-link" to={listPath}>
        <DeskIcon name="prev" /> {applicantTexts.back}
      </ListLink>
      <div className="desk-actions">
        <span className="small soft">{applicantTexts.position(position, total)}</span>
        <Neighbor to={previous}>
          <DeskIcon name="prev" /> {labels.previous}
        </Neighbor>
        <Neighbor to={next}>
          {labels.next} <DeskIcon name="next" />
        </Neighbor>
        <button className="button button-plain button-small" type="button" onClick={() => print()}>
          {applicantTexts.print}
        </button>
        <ShortcutHelp keys={applicantKeys(may)} />
      </div>
    </div>
  )
}

const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()

/** The URL of a neighbor; it also turns the page of the list when only the open application is on it. */
function useNeighbor(id: string | null, cursor: string | null): string | undefined {
  const { page } = useApplications()
  const { id: openId } = useParams()
  const search = new URLSearchParams(useLocation().search)
  if (id === null) return undefined
  const isListed = (which: string | undefined) => page.data.some((row) => row.id === which)
  if (cursor !== null && isListed(openId) && !isListed(id)) search.set('cursor', cursor)
  return `${applicantPath(id)}?${search}`
}

const Neighbor = ({ to, children }: { to: string | undefined; children: React.ReactNode }) =>
  to === undefined ? (
    <span className="button button-quiet button-small" aria-disabled="true">
      {children}
    </span>
  ) : (
    <Link className="button button-quiet button-small" to={to}>
      {children}
    </Link>
  )

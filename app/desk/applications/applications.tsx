import { useState } from 'react'
import {
  Link,
  Outlet,
  useLocation,
  useNavigate,
  useNavigation,
  useOutletContext,
  useParams,
  useRevalidator,
} from 'react-router'
import { applicationsTexts } from '../../../content/admin/applications.ts'
import { applicationStatisticsTexts } from '../../../content/admin/statistics.ts'
import type { ApplicationFile } from '../../../contract/application-options.ts'
import { deskTexts } from '../../../content/admin/frame.ts'
import {
  ApplicationFilters,
  countMatching,
  filterChips,
  listingOf,
  listPath,
  pagingLabels,
  StageFilter,
  type FilterProps,
} from './application-filters.tsx'
import { call } from '../calls/call.ts'
import type { AnswerOf } from '../calls/client-types.ts'
import { ErasureRequests } from './erasure-request.tsx'
import { listKeys } from './applicant-keys.ts'
import { ApplicationRows } from './application-rows.tsx'
import type { DeskHandle } from '../frame/page-title.tsx'
import { deskMeta } from '../frame/meta.ts'
import { ClearFilters, focusSearch } from '../lists/empty-list.tsx'
import { useDeskInfo, useMay } from '../calls/use-may.ts'
import { ExportButton } from '../lists/export-button.tsx'
import { revalidateList } from '../lists/list-link.tsx'
import { PageError } from '../frame/page-error.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { useChosen } from './use-chosen.ts'
import { useOpenItem } from './use-open-item.ts'
import { DeskHead } from '../ui/desk-head.tsx'
import { DeskIcon } from '../ui/icon.tsx'
import { useNotice } from '../records/use-notice.ts'
import { Notice } from '../ui/notice.tsx'
import { Paging } from '../lists/paging.tsx'
import { pageOrFirst } from '../lists/page-or-first.ts'
import { filtersIn, useFilters } from '../lists/use-filters.ts'
import { useReloadWhenUnused } from '../lists/use-reload-when-unused.ts'
import { EmptyState } from '../ui/states.tsx'
import { ShortcutHelp } from '../ui/shortcut-help.tsx'
import { useShortcuts } from '../ui/use-shortcuts.ts'
import type { Route } from './+types/applications'

export const handle = { title: applicationsTexts.title, needs: 'applications.list' } satisfies DeskHandle

export const meta = deskMeta(applicationsTexts.title)

export const shouldRevalidate = revalidateList

export const ErrorBoundary = () => <PageError text={applicationsTexts.failedText} />

const pageSize = '50'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const get = filtersIn(request)
  const [page, counts] = await Promise.all([
    pageOrFirst(get('cursor'), (cursor) => call('applications.list', { ...listingOf(get), limit: pageSize, cursor })),
    call('applications.count'),
  ])
  return { page, counts: counts.data, erasureRequests: counts.erasureRequests }
}

type Context = {
  page: AnswerOf<'applications.list'>
  onErased: (text: string) => void
  /** Counts what was done with selected applications; the open one may be among them. */
  changes: number
  /** Which file is read; it stays open from one applicant to the next. */
  reading: ApplicationFile | undefined
  onRead: (role: ApplicationFile | undefined) => void
}

/** For the open application: the list that it is beside. */
export const useApplications = () => useOutletContext<Context>()

/** The list; beside it, on a wide screen, the open application, which takes its place on a narrow one. */
export default function ApplicationsPage({ loaderData: { page, counts, erasureRequests } }: Route.ComponentProps) {
  const { id } = useParams()
  const filters = useFilters()
  const isLoading = useNavigation().state !== 'idle'
  const { list, open } = useOpenItem(id)
  const { notice, setNotice, report } = useNotice()
  const chosen = useChosen(page.data)
  const mayChoose = useMay()('applications.moveChosen')
  const navigate = useNavigate()
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  const erased = async (text: string) => {
    setNotice({ kind: 'good', text })
    await navigate(listPath + search, { replace: true })
    await revalidate()
  }
  useReloadWhenUnused(['application'], list)
  const [changes, setChanges] = useState(0)
  const changed = () => {
    setChanges((before) => before + 1)
    void revalidate()
  }
  useShortcuts({
    x: mayChoose ? () => chosen.toggle(currentRow() ?? '', false) : undefined,
    X: mayChoose ? () => chosen.toggle(currentRow() ?? '', true) : undefined,
    ...(id === undefined && { j: () => focusRow(1), k: () => focusRow(-1) }),
  })
  const [reading, setReading] = useState<ApplicationFile>()
  const context: Context = { page, onErased: (text) => void erased(text), changes, reading, onRead: setReading }
  return (
    <div className={id === undefined ? 'hiring' : 'hiring has-open'}>
      <section className="hiring-list" aria-label={applicationsTexts.list} ref={list}>
        {id === undefined && <Head filters={filters} onFailed={(text) => setNotice({ kind: 'bad', text })} />}
        <Notice notice={notice} />
        {id === undefined && erasureRequests > 0 && filters.get('erasure') === '' && (
          <ErasureRequests count={erasureRequests} />
        )}
        <ApplicationFilters counts={counts} />
        <StageFilter filters={filters} counts={counts} />
        {page.data.length === 0 && (filters.isFiltered ? <NoMatch filters={filters} counts={counts} /> : <Empty />)}
        {page.data.length > 0 && (
          <>
            {chosen.rows.length > 0 && (
              <ChosenBar
                chosen={chosen}
                matching={countMatching({ filters, counts })}
                onNotice={setNotice}
                onFailed={report}
                onChanged={changed}
              />
            )}
            <ApplicationRows rows={page.data} busy={isLoading} chosen={mayChoose ? chosen : undefined} />
            <Paging
              label={applicationsTexts.paging}
              shown={applicationsTexts.showing(page.data.length)}
              page={page}
              labels={pagingLabels(filters.get('sort'))}
            />
          </>
        )}
        <output className="visually-hidden">
          {isLoading ? deskTexts.loading : applicationsTexts.showing(page.data.length)}
        </output>
      </section>
      <div className="hiring-open" ref={open} tabIndex={-1}>
        <Outlet context={context} />
      </div>
    </div>
  )
}

/** The id of the row that has the focus, or of the open one. */
const currentRow = () =>
  (document.activeElement?.closest<HTMLElement>('[data-row]') ?? document.querySelector<HTMLElement>('.row.is-open'))
    ?.dataset['row']

/** Moves the focus to the next row, or to the one before; to the first one when no row has it. */
function focusRow(step: 1 | -1) {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  rows[Math.max(0, at + step)]?.querySelector('a')?.focus()
}

type HeadProps = Pick<FilterProps, 'filters'> & { onFailed: (text: string) => void }

/** Not beside an open application, whose name is the heading of the page. */
const Head = ({ filters, onFailed }: HeadProps) => {
  const may = useMay()
  const newCount = useDeskInfo()?.counts.applications
  return (
    <DeskHead
      title={applicationsTexts.title}
      intro={newCount !== undefined && applicationsTexts.newOnes(newCount)}
      inline
    >
      <ShortcutHelp keys={listKeys(may)} />
      <Link className="button button-plain" to="/admin/hiring-statistics">
        {applicationStatisticsTexts.link}
      </Link>
      {may('applications.export') && (
        <ExportButton
          load={() => call('applications.export', listingOf(filters.get))}
          name="applications.csv"
          description={applicationsTexts.exportDescription}
          onFailed={onFailed}
        />
      )}
    </DeskHead>
  )
}

const NoMatch = ({ filters, counts }: FilterProps) => (
  <div className="list-gap">
    <EmptyState icon="search" title={applicationsTexts.noMatch.title} text={applicationsTexts.noMatch.text}>
      <p className="desk-actions">
        {filterChips({ filters, counts }).map((chip) => (
          <button
            className="chip"
            type="button"
            key={chip.name}
            aria-label={applicationsTexts.removeFilter(chip.text)}
            onClick={() => {
              void filters.set(chip.name, '')
              focusSearch()
            }}
          >
            {chip.text} <DeskIcon name="close" />
          </button>
        ))}
      </p>
      <ClearFilters />
    </EmptyState>
  </div>
)

const Empty = () => (
  <div className="list-gap">
    <EmptyState icon="people" title={applicationsTexts.empty.title} text={applicationsTexts.empty.text}>
      <Link className="button button-quiet button-small" to="/list-jobfor-admin">
        {applicationsTexts.empty.link}
      </Link>
    </EmptyState>
  </div>
)

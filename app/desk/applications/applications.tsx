import { useState } from 'react'
import { Link, useNavigation } from 'react-router'
import { applicationsTexts } from '../../../content/admin/applications.ts'
import { deskTexts } from '../../../content/admin/frame.ts'
import {
  ApplicationFilters,
  filterChips,
  listingOf,
  pagingLabels,
  StageFilter,
  type FilterProps,
} from './application-filters.tsx'
import { call } from '../calls/call.ts'
import { ApplicationRows } from './application-rows.tsx'
import type { DeskHandle } from '../lists/page-title.tsx'
import { ClearFilters, focusSearch } from '../lists/empty-list.tsx'
import { useDeskInfo, useMay } from '../calls/use-may.ts'
import { ExportButton } from '../lists/export-button.tsx'
import { takeFlash } from './flash.ts'
import { PageError } from '../lists/page-error.tsx'
import { DeskHead } from '../ui/desk-head.tsx'
import { DeskIcon } from '../ui/icon.tsx'
import { deskMeta } from '../frame/meta.ts'
import { Notice, type NoticeContent } from '../ui/notice.tsx'
import { Paging } from '../lists/paging.tsx'
import { filtersIn, useFilters } from '../lists/use-filters.ts'
import { EmptyState } from '../ui/states.tsx'
import type { Route } from './+types/applications'

export const meta = deskMeta(applicationsTexts.title)

export const handle = { title: applicationsTexts.title, needs: 'applications.list' } satisfies DeskHandle

export const ErrorBoundary = () => <PageError text={applicationsTexts.failedText} />

const pageSize = '25'

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const get = filtersIn(request)
  const [page, counts] = await Promise.all([
    call('applications.list', { ...listingOf(get), limit: pageSize, cursor: get('cursor') }),
    call('applications.count'),
  ])
  return { page, counts: counts.data }
}

export default function ApplicationsPage({ loaderData: { page, counts } }: Route.ComponentProps) {
  const filters = useFilters()
  const isLoading = useNavigation().state !== 'idle'
  const [notice, setNotice] = useState<NoticeContent | undefined>(() => {
    const text = takeFlash()
    return text === undefined ? undefined : { kind: 'good', text }
  })
  const may = useMay()
  const newCount = useDeskInfo()?.counts.applications
  return (
    <>
      <DeskHead
        title={applicationsTexts.title}
        intro={newCount !== undefined && applicationsTexts.newOnes(newCount)}
        inline
      >
        {may('applications.export') && (
          <ExportButton
            load={() => call('applications.export', listingOf(filters.get))}
            name="applications.csv"
            description={applicationsTexts.exportDescription}
            onFailed={(text) => setNotice({ kind: 'bad', text })}
          />
        )}
      </DeskHead>
      <Notice notice={notice} />
      <ApplicationFilters filters={filters} counts={counts} />
      <StageFilter filters={filters} counts={counts} />
      {page.data.length === 0 && (filters.isFiltered ? <NoMatch filters={filters} counts={counts} /> : <Empty />)}
      {page.data.length > 0 && (
        <>
          <ApplicationRows rows={page.data} busy={isLoading} />
          <Paging
            label={applicationsTexts.paging}
            shown={applicationsTexts.showing(page.data.length)}
            page={page}
            labels={pagingLabels(filters.get('sort'))}
            onGo={(cursor) => void filters.set('cursor', cursor)}
          />
        </>
      )}
      <output className="visually-hidden">
        {isLoading ? deskTexts.loading : applicationsTexts.showing(page.data.length)}
      </output>
    </>
  )
}

const NoMatch = ({ filters, counts }: FilterProps) => (
  <div className="list-gap">
    <EmptyState icon="search" title={applicationsTexts.noMatch.title} text={applicationsTexts.noMatch.text}>
      <p className="chips">
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

import { useState } from 'react'
import { applicationsTexts } from '../../../content/admin/applications.ts'
import { deskTexts } from '../../../content/admin/frame.ts'
import type { ApplicationCount } from '../../../contract/desk-applications.ts'
import { ApplicationFilters, listQuery, pagingLabels, StageFilter, useFilterChips } from './application-filters.tsx'
import { call } from '../calls/call.ts'
import { ApplicationRows } from './application-rows.tsx'
import { ClearFilters, focusSearch } from '../lists/clear-filters.tsx'
import { useDesk } from '../frame/desk-info.tsx'
import { ExportButton } from '../lists/export-button.tsx'
import { takeFlash } from './flash.ts'
import { DeskIcon } from '../ui/icon.tsx'
import { deskMeta } from '../frame/meta.ts'
import { Notice, type NoticeContent } from '../ui/notice.tsx'
import { Paging } from '../lists/paging.tsx'
import { retryList } from '../lists/retry-list.ts'
import { EmptyState, ErrorState, LoadingState } from '../ui/states.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { useLoaded } from '../calls/use-loaded.ts'

export const meta = deskMeta(applicationsTexts.title)

const pageSize = '25'
const noCounts: ApplicationCount[] = []

export default function ApplicationsPage() {
  const filters = useFilters()
  const listing = listQuery(filters)
  const query = { ...listing, limit: pageSize, cursor: filters.get('cursor') }
  const loaded = useLoaded(JSON.stringify(query), () => call('applications.list', query))
  const { data: page, error, loading } = loaded
  const counts = useLoaded('counts', () => call('applications.count')).data?.data ?? noCounts
  const [notice, setNotice] = useState<NoticeContent | undefined>(() => {
    const text = takeFlash()
    return text === undefined ? undefined : { kind: 'good', text }
  })
  const newCount = useDesk().info?.counts.applications
  return (
    <>
      <div className="desk-head desk-head-inline">
        <div>
          <h1>{applicationsTexts.title}</h1>
          {newCount !== undefined && <p>{applicationsTexts.newOnes(newCount)}</p>}
        </div>
        <div className="desk-actions">
          <ExportButton
            load={() => call('applications.export', listing)}
            name="applications.csv"
            description={applicationsTexts.exportDescription}
            onFailed={(text) => setNotice({ kind: 'bad', text })}
          />
        </div>
      </div>
      <Notice notice={notice} />
      <ApplicationFilters filters={filters} counts={counts} />
      <StageFilter filters={filters} counts={counts} />
      {error !== undefined && (
        <div className="list-gap">
          <ErrorState message={error} text={applicationsTexts.failedText} onRetry={() => retryList(loaded, filters)} />
        </div>
      )}
      {!page && error === undefined && (
        <div className="list-gap">
          <LoadingState />
        </div>
      )}
      {page?.data.length === 0 && (filters.isFiltered ? <NoMatch /> : <Empty />)}
      {page && page.data.length > 0 && (
        <>
          <ApplicationRows rows={page.data} busy={loading} />
          <Paging
            label={applicationsTexts.paging}
            shown={applicationsTexts.showing(page.data.length)}
            page={page}
            labels={pagingLabels(filters.get('sort'))}
            onGo={(cursor) => filters.set('cursor', cursor)}
          />
        </>
      )}
      <output className="visually-hidden">
        {page && !loading ? applicationsTexts.showing(page.data.length) : deskTexts.loading}
      </output>
    </>
  )
}

const NoMatch = () => {
  const chips = useFilterChips()
  const filters = useFilters()
  return (
    <div className="list-gap">
      <EmptyState icon="search" title={applicationsTexts.noMatch.title} text={applicationsTexts.noMatch.text}>
        <p className="chips">
          {chips.map((chip) => (
            <button
              className="chip"
              type="button"
              key={chip.name}
              aria-label={applicationsTexts.removeFilter(chip.text)}
              onClick={() => {
                filters.set(chip.name, '')
                focusSearch()
              }}
            >
              {chip.text} <DeskIcon name="close" />
            </button>
          ))}
        </p>
        <ClearFilters filters={filters} />
      </EmptyState>
    </div>
  )
}

const Empty = () => (
  <div className="list-gap">
    <EmptyState icon="people" title={applicationsTexts.empty.title} text={applicationsTexts.empty.text}>
      <a className="button button-quiet button-small" href="/list-jobfor-admin">
        {applicationsTexts.empty.link}
      </a>
    </EmptyState>
  </div>
)

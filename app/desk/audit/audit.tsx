import { useNavigation } from 'react-router'
import { auditGroupNames, auditTexts } from '../../../content/admin/audit.ts'
import { auditGroups, type AuditEntry } from '../../../contract/audit.ts'
import { call } from '../calls/call.ts'
import { useDeskInfo, useMay } from '../calls/use-may.ts'
import { AuditLine } from './audit-line.tsx'
import { NewsPanel } from './news.tsx'
import type { DeskHandle } from '../frame/page-title.tsx'
import { deskMeta } from '../frame/meta.ts'
import { ClearFilters } from '../lists/empty-list.tsx'
import { ExportButton } from '../lists/export-button.tsx'
import { DeskHead } from '../ui/desk-head.tsx'
import { Notice } from '../ui/notice.tsx'
import { Paging } from '../lists/paging.tsx'
import { FilterDay, FilterSearch, FilterSelect } from '../lists/filter.tsx'
import { filtersIn, useFilters, type GetFilter } from '../lists/use-filters.ts'
import { EmptyState } from '../ui/states.tsx'
import { formatLongDate, startOfDay, zoneName } from '../records/dates.ts'
import { useNotice } from '../records/use-notice.ts'
import type { Route } from './+types/audit'

export const handle = { title: auditTexts.title, needs: 'audit.list' } satisfies DeskHandle

export const meta = deskMeta(auditTexts.title)

/** Days are in the time zone of this computer; the API takes timestamps. */
const listingOf = (get: GetFilter) => ({
  q: get('q'),
  who: get('who'),
  group: get('group'),
  from: get('from') && startOfDay(get('from')),
  until: get('to') && startOfDay(get('to'), 1),
})

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const get = filtersIn(request)
  const [page, news] = await Promise.all([
    call('audit.list', { ...listingOf(get), cursor: get('cursor') }),
    call('news.list'),
  ])
  return { page, news }
}

export default function AuditLogPage({ loaderData: { page, news } }: Route.ComponentProps) {
  const filters = useFilters()
  const may = useMay()
  const role = useDeskInfo()?.role
  const isLoading = useNavigation().state !== 'idle'
  const { notice, setNotice, act } = useNotice()
  return (
    <>
      <DeskHead title={auditTexts.title} intro={auditTexts.intro} inline>
        {may('audit.export') && (
          <ExportButton
            load={() => call('audit.export', listingOf(filters.get))}
            name="audit.csv"
            onFailed={(text) => setNotice({ kind: 'bad', text })}
          />
        )}
      </DeskHead>
      <Notice notice={notice} />
      {role === 'owner' && <NewsPanel news={news} act={act} />}
      <FilterBar names={page.names} />
      {page.data.length === 0 ? (
        <EmptyState icon="list" title={auditTexts.empty.title} text={auditTexts.empty.text}>
          <ClearFilters />
        </EmptyState>
      ) : (
        <>
          <div className="list-line">
            <p>{auditTexts.zone(zoneName())}</p>
          </div>
          <Lines entries={page.data} busy={isLoading} />
          <Paging label={auditTexts.paging} shown={auditTexts.showing(page.data.length)} page={page} />
        </>
      )}
    </>
  )
}

const FilterBar = ({ names }: { names: string[] }) => (
  <search className="filters">
    <FilterSearch label={auditTexts.search} hint={auditTexts.searchHint} />
    <FilterSelect
      name="who"
      label={auditTexts.who}
      none={auditTexts.everyone}
      options={[...names.map((name) => [name, name] as const), ['-', auditTexts.notSignedIn]]}
    />
    <FilterSelect
      name="group"
      label={auditTexts.what}
      none={auditTexts.everything}
      options={(['security', ...auditGroups] as const).map((group) => [group, auditGroupNames[group]])}
    />
    {(['from', 'to'] as const).map((name) => (
      <FilterDay key={name} name={name} label={auditTexts[name]} />
    ))}
  </search>
)

const Lines = ({ entries, busy }: { entries: AuditEntry[]; busy: boolean }) => {
  const days = Map.groupBy(entries, (entry) => formatLongDate(entry.at))
  return (
    <div className="audit" aria-busy={busy}>
      <div className="rows">
        <div className="row row-head" aria-hidden="true">
          {auditTexts.head.map((title, index) => (
            <span key={index}>{title}</span>
          ))}
        </div>
        {[...days].map(([day, lines]) => (
          <section key={day} aria-label={day}>
            <h2 className="day">{day}</h2>
            <ol className="row-list">
              {lines.map((entry) => (
                <AuditLine entry={entry} key={entry.id} />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  )
}

import { useState } from 'react'
import { auditGroupNames, auditTexts } from '../../../content/admin/audit.ts'
import { auditGroups, type AuditEntry } from '../../../contract/audit.ts'
import { call } from '../calls/call.ts'
import { AuditLine } from './audit-line.tsx'
import { ClearFilters } from '../lists/clear-filters.tsx'
import { ExportButton } from '../lists/export-button.tsx'
import { deskMeta } from '../frame/meta.ts'
import { Notice, type NoticeContent } from '../ui/notice.tsx'
import { Paging } from '../lists/paging.tsx'
import { retryList } from '../lists/retry-list.ts'
import { SearchField } from '../lists/search-field.tsx'
import { EmptyState, ErrorState, LoadingState } from '../ui/states.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { useLoaded } from '../calls/use-loaded.ts'
import { formatLongDate, startOfDay, zoneName } from '../records/dates.ts'
import { InputField, SelectField } from '../../ui/field.tsx'

export const meta = deskMeta(auditTexts.title)

type Filters = ReturnType<typeof useFilters>

export default function AuditLogPage() {
  const filters = useFilters()
  const listing = listingOf(filters)
  const query = { ...listing, cursor: filters.get('cursor') }
  const page = useLoaded(JSON.stringify(query), () => call('audit.list', query))
  const { data, error, loading } = page
  const [notice, setNotice] = useState<NoticeContent>()
  return (
    <>
      <div className="desk-head desk-head-inline">
        <div>
          <h1>{auditTexts.title}</h1>
          <p>{auditTexts.intro}</p>
        </div>
        <div className="desk-actions">
          <ExportButton
            load={() => call('audit.export', listing)}
            name="audit.csv"
            onFailed={(text) => setNotice({ kind: 'bad', text })}
          />
        </div>
      </div>
      <Notice notice={notice} />
      <FilterBar filters={filters} names={data?.names ?? []} />
      {error !== undefined && <ErrorState message={error} onRetry={() => retryList(page, filters)} />}
      {!data && error === undefined && <LoadingState />}
      {data?.data.length === 0 && (
        <EmptyState icon="list" title={auditTexts.empty.title} text={auditTexts.empty.text}>
          <ClearFilters filters={filters} />
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <>
          <div className="list-line">
            <p>{auditTexts.zone(zoneName())}</p>
          </div>
          <Lines entries={data.data} busy={loading} />
          <Paging
            label={auditTexts.paging}
            shown={auditTexts.showing(data.data.length)}
            page={data}
            onGo={(cursor) => filters.set('cursor', cursor)}
          />
        </>
      )}
    </>
  )
}

/** Days are in the time zone of this computer; the API takes timestamps. */
const listingOf = ({ get }: Filters) => ({
  q: get('q'),
  who: get('who'),
  group: get('group'),
  from: get('from') && startOfDay(get('from')),
  until: get('to') && startOfDay(get('to'), 1),
})

const FilterBar = ({ filters: { get, set }, names }: { filters: Filters; names: string[] }) => (
  <search className="filters">
    <SearchField
      label={auditTexts.search}
      hint={auditTexts.searchHint}
      value={get('q')}
      onSearch={(text) => set('q', text, { replace: true })}
    />
    <SelectField id="who" label={auditTexts.who} value={get('who')} onChange={({ target }) => set('who', target.value)}>
      <option value="">{auditTexts.everyone}</option>
      {names.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
      <option value="-">{auditTexts.notSignedIn}</option>
    </SelectField>
    <SelectField
      id="group"
      label={auditTexts.what}
      value={get('group')}
      onChange={({ target }) => set('group', target.value)}
    >
      <option value="">{auditTexts.everything}</option>
      {auditGroups.map((group) => (
        <option key={group} value={group}>
          {auditGroupNames[group]}
        </option>
      ))}
    </SelectField>
    {(['from', 'to'] as const).map((name) => (
      <InputField
        key={name}
        id={name}
        label={auditTexts[name]}
        type="date"
        value={get(name)}
        onChange={({ target }) => set(name, target.value)}
      />
    ))}
  </search>
)

/** Entries grouped by day. */
const Lines = ({ entries, busy }: { entries: AuditEntry[]; busy: boolean }) => {
  const days = Map.groupBy(entries, (entry) => formatLongDate(entry.at))
  return (
    <div className="audit" aria-busy={busy}>
      <div className="rows">
        <div className="row row-head" aria-hidden="true">
          {auditTexts.head.map((title) => (
            <span key={title}>{title}</span>
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

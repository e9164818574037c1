import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { erasureTexts } from '../../../content/admin/applications.ts'
import { deliveryStateNames, leadsTexts, sourceNames } from '../../../content/admin/leads.ts'
import { deliveryStates, spamFilters, type LeadRow } from '../../../contract/desk-leads.ts'
import { call, explain } from '../calls/call.ts'
import { ClearFilters } from '../lists/clear-filters.tsx'
import { DeliveryMark, SpamMark } from './delivery-mark.tsx'
import { useDesk } from '../frame/desk-info.tsx'
import { ExportButton } from '../lists/export-button.tsx'
import { DeskIcon } from '../ui/icon.tsx'
import { Inbox, InboxBack, InboxLink } from './inbox.tsx'
import { LeadPanel, sourceName } from './lead-panel.tsx'
import { deskMeta } from '../frame/meta.ts'
import { Notice, type NoticeContent } from '../ui/notice.tsx'
import { Paging } from '../lists/paging.tsx'
import { retryList } from '../lists/retry-list.ts'
import { SearchField } from '../lists/search-field.tsx'
import { EmptyState, ErrorState, LoadingState } from '../ui/states.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { useLoaded } from '../calls/use-loaded.ts'
import { formatDateTime, formatShort } from '../records/dates.ts'
import { WorkButton } from '../../ui/busy-button.tsx'
import { SelectField } from '../../ui/field.tsx'

export const meta = deskMeta(leadsTexts.title)

type Filters = ReturnType<typeof useFilters>

export default function LeadsPage() {
  const { id } = useParams()
  const filters = useFilters()
  const listing = {
    q: filters.get('q'),
    source: filters.get('source'),
    delivery: filters.get('delivery'),
    spam: filters.get('spam'),
  }
  const query = { ...listing, cursor: filters.get('cursor') }
  const page = useLoaded(JSON.stringify(query), () => call('leads.list', query))
  const counts = useLoaded('counts', () => call('leads.count'))
  const [notice, setNotice] = useState<NoticeContent>()
  const { recount } = useDesk()
  const navigate = useNavigate()

  const reload = async () => {
    recount()
    await Promise.all([page.reload(), counts.reload()])
  }
  const retry = async (lead?: string) => {
    try {
      const { retried } = await (lead === undefined ? call('leads.retryAll') : call('leads.retry', { id: lead }))
      setNotice({ kind: 'good', text: leadsTexts.retried(retried) })
    } catch (cause) {
      const reason = explain(cause)
      if (reason !== undefined) setNotice({ kind: 'bad', text: reason })
    }
    await reload()
  }
  const accept = async (lead: string) => {
    try {
      await call('leads.accept', { id: lead, suspectedSpam: false })
      setNotice({ kind: 'good', text: leadsTexts.accepted })
    } catch (cause) {
      const reason = explain(cause)
      if (reason !== undefined) setNotice({ kind: 'bad', text: reason })
    }
    await reload()
  }
  const erased = () => {
    setNotice({ kind: 'good', text: erasureTexts.lead.done })
    void navigate('/admin/leads', { replace: true })
    void reload()
  }

  return (
    <>
      {id !== undefined && <InboxBack to="/admin/leads">{leadsTexts.back}</InboxBack>}
      <div className="desk-head desk-head-inline">
        <div>
          <h1>{leadsTexts.title}</h1>
          {counts.data && <p>{leadsTexts.summary(counts.data.failed, counts.data.waiting)}</p>}
        </div>
        <div className="desk-actions">
          <ExportButton
            load={() => call('leads.export', listing)}
            name="leads.csv"
            description={leadsTexts.exportDescription}
            onFailed={(text) => setNotice({ kind: 'bad', text })}
          />
        </div>
      </div>
      <Notice notice={notice} />
      {counts.data && counts.data.failed > 0 && (
        <FailedDeliveries failed={counts.data.failed} onRetry={() => retry()} />
      )}
      <FilterBar filters={filters} />
      {page.error !== undefined && (
        <ErrorState message={page.error} text={leadsTexts.failedText} onRetry={() => retryList(page, filters)} />
      )}
      {!page.data && page.error === undefined && <LoadingState />}
      {page.data?.data.length === 0 && id === undefined && <EmptyList filters={filters} />}
      {page.data && (page.data.data.length > 0 || id !== undefined) && (
        <Inbox
          list={
            <>
              <ul className="rows" aria-label={leadsTexts.list} aria-busy={page.loading}>
                {page.data.data.map((lead) => (
                  <Row key={lead.id} lead={lead} open={lead.id === id} onRetry={() => retry(lead.id)} />
                ))}
              </ul>
              <Paging
                label={leadsTexts.paging}
                shown={leadsTexts.showing(page.data.data.length)}
                page={page.data}
                onGo={(cursor) => filters.set('cursor', cursor)}
              />
            </>
          }
          open={
            id === undefined ? (
              <EmptyState icon="inbox" title={leadsTexts.choose.title} text={leadsTexts.choose.text} />
            ) : (
              <LeadPanel key={id} id={id} onRetry={retry} onAccept={accept} onErased={erased} />
            )
          }
        />
      )}
    </>
  )
}

const FailedDeliveries = ({ failed, onRetry }: { failed: number; onRetry: () => Promise<void> }) => (
  <p className="notice notice-wait">
    <DeskIcon name="clock" />
    <span>{leadsTexts.trouble(failed)}</span>
    <WorkButton className="button button-plain button-small" work={onRetry}>
      {leadsTexts.retryAll}
    </WorkButton>
  </p>
)

const FilterBar = ({ filters: { get, set } }: { filters: Filters }) => (
  <search className="filters">
    <SearchField
      label={leadsTexts.search}
      hint={leadsTexts.searchHint}
      value={get('q')}
      onSearch={(text) => set('q', text, { replace: true })}
    />
    <SelectField
      id="source"
      label={leadsTexts.source}
      value={get('source')}
      onChange={({ target }) => set('source', target.value)}
    >
      <option value="">{leadsTexts.allSources}</option>
      {Object.entries(sourceNames).map(([source, name]) => (
        <option key={source} value={source}>
          {name}
        </option>
      ))}
    </SelectField>
    <SelectField
      id="delivery"
      label={leadsTexts.delivery}
      value={get('delivery')}
      onChange={({ target }) => set('delivery', target.value)}
    >
      <option value="">{leadsTexts.allStates}</option>
      {deliveryStates.map((state) => (
        <option key={state} value={state}>
          {deliveryStateNames[state]}
        </option>
      ))}
    </SelectField>
    <SelectField
      id="spam"
      label={leadsTexts.spam}
      value={get('spam')}
      onChange={({ target }) => set('spam', target.value)}
    >
      <option value="">{leadsTexts.allStates}</option>
      {spamFilters.map((value) => (
        <option key={value} value={value}>
          {leadsTexts.spamFilters[value]}
        </option>
      ))}
    </SelectField>
  </search>
)

const EmptyList = ({ filters }: { filters: Filters }) =>
  filters.isFiltered ? (
    <EmptyState icon="inbox" title={leadsTexts.noMatch.title} text={leadsTexts.noMatch.text}>
      <ClearFilters filters={filters} />
    </EmptyState>
  ) : (
    <EmptyState icon="inbox" title={leadsTexts.empty.title} text={leadsTexts.empty.text} />
  )

const Row = ({ lead, open, onRetry }: { lead: LeadRow; open: boolean; onRetry: () => Promise<void> }) => (
  <li className={open ? 'row is-open' : 'row'}>
    <p className="row-name">
      <InboxLink to={`/admin/leads/${lead.id}`} current={open}>
        {lead.name}
      </InboxLink>
    </p>
    <time dateTime={lead.createdAt} title={formatDateTime(lead.createdAt)}>
      {formatShort(lead.createdAt)}
    </time>
    <p className="row-text">{[sourceName(lead.source), lead.reason].filter(Boolean).join(': ')}</p>
    <p className="row-marks">
      {lead.suspectedSpam ? <SpamMark /> : <DeliveryMark deliveries={lead.deliveries} />}
      {lead.deliveries.some((delivery) => delivery.state === 'failed') && (
        <WorkButton
          className="button button-quiet button-small"
          aria-label={leadsTexts.retryOne(lead.name)}
          work={onRetry}
        >
          <DeskIcon name="retry" /> {leadsTexts.retry}
        </WorkButton>
      )}
    </p>
  </li>
)

import { deliveryStateNames, leadsTexts, sourceNames } from '../../../content/admin/leads.ts'
import { deliveryStates, spamFilters } from '../../../contract/desk-leads.ts'
import { WorkButton } from '../../ui/busy-button.tsx'
import { call } from '../calls/call.ts'
import type { DeskHandle } from '../lists/page-title.tsx'
import { useMay } from '../calls/use-may.ts'
import { deskMeta } from '../frame/meta.ts'
import { FilterSearch, FilterSelect } from '../lists/filter.tsx'
import { PageError } from '../lists/page-error.tsx'
import { filtersIn, useFilters, type GetFilter } from '../lists/use-filters.ts'
import { DeskIcon } from '../ui/icon.tsx'
import { Inbox, revalidateList } from './inbox.tsx'
import { retryLeads } from './lead-actions.ts'
import { LeadItem } from './lead-row.tsx'
import type { Route } from './+types/leads'

export const meta = deskMeta(leadsTexts.title)

export const handle = { title: leadsTexts.title, needs: 'leads.list' } satisfies DeskHandle

const listingOf = (get: GetFilter) => ({
  q: get('q'),
  source: get('source'),
  delivery: get('delivery'),
  spam: get('spam'),
})

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const get = filtersIn(request)
  const [page, counts] = await Promise.all([
    call('leads.list', { ...listingOf(get), cursor: get('cursor') }),
    call('leads.count'),
  ])
  return { page, counts }
}

export const shouldRevalidate = revalidateList

export const ErrorBoundary = () => <PageError text={leadsTexts.failedText} />

export default function LeadsPage({ loaderData: { page, counts } }: Route.ComponentProps) {
  const { get } = useFilters()
  return (
    <Inbox
      home="/admin/leads"
      icon="inbox"
      texts={leadsTexts}
      intro={leadsTexts.summary(counts.failed, counts.waiting)}
      page={page}
      exported={{ name: 'leads.csv', load: () => call('leads.export', listingOf(get)), needs: 'leads.export' }}
      renderAlert={(act) =>
        counts.failed > 0 && <FailedDeliveries failed={counts.failed} onRetry={() => act(() => retryLeads())} />
      }
      filters={<LeadFilters />}
      renderRow={(lead, act) => <LeadItem lead={lead} onRetry={() => act(() => retryLeads(lead.id))} />}
    />
  )
}

const FailedDeliveries = ({ failed, onRetry }: { failed: number; onRetry: () => Promise<void> }) => (
  <p className="notice notice-wait">
    <DeskIcon name="clock" />
    <span>{leadsTexts.trouble(failed)}</span>
    {useMay()('leads.retryAll') && (
      <WorkButton className="button button-plain button-small" work={onRetry}>
        {leadsTexts.retryAll}
      </WorkButton>
    )}
  </p>
)

const LeadFilters = () => (
  <>
    <FilterSearch label={leadsTexts.search} hint={leadsTexts.searchHint} />
    <FilterSelect
      name="source"
      label={leadsTexts.source}
      options={[['', leadsTexts.allSources], ...Object.entries(sourceNames)]}
    />
    <FilterSelect
      name="delivery"
      label={leadsTexts.delivery}
      options={[
        ['', leadsTexts.allStates],
        ...deliveryStates.map((state) => [state, deliveryStateNames[state]] as const),
      ]}
    />
    <FilterSelect
      name="spam"
      label={leadsTexts.spam}
      options={[
        ['', leadsTexts.allStates],
        ...spamFilters.map((value) => [value, leadsTexts.spamFilters[value]] as const),
      ]}
    />
  </>
)

import {
  deliveryStateNames,
  leadKeys,
  leadsTexts,
  leadStateNames,
  leadTexts,
  leadWorkTexts,
  noticeTexts,
  sourceNames,
} from '../../../content/admin/leads.ts'
import { optOutsTexts } from '../../../content/admin/opt-outs.ts'
import { leadStatisticsTexts } from '../../../content/admin/statistics.ts'
import { inquiryReasonNames } from '../../../content/inquiry-reason-names.ts'
import { originNames } from '../../../content/admin/origin.ts'
import { Link } from 'react-router'
import { deliveryStates, dueFilters, ownerFilters, spamFilters } from '../../../contract/desk-leads.ts'
import { leadStates, type LeadOwner } from '../../../contract/lead-work.ts'
import { WorkButton } from '../ui/busy-button.tsx'
import { call } from '../calls/call.ts'
import type { DeskHandle } from '../frame/page-title.tsx'
import { deskMeta } from '../frame/meta.ts'
import type { AnswerOf } from '../calls/client-types.ts'
import { useMay } from '../calls/use-may.ts'
import { DayFilter, firstMoment } from '../lists/day-filter.tsx'
import { FilterSearch, FilterSelect } from '../lists/filter.tsx'
import { MoreFilters } from '../lists/more-filters.tsx'
import { revalidateList } from '../lists/list-link.tsx'
import { pageOrFirst } from '../lists/page-or-first.ts'
import { PageError } from '../frame/page-error.tsx'
import { filtersIn, useFilters, type GetFilter } from '../lists/use-filters.ts'
import { DeskIcon } from '../ui/icon.tsx'
import { Inbox } from '../inbox/inbox.tsx'
import { retryLeads } from './lead-actions.ts'
import { LeadItem } from './lead-row.tsx'
import type { Route } from './+types/leads'

export const handle = { title: leadsTexts.title, needs: 'leads.list' } satisfies DeskHandle

export const meta = deskMeta(leadsTexts.title)

/** Whoever waits for an answer; a search, spam, and deadlines look through all leads. */
const usualState = (get: GetFilter) => (get('q') || get('spam') || get('due') ? everyState : 'waiting')

const everyState = 'all'

function stateOf(get: GetFilter) {
  const state = get('state') || usualState(get)
  return state === everyState ? '' : state
}

const listingOf = (get: GetFilter) => ({
  q: get('q'),
  source: get('source'),
  delivery: get('delivery'),
  spam: get('spam'),
  reason: get('reason'),
  cameFrom: get('cameFrom'),
  campaign: get('campaign'),
  state: stateOf(get),
  owner: get('owner'),
  due: get('due'),
  from: firstMoment(get('days')),
})

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const get = filtersIn(request)
  const [page, counts, owners, origins] = await Promise.all([
    pageOrFirst(get('cursor'), (cursor) => call('leads.list', { ...listingOf(get), cursor })),
    call('leads.count'),
    call('leads.owners'),
    call('leads.origins'),
  ])
  const isOverdueFirst = counts.overdue > 0 && new URL(request.url).search === ''
  return {
    page: isOverdueFirst ? await overdueFirst(page) : page,
    isOverdueFirst,
    counts,
    owners: owners.data,
    origins,
  }
}

/** Overdue reports come before everything else, whenever they were received. */
async function overdueFirst(page: AnswerOf<'leads.list'>) {
  const { data } = await call('leads.list', { due: 'overdue' })
  const ids = new Set(data.map(({ id }) => id))
  return { ...page, data: [...data, ...page.data.filter(({ id }) => !ids.has(id))] }
}

export const shouldRevalidate = revalidateList

export const ErrorBoundary = () => <PageError text={leadsTexts.failedText} />

export default function LeadsPage({
  loaderData: { page, isOverdueFirst, counts, owners, origins },
}: Route.ComponentProps) {
  const { get } = useFilters()
  return (
    <Inbox
      home="/admin/leads"
      kind="lead"
      icon="inbox"
      texts={leadsTexts}
      intro={leadsTexts.summary(counts.people)}
      page={page}
      links={
        <>
          {stateOf(get) !== '' && (
            <Link className="button button-plain" to={`/admin/leads?state=${everyState}`}>
              {leadsTexts.showAll}
            </Link>
          )}
          <Link className="button button-plain" to="/admin/lead-statistics">
            {leadStatisticsTexts.link}
          </Link>
          <Link className="button button-plain" to="/admin/opt-outs">
            {optOutsTexts.title}
          </Link>
        </>
      }
      exported={{ name: 'leads.csv', load: () => call('leads.export', listingOf(get)), needs: 'leads.export' }}
      renderAlert={(act) => (
        <>
          {counts.overdue > 0 && <DueNotices text={noticeTexts.overdueAlert(counts.overdue)} due="overdue" />}
          {counts.dueToday > 0 && <DueNotices text={noticeTexts.todayAlert(counts.dueToday)} due="open" />}
          {counts.failed > 0 && <FailedDeliveries failed={counts.failed} onRetry={() => act(() => retryLeads())} />}
        </>
      )}
      itemKeys={useMay()('leads.change') ? itemKeys : []}
      order={get('due') ? 'oldest' : isOverdueFirst ? 'overdue' : 'newest'}
      filters={<LeadFilters owners={owners} origins={origins} />}
      renderRow={(lead, act) => <LeadItem lead={lead} onRetry={() => act(() => retryLeads(lead.id))} />}
    />
  )
}

const itemKeys = [
  ['e', leadKeys.answered],
  ['s', leadKeys.snooze],
  ['a', leadKeys.take],
  ['n', leadKeys.note],
  ['m', leadKeys.email],
] as const

const DueNotices = ({ text, due }: { text: string; due: (typeof dueFilters)[number] }) => (
  <p className="notice notice-bad">
    <DeskIcon name="error" />
    <span>{text}</span>
    <Link className="button button-plain button-small" to={`/admin/leads?due=${due}`}>
      {noticeTexts.show}
    </Link>
  </p>
)

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

const LeadFilters = ({ owners, origins }: { owners: LeadOwner[]; origins: AnswerOf<'leads.origins'> }) => (
  <>
    <FilterSearch label={leadsTexts.search} hint={leadsTexts.searchHint} />
    <FilterSelect
      name="state"
      label={leadWorkTexts.state}
      usual={usualState(useFilters().get)}
      options={[
        ['waiting', leadWorkTexts.waiting],
        ...leadStates.map((state) => [state, leadStateNames[state]] as const),
        [everyState, leadsTexts.all],
      ]}
    />
    <FilterSelect
      name="owner"
      label={leadWorkTexts.owner}
      none={leadWorkTexts.anyone}
      options={[
        ...ownerFilters.map((value) => [value, leadWorkTexts.ownerFilters[value]] as const),
        ...owners.map(({ id, username }) => [id, username] as const),
      ]}
    />
    <FilterSelect
      name="reason"
      label={leadTexts.reason}
      none={leadsTexts.all}
      options={Object.entries(inquiryReasonNames)}
    />
    <MoreFilters names={['due', 'days', 'source', 'cameFrom', 'campaign', 'delivery', 'spam']}>
      <FilterSelect
        name="due"
        label={noticeTexts.filter}
        none={leadsTexts.all}
        options={dueFilters.map((value) => [value, noticeTexts.filters[value]])}
      />
      <DayFilter />
      <FilterSelect
        name="source"
        label={leadsTexts.source}
        none={leadsTexts.allSources}
        options={Object.entries(sourceNames)}
      />
      <FilterSelect
        name="cameFrom"
        label={leadsTexts.cameFrom}
        none={leadsTexts.all}
        options={origins.cameFrom.map((value) => [value, value])}
      />
      <FilterSelect
        name="campaign"
        label={originNames.campaign}
        none={leadsTexts.all}
        options={origins.campaigns.map((value) => [value, value])}
      />
      <FilterSelect
        name="delivery"
        label={leadsTexts.delivery}
        none={leadsTexts.all}
        options={deliveryStates.map((state) => [state, deliveryStateNames[state]])}
      />
      <FilterSelect
        name="spam"
        label={leadsTexts.spam}
        none={leadsTexts.all}
        options={spamFilters.map((value) => [value, leadsTexts.spamFilters[value]])}
      />
    </MoreFilters>
  </>
)

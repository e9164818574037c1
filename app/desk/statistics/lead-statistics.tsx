import { Link } from 'react-router'
import { nameOf, sourceNames } from '../../../content/admin/leads.ts'
import { leadStatisticsTexts as texts, waitNames } from '../../../content/admin/statistics.ts'
import type { Share } from '../../../contract/statistics.ts'
import { call } from '../calls/call.ts'
import { deskMeta } from '../frame/meta.ts'
import { PageError } from '../lists/page-error.tsx'
import type { DeskHandle } from '../lists/page-title.tsx'
import { filtersIn } from '../lists/use-filters.ts'
import { DeskHead } from '../ui/desk-head.tsx'
import { DeskIcon } from '../ui/icon.tsx'
import { Bars, type Bar } from './bars.tsx'
import { Days } from './days.tsx'
import { PeriodFilter } from './period-filter.tsx'
import type { Route } from './+types/lead-statistics'

export const meta = deskMeta(texts.title)

export const handle = { title: texts.title, needs: 'leads.statistics' } satisfies DeskHandle

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  call('leads.statistics', { days: filtersIn(request)('days') })

export const ErrorBoundary = () => <PageError />

export default function LeadStatisticsPage({ loaderData: counted }: Route.ComponentProps) {
  const { medianHours } = counted
  return (
    <>
      <DeskHead
        title={texts.title}
        intro={texts.total(counted.total)}
        back={
          <Link className="back-link" to="/admin/leads">
            <DeskIcon name="prev" /> {texts.back}
          </Link>
        }
      />
      <PeriodFilter />
      <div className="statistics">
        <Days id="days" days={counted.days} />
        <Bars
          id="forms"
          title={texts.forms}
          column={texts.form}
          bars={barsOf(counted.forms, '', (form) => nameOf(sourceNames, form), 'source')}
        />
        <Bars
          id="reasons"
          title={texts.reasons}
          column={texts.reason}
          bars={barsOf(counted.reasons, texts.noReason, (reason) => reason, 'reason')}
        />
        <Bars
          id="came-from"
          title={texts.cameFrom}
          column={texts.source}
          bars={barsOf(counted.cameFrom, texts.direct, (source) => source, 'cameFrom')}
        />
        <Bars
          id="campaigns"
          title={texts.campaigns}
          column={texts.campaign}
          bars={barsOf(counted.campaigns, texts.noCampaign, (campaign) => campaign, 'campaign')}
        />
        <Bars
          id="waits"
          title={texts.waits}
          column={texts.wait}
          note={medianHours === null ? undefined : texts.median(texts.hours(medianHours))}
          bars={counted.waits.map(({ wait, count }) => ({ key: wait, name: waitNames[wait], count }))}
        />
      </div>
    </>
  )
}

/** Each bar leads to its leads, by the filter of the list that has its value. */
const barsOf = (shares: Share[], none: string, name: (value: string) => string, filter: string): Bar[] =>
  shares.map(({ value, count }) => ({
    key: value ?? '',
    name: value === null ? none : name(value),
    count,
    to: value === null ? undefined : `/admin/leads?${new URLSearchParams({ state: 'all', [filter]: value })}`,
  }))

import { nameOf, sourceName } from '../../../content/admin/leads.ts'
import { leadStatisticsTexts as texts, waitNames } from '../../../content/admin/statistics.ts'
import { inquiryReasonNames } from '../../../content/inquiry-reason-names.ts'
import { call } from '../calls/call.ts'
import type { DeskHandle } from '../frame/page-title.tsx'
import { deskMeta } from '../frame/meta.ts'
import { filtersIn } from '../lists/use-filters.ts'
import { Bars } from './bars.tsx'
import { barsOf, StatisticsPage, type LinkTo } from './statistics-page.tsx'
import type { Route } from './+types/lead-statistics'

export const handle = { title: texts.title, needs: 'leads.statistics' } satisfies DeskHandle

export const meta = deskMeta(texts.title)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  call('leads.statistics', { days: filtersIn(request)('days') })

export default function LeadStatisticsPage({ loaderData: counted }: Route.ComponentProps) {
  const { medianHours, days } = counted
  const leadsWith: LinkTo = (filter, value) => leadsPath({ days: String(days.length - 1), [filter]: value })
  return (
    <StatisticsPage texts={texts} home="/admin/leads" counted={counted} linkTo={leadsWith}>
      <Bars
        id="forms"
        title={texts.forms}
        column={texts.form}
        bars={barsOf(counted.forms, '', 'source', leadsWith, sourceName)}
      />
      <Bars
        id="reasons"
        title={texts.reasons}
        column={texts.reason}
        bars={barsOf(counted.reasons, texts.noReason, 'reason', leadsWith, (reason) =>
          nameOf(inquiryReasonNames, reason),
        )}
      />
      <Bars
        id="waits"
        title={texts.waits}
        column={texts.wait}
        note={medianHours === null ? undefined : texts.median(texts.hours(medianHours))}
        bars={counted.waits.map(({ wait, count }) => ({ key: wait, name: waitNames[wait], count }))}
      />
    </StatisticsPage>
  )
}

/** Those of the same days: the list counts the ones before today. */
const leadsPath = (filters: Record<string, string>) =>
  `/admin/leads?${new URLSearchParams({ state: 'all', ...filters })}`

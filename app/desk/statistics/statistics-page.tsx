import { leadStatisticsTexts as texts, statisticsTexts } from '../../../content/admin/statistics.ts'
import { periods, type LeadStatistics, type Share } from '../../../contract/statistics.ts'
import { FilterSelect } from '../lists/filter.tsx'
import { DeskHead } from '../ui/desk-head.tsx'
import { Bars, type Bar } from './bars.tsx'
import { Days } from './days.tsx'

type Filter = 'source' | 'reason' | 'cameFrom' | 'campaign'

/** The URL of what has a value. */
export type LinkTo = (filter: Filter, value: string) => string

type Props = {
  texts: { title: string; total: (count: number) => string; back: string }
  /** The list that the numbers are about. */
  home: string
  counted: Pick<LeadStatistics, 'total' | 'days' | 'cameFrom' | 'campaigns'>
  linkTo?: LinkTo
  /** Between the days and where people came from. */
  children: React.ReactNode
}

/** What statistics of leads and of applications share. */
export const StatisticsPage = ({ texts: own, home, counted, linkTo, children }: Props) => (
  <>
    <DeskHead title={own.title} intro={own.total(counted.total)} back={{ to: home, text: own.back }} />
    <PeriodFilter />
    <div className="statistics">
      <Days id="days" days={counted.days} />
      {children}
      <Bars
        id="came-from"
        title={texts.cameFrom}
        column={texts.source}
        of={counted.total}
        bars={barsOf(counted.cameFrom, texts.direct, 'cameFrom', linkTo)}
      />
      <Bars
        id="campaigns"
        title={texts.campaigns}
        column={texts.campaign}
        of={counted.total}
        bars={barsOf(counted.campaigns, texts.noCampaign, 'campaign', linkTo)}
      />
    </div>
  </>
)

/** A bar leads to what it counts, where there is a list with such a filter. */
export const barsOf = (
  shares: Share[],
  none: string,
  filter: Filter,
  linkTo?: LinkTo,
  name = (value: string) => value,
): Bar[] =>
  shares.map(({ value, count }) => ({
    key: value ?? '',
    name: value === null ? none : name(value),
    count,
    to: value === null ? undefined : linkTo?.(filter, value),
  }))

const usual = '30'

/** How many days the statistics cover. */
const PeriodFilter = () => (
  <search className="filters statistics-period">
    <FilterSelect
      name="days"
      label={statisticsTexts.period}
      none={statisticsTexts.periods[usual]}
      options={periods.filter((days) => days !== usual).map((days) => [days, statisticsTexts.periods[days]])}
    />
  </search>
)

import { brand } from '../../content/brand/company.ts'
import { applicationStages, declineReasons } from '../../contract/application-options.ts'
import { addDays } from '../../contract/business-days.ts'
import {
  mostForMedian,
  waits,
  type ApplicationStatistics,
  type LeadStatistics,
  type Share,
} from '../../contract/statistics.ts'
import type { Db } from '../db/client.ts'
import { listCounts } from '../db/queries/daily-counts.ts'
import { listApplicationCounts } from '../db/queries/desk-applications.ts'
import { listMedianStays, medianWait, type Period } from '../db/queries/statistics.ts'
import { companyDay } from './company-day.ts'

const mostShares = 15

export async function readLeadStatistics(db: Db, days: number): Promise<LeadStatistics> {
  const period = periodOf(days)
  const [counted, medianHours] = await Promise.all([
    listCounts(db, 'leads', period.firstDay),
    medianWait(db, period, mostForMedian),
  ])
  const waited = sharesOf(counted, 'wait')
  return {
    ...figuresOf(counted, period, days),
    forms: sharesOf(counted, 'form'),
    reasons: sharesOf(counted, 'reason'),
    waits: waits.map((wait) => ({ wait, count: waited.find(({ value }) => value === wait)?.count ?? 0 })),
    medianHours,
  }
}

export async function readApplicationStatistics(db: Db, days: number): Promise<ApplicationStatistics> {
  const period = periodOf(days)
  const [counted, left, medians, counts] = await Promise.all([
    listCounts(db, 'applications', period.firstDay),
    listCounts(db, 'stage_stays', period.firstDay),
    listMedianStays(db, period, mostForMedian),
    listApplicationCounts(db),
  ])
  return {
    ...figuresOf(counted, period, days),
    declined: sharesOf(counted, 'declined').map(({ value, count }) => ({
      reason: declineReasons.find((reason) => reason === value) ?? null,
      count,
    })),
    jobs: [...Map.groupBy(counts, ({ vacancyId, jobTitle }) => vacancyId ?? jobTitle).values()].map((rows) => ({
      jobTitle: rows[0]?.jobTitle ?? '',
      stages: applicationStages.map((stage) => ({
        stage,
        count: rows.filter((row) => row.stage === stage).reduce((sum, { count }) => sum + count, 0),
      })),
    })),
    stays: medians.map(({ stage, medianDays }) => ({
      stage,
      count: left.find(({ value }) => value === stage)?.count ?? 0,
      medianDays,
    })),
  }
}

/** A period of this many days, up to and including today. */
const periodOf = (days: number): Period => ({
  firstDay: addDays(companyDay(), 1 - days),
  timeZone: brand.timeZone,
})

type Counted = Awaited<ReturnType<typeof listCounts>>

const sharesOf = (counted: Counted, fact: string): Share[] =>
  counted.flatMap((row) => (row.fact === fact ? [{ value: row.value, count: row.count }] : []))

/** What both count: how many came on each day of the period, in total, and from where. */
function figuresOf(counted: Counted, { firstDay }: Period, days: number) {
  const byDay = new Map(sharesOf(counted, 'day').map(({ value, count }) => [value, count]))
  return {
    total: [...byDay.values()].reduce((sum, count) => sum + count, 0),
    days: Array.from({ length: days }, (_, index) => addDays(firstDay, index)).map((day) => ({
      day,
      count: byDay.get(day) ?? 0,
    })),
    cameFrom: sharesOf(counted, 'cameFrom').slice(0, mostShares),
    campaigns: sharesOf(counted, 'campaign').slice(0, mostShares),
  }
}

import { brand } from '../../content/brand/company.ts'
import { addDays } from '../../contract/business-days.ts'
import { mostForMedian, waits, type LeadStatistics, type Share } from '../../contract/statistics.ts'
import type { Db } from '../db/client.ts'
import { listCounts } from '../db/queries/daily-counts.ts'
import { medianWait, type Period } from '../db/queries/lead-statistics.ts'
import { companyDay } from './company-day.ts'

export const mostShares = 15

export async function readLeadStatistics(db: Db, days: number): Promise<LeadStatistics> {
  const period = periodOf(days)
  const [counted, medianHours] = await Promise.all([
    listCounts(db, 'leads', period.firstDay),
    medianWait(db, period, mostForMedian),
  ])
  const waited = sharesOf(counted, 'wait')
  return {
    ...daysOf(counted, period, days),
    forms: sharesOf(counted, 'form'),
    reasons: sharesOf(counted, 'reason'),
    cameFrom: sharesOf(counted, 'cameFrom').slice(0, mostShares),
    campaigns: sharesOf(counted, 'campaign').slice(0, mostShares),
    waits: waits.map((wait) => ({ wait, count: waited.find(({ value }) => value === wait)?.count ?? 0 })),
    medianHours,
  }
}

/** A period of this many days, up to and including today. */
export const periodOf = (days: number): Period => ({
  firstDay: addDays(companyDay(), 1 - days),
  timeZone: brand.timeZone,
})

type Counted = Awaited<ReturnType<typeof listCounts>>

export const sharesOf = (counted: Counted, fact: string): Share[] =>
  counted.flatMap((row) => (row.fact === fact ? [{ value: row.value, count: row.count }] : []))

/** Each day of the period, and their sum. */
export function daysOf(counted: Counted, { firstDay }: Period, days: number) {
  const byDay = new Map(sharesOf(counted, 'day').map(({ value, count }) => [value, count]))
  return {
    total: [...byDay.values()].reduce((sum, count) => sum + count, 0),
    days: Array.from({ length: days }, (_, index) => addDays(firstDay, index)).map((day) => ({
      day,
      count: byDay.get(day) ?? 0,
    })),
  }
}

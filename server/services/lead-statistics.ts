import { brand } from '../../content/brand/company.ts'
import { addDays } from '../../contract/business-days.ts'
import { waits, type LeadStatistics, type Share } from '../../contract/statistics.ts'
import type { Db } from '../db/client.ts'
import { countLeadsBy, medianWait, type Period } from '../db/queries/lead-statistics.ts'
import { companyDay } from './company-day.ts'

export const mostShares = 15

export async function readLeadStatistics(db: Db, days: number): Promise<LeadStatistics> {
  const period = periodOf(days)
  const [counted, medianHours] = await Promise.all([countLeadsBy(db, period), medianWait(db, period)])
  const of = (kind: (typeof counted)[number]['kind']) =>
    counted.flatMap((row): Share[] => (row.kind === kind ? [{ value: row.value, count: row.count }] : []))
  const countOf = (kind: 'day' | 'wait', value: string) => of(kind).find((row) => row.value === value)?.count ?? 0
  return {
    total: of('form').reduce((sum, { count }) => sum + count, 0),
    days: daysOf(period, days).map((day) => ({ day, count: countOf('day', day) })),
    forms: of('form'),
    reasons: of('reason'),
    cameFrom: of('cameFrom').slice(0, mostShares),
    campaigns: of('campaign').slice(0, mostShares),
    waits: waits.map((wait) => ({ wait, count: countOf('wait', wait) })),
    medianHours,
  }
}

/** So many days up to today. */
export const periodOf = (days: number): Period => ({
  firstDay: addDays(companyDay(), 1 - days),
  timeZone: brand.timeZone,
})

export const daysOf = ({ firstDay }: Period, days: number): string[] =>
  Array.from({ length: days }, (_, index) => addDays(firstDay, index))

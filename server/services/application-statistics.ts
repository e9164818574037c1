import { applicationStages } from '../../contract/application-options.ts'
import type { ApplicationStatistics } from '../../contract/statistics.ts'
import type { Db } from '../db/client.ts'
import { countApplicationsBy, listStays } from '../db/queries/application-statistics.ts'
import { listApplicationCounts } from '../db/queries/desk-applications.ts'
import { daysOf, mostShares, periodOf } from './lead-statistics.ts'

export async function readApplicationStatistics(db: Db, days: number): Promise<ApplicationStatistics> {
  const period = periodOf(days)
  const [counted, stays, counts] = await Promise.all([
    countApplicationsBy(db, period),
    listStays(db, period),
    listApplicationCounts(db),
  ])
  const of = (kind: 'day' | 'cameFrom' | 'campaign') =>
    counted.flatMap(({ value, count, ...row }) => (row.kind === kind ? [{ value, count }] : []))
  const byDay = new Map(of('day').map(({ value, count }) => [value, count]))
  return {
    total: of('day').reduce((sum, { count }) => sum + count, 0),
    days: daysOf(period, days).map((day) => ({ day, count: byDay.get(day) ?? 0 })),
    cameFrom: of('cameFrom').slice(0, mostShares),
    campaigns: of('campaign').slice(0, mostShares),
    declined: counted.flatMap((row) => (row.kind === 'declined' ? [{ reason: row.value, count: row.count }] : [])),
    jobs: [...Map.groupBy(counts, ({ vacancyId, jobTitle }) => vacancyId ?? jobTitle).values()].map((rows) => ({
      jobTitle: rows[0]?.jobTitle ?? '',
      stages: applicationStages.map((stage) => ({
        stage,
        count: rows.filter((row) => row.stage === stage).reduce((sum, { count }) => sum + count, 0),
      })),
    })),
    stays: applicationStages.map(
      (stage) => stays.find((stay) => stay.stage === stage) ?? { stage, count: 0, medianDays: null },
    ),
  }
}

import { applicationStages, declineReasons } from '../../contract/application-options.ts'
import { mostForMedian, type ApplicationStatistics } from '../../contract/statistics.ts'
import type { Db } from '../db/client.ts'
import { listMedianStays } from '../db/queries/application-statistics.ts'
import { listCounts } from '../db/queries/daily-counts.ts'
import { listApplicationCounts } from '../db/queries/desk-applications.ts'
import { daysOf, mostShares, periodOf, sharesOf } from './lead-statistics.ts'

export async function readApplicationStatistics(db: Db, days: number): Promise<ApplicationStatistics> {
  const period = periodOf(days)
  const [counted, left, medians, counts] = await Promise.all([
    listCounts(db, 'applications', period.firstDay),
    listCounts(db, 'stage_stays', period.firstDay),
    listMedianStays(db, period, mostForMedian),
    listApplicationCounts(db),
  ])
  return {
    ...daysOf(counted, period, days),
    cameFrom: sharesOf(counted, 'cameFrom').slice(0, mostShares),
    campaigns: sharesOf(counted, 'campaign').slice(0, mostShares),
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

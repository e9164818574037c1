import { sql } from 'drizzle-orm'
import type { ApplicationStage, DeclineReason } from '../../../contract/application-options.ts'
import type { Db } from '../client.ts'
import { applications, stageStays } from '../schema.ts'
import { startOf, type Period } from './lead-statistics.ts'

type Counted =
  | { kind: 'day' | 'cameFrom' | 'campaign'; value: string | null; count: number }
  | { kind: 'declined'; value: DeclineReason | null; count: number }

/** Counts the applications of a period by each of their facts, reading them once. */
export async function countApplicationsBy(db: Db, period: Period): Promise<Counted[]> {
  const { origin, createdAt, stage, declineReason } = applications
  const { rows } = await db.execute<Counted>(sql`
    with received as (
      select (${createdAt} at time zone ${period.timeZone})::date::text as day,
        coalesce(${origin} ->> 'source', ${origin} ->> 'referrer') as came_from, ${origin} ->> 'campaign' as campaign,
        ${stage} = 'declined' as is_declined, ${declineReason} as reason
      from ${applications} where ${createdAt} >= ${startOf(period)}
    )
    select
      case grouping(day, came_from, campaign, reason, is_declined)
        when 15 then 'day' when 23 then 'cameFrom' when 27 then 'campaign' else 'declined'
      end as kind,
      coalesce(day, came_from, campaign, reason) as value, count(*)::int as count
    from received
    group by grouping sets ((day), (came_from), (campaign), (reason, is_declined))
    having grouping(is_declined) = 1 or is_declined
    order by count desc, value`)
  return rows
}

/** How long applications were in each stage that they left in a period. */
export async function listStays(db: Db, period: Period) {
  const { rows } = await db.execute<{ stage: ApplicationStage; count: number; medianDays: number }>(sql`
    select ${stageStays.stage} as stage, count(*)::int as count,
      (percentile_cont(0.5) within group (order by extract(epoch from ${stageStays.leftAt} - ${stageStays.enteredAt}))
        / 86400)::float as "medianDays"
    from ${stageStays} where ${stageStays.leftAt} >= ${startOf(period)} group by ${stageStays.stage}`)
  return rows
}

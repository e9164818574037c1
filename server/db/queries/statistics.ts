import { sql } from 'drizzle-orm'
import { applicationStages, type ApplicationStage } from '../../../contract/application-options.ts'
import type { Db } from '../client.ts'
import { leads, stageStays } from '../schema.ts'

/** The days of a statistic, in the time zone of the company. */
export type Period = { firstDay: string; timeZone: string }

const startOf = ({ firstDay, timeZone }: Period) => sql`(${firstDay}::date::timestamp at time zone ${timeZone})`

/** In hours, of the latest leads that were answered; null when none was. */
export async function medianWait(db: Db, period: Period, most: number): Promise<number | null> {
  const { rows } = await db.execute<{ hours: number | null }>(sql`
    select (percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at)) / 3600)::float as hours
    from (
      select answered_at, created_at from ${leads}
      where created_at >= ${startOf(period)} and answered_at is not null and not suspected_spam and state <> 'spam'
      order by created_at desc limit ${most}
    ) latest`)
  return rows[0]?.hours ?? null
}

/** How many days applications were in each stage, of the latest ones that left it in a period. */
export async function listMedianStays(db: Db, period: Period, most: number) {
  const { rows } = await db.execute<{ stage: ApplicationStage; medianDays: number | null }>(sql`
    select stage, (
      select (percentile_cont(0.5) within group (order by extract(epoch from left_at - entered_at)) / 86400)::float
      from (
        select left_at, entered_at from ${stageStays}
        where ${stageStays.stage} = stages.stage and left_at >= ${startOf(period)} order by left_at desc limit ${most}
      ) latest
    ) as "medianDays"
    from unnest(${sql.param([...applicationStages])}::text[]) as stages (stage)`)
  return rows
}

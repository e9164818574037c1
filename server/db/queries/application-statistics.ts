import { sql } from 'drizzle-orm'
import { applicationStages, type ApplicationStage } from '../../../contract/application-options.ts'
import type { Db } from '../client.ts'
import { stageStays } from '../schema.ts'
import { startOf, type Period } from './lead-statistics.ts'

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

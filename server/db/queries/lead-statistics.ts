import { sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { leads } from '../schema.ts'
import { leadCameFrom, leadCampaign } from './lead-origins.ts'

/** The days of a statistic, in the time zone of the company. */
export type Period = { firstDay: string; timeZone: string }

type Counted = {
  kind: 'day' | 'form' | 'reason' | 'cameFrom' | 'campaign' | 'wait'
  value: string | null
  count: number
}

export const startOf = ({ firstDay, timeZone }: Period) => sql`(${firstDay}::date::timestamp at time zone ${timeZone})`

/** Leads of a period that are not spam. */
const isCounted = (period: Period) =>
  sql`${leads.createdAt} >= ${startOf(period)} and not ${leads.suspectedSpam} and ${leads.state} <> 'spam'`

/** Counts the leads of a period by each of their facts, reading them once. */
export async function countLeadsBy(db: Db, period: Period): Promise<Counted[]> {
  const { rows } = await db.execute<Counted>(sql`
    with received as (
      select ${leads.source} as form, ${leads.reason} as reason, ${leadCameFrom} as came_from, ${leadCampaign} as campaign,
        (${leads.createdAt} at time zone ${period.timeZone})::date::text as day,
        case
          when ${leads.answeredAt} is null then 'not_yet'
          when ${waited} <= interval '1 hour' then 'hour'
          when ${waited} <= interval '4 hours' then 'four_hours'
          when ${waited} <= interval '1 day' then 'day'
          when ${waited} <= interval '3 days' then 'three_days'
          when ${waited} <= interval '7 days' then 'week'
          else 'longer'
        end as wait
      from ${leads} where ${isCounted(period)}
    )
    select
      case grouping(day, form, reason, came_from, campaign, wait)
        when 31 then 'day' when 47 then 'form' when 55 then 'reason' when 59 then 'cameFrom' when 61 then 'campaign'
        else 'wait'
      end as kind,
      coalesce(day, form, reason, came_from, campaign, wait) as value,
      count(*)::int as count
    from received
    group by grouping sets ((day), (form), (reason), (came_from), (campaign), (wait))
    order by count desc, value`)
  return rows
}

const waited = sql`(${leads.answeredAt} - ${leads.createdAt})`

/** In hours; null when none was answered. */
export async function medianWait(db: Db, period: Period): Promise<number | null> {
  const { rows } = await db.execute<{ hours: number | null }>(sql`
    select (percentile_cont(0.5) within group (order by extract(epoch from ${waited})) / 3600)::float as hours
    from ${leads} where ${isCounted(period)} and ${leads.answeredAt} is not null`)
  return rows[0]?.hours ?? null
}

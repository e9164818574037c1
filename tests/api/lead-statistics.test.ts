import { LeadStatistics } from '../../contract/statistics.ts'
import { firstAdmin } from '../support/admin.ts'
import { expect, test, type TestSite } from '../support/site.ts'

/** Leads an hour apart, with every combination of facts. */
const addLeads = (site: TestSite, count: number) =>
  site.pool.query(
    `insert into leads (id, source, name, email, phone, reason, origin, answered_at, state, suspected_spam, created_at)
     select gen_random_uuid(), (array['home', 'join', 'ngo'])[1 + n % 3], 'P' || n, n || '@mail.example', '6125550100',
       (array['Other', 'Send Money Now', null])[1 + n % 3],
       (array['{"source": "radio", "campaign": "Eid"}', '{"referrer": "news.example"}', null])[1 + n / 3 % 3]::jsonb,
       case when n % 2 = 0 then now() - n * interval '1 hour' + (n % 10) * interval '2 hours' end,
       case when n % 7 = 0 then 'spam' else 'new' end, n % 11 = 0, now() - n * interval '1 hour'
     from generate_series(1, $1::int) n`,
    [count],
  )

test('[LEAD-6] the statistics agree with the leads, whatever they are counted by, and leave out spam', async ({
  site,
}) => {
  const { headers } = await firstAdmin(site)
  await addLeads(site, 500)
  for (const days of [7, 30, 90]) {
    const answer = await site.get(`/api/leads/statistics?days=${days}`, headers)
    const counted = LeadStatistics.parse(await answer.json())
    const recent = `leads where state <> 'spam' and not suspected_spam and created_at >= $1::timestamptz`
    const first = counted.days[0]?.day
    const { rows } = await site.pool.query(
      `select count(*)::int as all, (count(*) filter (where origin ->> 'source' = 'radio'))::int as radio,
         (count(*) filter (where reason is null))::int as no_reason, (count(*) filter (where answered_at is null))::int as open,
         percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at) / 3600) as median
       from ${recent}`,
      [`${first} 00:00 America/Chicago`],
    )
    const [expected] = rows
    expect(counted.total).toBe(expected.all)
    expect(counted.days).toHaveLength(days)
    for (const shares of [
      counted.days,
      counted.forms,
      counted.reasons,
      counted.cameFrom,
      counted.campaigns,
      counted.waits,
    ])
      expect(shares.reduce((sum, { count }) => sum + count, 0)).toBe(expected.all)
    expect(counted.cameFrom).toContainEqual({ value: 'radio', count: expected.radio })
    expect(counted.reasons).toContainEqual({ value: null, count: expected.no_reason })
    expect(counted.waits).toContainEqual({ wait: 'not_yet', count: expected.open })
    expect(counted.medianHours).toBeCloseTo(expected.median, 5)
  }
})

test('[LEAD-6] a statistic reads only the leads of its period', async ({ site }) => {
  await addLeads(site, 20_000)
  await site.pool.query('analyze leads')
  const { rows } = await site.pool.query(
    `explain select source from leads where created_at >= now() - interval '7 days' and not suspected_spam and state <> 'spam'`,
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('leads_by_age')
  expect(plan).not.toContain('Seq Scan')
})

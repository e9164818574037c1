import { SiteStatus } from '../../contract/status.ts'
import { firstAdmin } from '../support/admin.ts'
import { inquiry, inquiryCall, personal } from '../../support/lead.ts'
import { freePort } from '../../support/port.ts'
import { whileHeld } from '../support/held-rows.ts'
import { answerOf, expect, startTestSite, test } from '../support/site.ts'
import { startWebhook } from '../support/webhook.ts'

const position = '44.987,-93.123'

test('metrics on their own port: routes, not addresses, and no personal data', async () => {
  const port = await freePort()
  const site = await startTestSite({ METRICS_PORT: String(port) })
  await site.get('/company')
  await site.get(`/api/agents?near=${position}`)
  await site.get('/api/jobs/00000000-0000-4000-8000-000000000000')
  await site.post(inquiryCall, inquiry)
  await site.get('/career')
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  // A response is counted once it has been sent completely.
  await expect.poll(read).toContain('http_requests_total{method="GET",route="page",status="200"} 1')
  const text = await read()
  for (const line of [
    'http_requests_total{method="GET",route="memory",status="200"} 1',
    'http_requests_total{method="GET",route="/api/agents",status="200"} 1',
    'http_requests_total{method="GET",route="/api/jobs/:id",status="404"} 1',
    'http_requests_total{method="POST",route="/web/api/zoho/NewSubmitLead",status="201"} 1',
    'http_request_seconds_count{method="GET",route="/api/agents"} 1',
    'uploads_under_way 0',
    'deliveries{line="hiring",state="waiting"} 0',
    'deliveries{line="email",state="waiting"} 0',
    'reports_of_missing_money{state="overdue"} 0',
    'database_connections{state="waiting"} 0',
  ])
    expect(text).toContain(line)
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_seconds'])
    expect(text).toMatch(new RegExp(`^${name} [\\d.]+`, 'm'))
  for (const word of [...personal, ...position.split(',')]) expect(text).not.toContain(word)
  expect((await site.get('/metrics')).status).toBe(404)
})

test('metrics listen on this machine only, unless another address is configured', async () => {
  const [port, otherPort] = [await freePort(), await freePort()]
  await startTestSite({ HOST: '0.0.0.0', METRICS_PORT: String(port) })
  await startTestSite({ METRICS_PORT: String(otherPort), METRICS_HOST: '0.0.0.0' })
  // All of 127.0.0.0/8 is local on Linux: only a server that listens on all addresses responds on this one.
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200)
  await expect(fetch(`http://127.0.0.2:${port}/metrics`)).rejects.toThrow('fetch failed')
  expect((await fetch(`http://127.0.0.2:${otherPort}/metrics`)).status).toBe(200)
})

test('a slow query is logged without its values, even when it contains a position', async () => {
  const site = await startTestSite({ SLOW_QUERY_MS: '100' })
  const answers = await whileHeld(site, 'lock table agents', async () => {
    const started = site.get(`/api/agents?near=${position}&q=secretword`)
    // Others may wait for the table too, also in other test databases, whose tables have the same ids.
    const waiting = `select from pg_locks join pg_stat_activity using (pid) where relation = 'agents'::regclass
    and not granted and query like '%cube(%' and datname = current_database()`
    await expect.poll(async () => (await site.pool.query(waiting)).rowCount).toBeGreaterThan(0)
    await site.pool.query('select pg_sleep(0.2)')
    return [started]
  })
  await Promise.all(answers)
  const slow = site.logged.filter((line) => line.includes('slow query'))
  expect(slow.join('')).toContain('cube(array[?, ?, ?]')
  expect(site.logged.join('')).not.toMatch(/secretword|44\.987|93\.123/)
})

test('the status shows what is set up, what is queued, what was given up, and when jobs last ran', async () => {
  const crm = await startWebhook()
  const site = await startTestSite({ ...crm.settings, RETENTION_DRY_RUN: 'true' })
  try {
    await site.post(inquiryCall, inquiry)
    await site.pool.query(`update deliveries set state = 'failed'`)
    // Nobody sends it without a mail server.
    await site.pool.query(`insert into pgboss.job (name) values ('deliver-email')`)
    await site.pool.query(`insert into backup_runs (ran_at) values ('2026-11-01T10:00:00Z')`)
    const admin = await firstAdmin(site)
    const read = () => answerOf(SiteStatus, admin.get('/api/admin/status'))
    await expect.poll(async () => (await read()).retention.lastRunAt).not.toBeNull()
    expect(await read()).toMatchObject({
      deliveries: [
        { line: 'crm', isOn: true, waiting: 0, failed: 1 },
        { line: 'mail', isOn: false, waiting: 0, failed: 0 },
        { line: 'hiring', isOn: false, waiting: 0, failed: 0 },
        { line: 'email', isOn: false, waiting: 1, failed: 0 },
      ],
      notices: { overdue: 0, dueToday: 0 },
      files: 'disk',
      rates: { source: 'sample' },
      retention: { isDryRun: true },
      backup: { lastRunAt: '2026-11-01T10:00:00.000Z' },
    })
  } finally {
    await crm.stop()
  }
})

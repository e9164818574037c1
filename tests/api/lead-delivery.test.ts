import { onTestFinished } from 'vitest'
import { openDatabase } from '../../server/db/client.ts'
import { startQueue } from '../../server/db/queue.ts'
import { OutsideError } from '../../server/ports/outside-call.ts'
import { createTokenStore } from '../../server/services/crm-tokens.ts'
import { retryDelivery } from '../../server/services/deliveries.ts'
import { inquiry, inquiryCall, lead, leadCall, personal } from '../../support/lead.ts'
import { changeWaitingJobs, listJobs } from '../support/queue-jobs.ts'
import { startMailServer } from '../support/mail-server.ts'
import { expect, startTestSite, test, type TestSite } from '../support/site.ts'
import type { Reply } from '../support/fake-server.ts'
import { startWebhook } from '../support/webhook.ts'
import { startZoho } from '../support/zoho.ts'
import { thoroughUnless } from '../support/thorough.ts'
import { using } from '../support/using.ts'

const slowPoll = { timeout: 25_000, interval: 200 }

async function listDeliveries(site: TestSite) {
  const { rows } = await site.pool.query(
    'select channel, state, attempts, last_error, record_id from deliveries order by channel',
  )
  return rows
}

const states = async (site: TestSite) => (await listDeliveries(site)).map((row) => row.state)

async function openQueue(site: TestSite) {
  const database = openDatabase({ connectionString: site.databaseUrl }, () => undefined)
  const queue = await startQueue(database.pool, { retrySeconds: 1, attemptSeconds: 8, onError: () => undefined })
  onTestFinished(async () => {
    await queue.stop()
    await database.close()
  })
  return { db: database.db, queue }
}

test('[BEYOND-1] without a CRM and a mail server leads are only stored, and nothing is queued', async ({ site }) => {
  expect((await site.post(inquiryCall, inquiry)).status).toBe(201)
  expect(await site.count('leads')).toBe(1)
  expect(await site.count('deliveries')).toBe(0)
  expect(await listJobs(site.pool)).toEqual([])
})

test('[BEYOND-1] an inquiry becomes one Zoho lead, with the configured names of its fields, and a note', async () => {
  const zoho = await using(startZoho())
  const site = await startTestSite(zoho.settings)
  await site.post(inquiryCall, { ...inquiry, source: 'home', page: '/', consentVersion: 'inquiry-1' })
  await expect.poll(() => states(site), slowPoll).toEqual(['delivered'])
  expect([...zoho.records.values()]).toEqual([
    {
      id: expect.any(String),
      First_Name: 'Amina',
      Last_Name: 'Warsame',
      Email: 'amina@mail.example',
      Phone: '6125550188',
      Lead_Source: 'Website',
      Inquiry_Reason: 'New Agent Inquiry',
      Description: 'I run a grocery on Lake Street.',
      Website_Form: 'Home form',
      Website_Page: '/',
      Consent_Version: 'inquiry-1',
      Consent_Time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/),
    },
  ])
  const record = zoho.records.get('amina@mail.example')
  const { rows } = await site.pool.query('select id, text from leads join consents on lead_id = id')
  expect(zoho.notes).toEqual([
    {
      at: expect.any(Date),
      id: expect.any(String),
      parent: record?.id,
      title: `Website: Home form (lead ${rows[0].id})`,
      text: expect.any(String),
    },
  ])
  const note = zoho.notes[0]?.text
  for (const fact of ['Amina Warsame', '6125550188', 'New Agent Inquiry', 'grocery', 'inquiry-1', rows[0].text]) {
    expect(note).toContain(fact)
  }
  expect(await listDeliveries(site)).toEqual([
    { channel: 'crm', state: 'delivered', attempts: 1, last_error: null, record_id: record?.id },
  ])
})

test('[BEYOND-1 OWN-7] a second inquiry from the same address is a second note and does not change the person', async () => {
  const zoho = await using(startZoho())
  const site = await startTestSite(zoho.settings)
  await site.post(inquiryCall, inquiry)
  await expect.poll(() => states(site), slowPoll).toEqual(['delivered'])
  const before = structuredClone([...zoho.records])
  await site.post(leadCall, {
    ...lead,
    email: inquiry.Email,
    name: 'Somebody Else',
    phone: '6125550000',
    source: 'ngo',
  })
  await expect.poll(() => states(site), slowPoll).toEqual(['delivered', 'delivered'])
  expect([...zoho.records]).toEqual(before)
  expect(zoho.notes.map(({ parent }) => parent)).toEqual(Array(2).fill(before[0]?.[1].id))
  expect(zoho.notes[0]?.text).toContain('grocery')
  expect(zoho.notes[1]?.text).toContain('Somebody Else')
  expect(zoho.notes[1]?.text).toContain('NGO popup')
})

test('[BEYOND-1] a record with the address as its secondary email gets no note @thorough', async () => {
  const zoho = await using(startZoho())
  const site = await startTestSite(zoho.settings)
  const other = { id: '7', Last_Name: 'Other', Email: 'other@mail.example', Secondary_Email: inquiry.Email }
  zoho.records.set(other.Email, other)
  await site.post(inquiryCall, inquiry)
  await expect.poll(() => states(site), slowPoll).toEqual(['delivered'])
  expect(zoho.records.get(other.Email)).toEqual(other)
  expect(zoho.notes.map(({ parent }) => parent)).toEqual([zoho.records.get(inquiry.Email)?.id])
})

test('[BEYOND-1] a note is not duplicated on a record with hundreds of older notes @thorough', async () => {
  const zoho = await using(startZoho())
  const site = await startTestSite(zoho.settings)
  zoho.records.set(inquiry.Email, { id: '7', Last_Name: 'Known', Email: inquiry.Email })
  const old = { parent: '7', text: 'An older note', at: new Date(0) }
  for (let i = 0; i < 300; i++) zoho.notes.push({ ...old, id: `${100 + i}`, title: `Note ${i}` })
  // The calls are: token, search, list of notes, note.
  zoho.setNextBehaviors('normal', 'normal', 'normal', 'disconnect')
  await site.post(inquiryCall, inquiry)
  await expect.poll(() => states(site), slowPoll).toEqual(['delivered'])
  expect(await listDeliveries(site)).toMatchObject([{ attempts: 2 }])
  expect(zoho.notes).toHaveLength(301)
})

for (const behavior of ['hang', 'disconnect', 'html', 429, 500] as const)
  test(`[BEYOND-1] a note whose response was lost is not written again: ${behavior}${thoroughUnless(behavior === 'disconnect')}`, async () => {
    const zoho = await using(startZoho())
    const site = await startTestSite(zoho.settings)
    // The calls are: token, search, upsert, list of notes, note.
    zoho.setNextBehaviors('normal', 'normal', 'normal', 'normal', behavior)
    await site.post(inquiryCall, inquiry)
    await expect.poll(() => states(site), slowPoll).toEqual(['delivered'])
    expect(zoho.received[4]?.url.pathname).toBe('/crm/v8/Notes')
    expect(await listDeliveries(site)).toMatchObject([{ attempts: 2 }])
    expect([zoho.records.size, zoho.notes.length]).toEqual([1, 1])
  })

test('[BEYOND-1] visitors are answered while the CRM hangs', async () => {
  const zoho = await using(startZoho())
  const site = await startTestSite(zoho.settings)
  zoho.setBehavior('hang')
  await site.post(leadCall, lead)
  await expect.poll(() => zoho.received.length, slowPoll).toBeGreaterThan(0)
  expect((await site.post(inquiryCall, inquiry)).status).toBe(201)
  expect(await states(site)).toEqual(['waiting', 'waiting'])
  zoho.setBehavior('normal')
  await expect.poll(() => states(site), slowPoll).toEqual(['delivered', 'delivered'])
})

test('[BEYOND-1] each lead arrives once, however the CRM handled the first attempt', async () => {
  const zoho = await using(startZoho())
  const site = await startTestSite(zoho.settings)
  await site.post(leadCall, lead)
  await expect.poll(() => states(site), slowPoll).toEqual(['delivered'])
  zoho.setNextBehaviors('hang', 'disconnect', 'html', 429, 500)
  for (let i = 0; i < 5; i++) await site.post(inquiryCall, { ...inquiry, Email: `person${i}@mail.example` })
  await expect.poll(() => states(site), slowPoll).toEqual(Array(6).fill('delivered'))
  expect(zoho.records.size).toBe(6)
  expect(zoho.notes).toHaveLength(6)
  expect(zoho.received.filter((call) => call.url.pathname.endsWith('search'))).toHaveLength(1 + 5 + 5)
  for (const word of [...personal, 'person0']) expect(site.logged.join('')).not.toContain(word)
})

test('[BEYOND-1] a token that Zoho refuses is renewed once for all, and the lead goes out', async () => {
  const zoho = await using(startZoho())
  const site = await startTestSite(zoho.settings)
  await site.post(leadCall, lead)
  await expect.poll(() => states(site), slowPoll).toEqual(['delivered'])
  zoho.revokeTokens()
  await Promise.all([1, 2, 3].map((i) => site.post(leadCall, { ...lead, email: `b${i}@mail.example` })))
  await expect.poll(() => states(site), slowPoll).toEqual(Array(4).fill('delivered'))
  expect(zoho.tokens).toHaveLength(2)
})

test('all instances together back off from requesting tokens and stay below Zoho’s limit', async ({ site }) => {
  const { db } = await openQueue(site)
  const asked: number[] = []
  let time = 0
  const now = () => time
  const loseToken = async () => {
    asked.push(time / 1000)
    throw new OutsideError('reset')
  }
  const instances = [createTokenStore(db, now), createTokenStore(db, now)]
  for (; time < 600_000; time += 500) {
    for (const tokens of instances) await expect(tokens(undefined, loseToken)).rejects.toThrow(OutsideError)
  }
  expect(asked).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 255])
  await expect(instances[0]?.(undefined, async () => token(now()))).resolves.toEqual(token(now()))
  await expect(instances[1]?.(undefined, loseToken)).resolves.toEqual(token(now()))
})

const token = (now: number) => ({
  accessToken: 'token',
  apiDomain: 'https://crm.example',
  expiresAt: new Date(now + 3_600_000),
})

test('[BEYOND-1] a permanent Zoho refusal is given up at once, reported without personal data, and can be retried', async () => {
  const zoho = await using(startZoho())
  const site = await startTestSite(zoho.settings)
  zoho.refused.set('amina@mail.example', 'INVALID_DATA')
  await site.post(inquiryCall, inquiry)
  await expect
    .poll(() => listDeliveries(site), slowPoll)
    .toEqual([{ channel: 'crm', state: 'failed', attempts: 1, last_error: 'zoho-INVALID_DATA', record_id: null }])
  await expect.poll(() => listJobs(site.pool), slowPoll).toMatchObject([{ state: 'failed' }])
  const stored = JSON.stringify(await listJobs(site.pool)) + site.logged.join('')
  for (const word of personal) expect(stored).not.toContain(word)

  zoho.refused.clear()
  const { db, queue } = await openQueue(site)
  const { rows: leads } = await site.pool.query('select id from leads')
  expect(await retryDelivery(db, queue, leads[0].id, 'crm')).toBe(true)
  expect(await retryDelivery(db, queue, leads[0].id, 'crm'), 'it waits already').toBe(false)
  await expect.poll(() => states(site), slowPoll).toEqual(['delivered'])
  expect(zoho.records.size).toBe(1)
})

test('[BEYOND-1] a note is not written again after its title was translated @thorough', async () => {
  const zoho = await using(startZoho())
  const site = await startTestSite(zoho.settings)
  await site.post(inquiryCall, inquiry)
  await expect.poll(() => states(site), slowPoll).toEqual(['delivered'])
  const { rows } = await site.pool.query(`update deliveries set state = 'failed' returning lead_id as id`)
  for (const note of zoho.notes) note.title = `Sitio web: formulario de inicio (${rows[0].id})`
  const { db, queue } = await openQueue(site)
  expect(await retryDelivery(db, queue, rows[0].id, 'crm')).toBe(true)
  await expect.poll(() => states(site), slowPoll).toEqual(['delivered'])
  expect(zoho.notes).toHaveLength(1)
})

test('[BEYOND-1] a CRM that is down for a day makes a dead letter', async () => {
  const zoho = await using(startZoho())
  await zoho.goDown()
  const site = await startTestSite(zoho.settings)
  await site.post(inquiryCall, inquiry)
  await expect.poll(async () => (await listDeliveries(site))[0].attempts, slowPoll).toBeGreaterThan(0)
  expect(await listDeliveries(site)).toMatchObject([{ state: 'waiting', last_error: 'unreachable' }])
  await site.pool.query(`update deliveries set first_tried_at = now() - interval '24 hours 1 minute'`)
  await expect.poll(() => states(site), slowPoll).toEqual(['failed'])
  await expect.poll(() => listJobs(site.pool), slowPoll).toMatchObject([{ state: 'failed' }])
})

test('[BEYOND-1] a webhook gets each lead signed, with its consent, under one key for all attempts', async () => {
  const webhook = await using(startWebhook())
  const site = await startTestSite(webhook.settings)
  webhook.setNextBehaviors('disconnect')
  await site.post(inquiryCall, { ...inquiry, source: 'home', page: '/', consentVersion: 'inquiry-1' })
  await expect.poll(() => states(site), slowPoll).toEqual(['delivered'])
  const { rows } = await site.pool.query('select id from leads')
  const id = rows[0].id
  expect(webhook.received.map((call) => call.headers['idempotency-key'])).toEqual([id, id])
  expect([...webhook.records]).toEqual([
    [
      id,
      {
        type: 'lead.created',
        lead: {
          id,
          source: 'home',
          name: 'Amina Warsame',
          email: 'amina@mail.example',
          phone: '6125550188',
          reason: 'New Agent Inquiry',
          message: 'I run a grocery on Lake Street.',
          page: '/',
          origin: null,
          createdAt: expect.any(String),
        },
        consent: {
          version: 'inquiry-1',
          text: expect.stringContaining('STOP'),
          sms: true,
          createdAt: expect.any(String),
        },
      },
    ],
  ])
  expect(await listDeliveries(site)).toMatchObject([{ attempts: 2, record_id: `crm-${id}` }])
})

const page = '<!doctype html><title>Sign in</title>'
const record = (change: object) =>
  JSON.stringify({ data: [{ code: 'SUCCESS', details: { id: '1' }, status: 'success', ...change }] })

test('[BEYOND-1] a 200 counts as delivered only with a response that the CRM documents', async () => {
  const [zoho, webhook] = await Promise.all([using(startZoho()), using(startWebhook())])
  const sites = [
    { crm: zoho, site: await startTestSite(zoho.settings), calls: 1 + 4 * 2 + 4 + 3 * 3 + 3, refused: 8 },
    { crm: webhook, site: await startTestSite(webhook.settings), calls: 3 + 1, refused: 3 },
  ]
  // The first call fetches a token; then each attempt starts with a search.
  const bad = replies([page, '', record({ details: {} }), record({ code: 'QUEUED' })])
  const upserts = bad.flatMap((answer) => ['normal' as const, answer])
  const notes = bad.flatMap((answer) => ['normal' as const, 'normal' as const, answer])
  zoho.setNextBehaviors('normal', ...upserts, 'normal', 'normal', ...notes.slice(1))
  webhook.setNextBehaviors(...replies([page, 'OK', '{"id":']))
  for (const { site } of sites) {
    await site.post(inquiryCall, inquiry)
    await changeWaitingJobs(site.pool, () => ({ retryDelay: 0, retryBackoff: false }))
  }
  for (const { crm, site, calls, refused } of sites) {
    await expect.poll(() => states(site), slowPoll).toEqual(['delivered'])
    expect(crm.received).toHaveLength(calls)
    expect(await listDeliveries(site)).toMatchObject([{ attempts: refused + 1, record_id: expect.any(String) }])
  }
})

test('[BEYOND-1] a webhook may respond with an empty body or any JSON @thorough', async () => {
  const webhook = await using(startWebhook())
  const site = await startTestSite(webhook.settings)
  webhook.setNextBehaviors({ status: 204, body: '' }, ...replies(['', ' \n', 'true', '{"id":7}']))
  for (let i = 0; i < 5; i++) await site.post(inquiryCall, inquiry)
  await expect.poll(() => states(site), slowPoll).toEqual(Array(5).fill('delivered'))
  expect(webhook.received).toHaveLength(5)
  expect((await listDeliveries(site)).flatMap((row) => row.record_id ?? [])).toEqual(['7'])
})

const replies = (bodies: string[]): Reply[] => bodies.map((body) => ({ status: 200, body }))

test('[BEYOND-1] two instances share the work without delivering a lead twice', async () => {
  const webhook = await using(startWebhook())
  // On a busy machine, a CRM may take longer to answer than the other tests wait; such an attempt would be repeated.
  const settings = { ...webhook.settings, LEAD_LIMIT_PER_MINUTE: '1000', OUTSIDE_TIMEOUT_MS: '20000' }
  const first = await startTestSite(settings)
  const second = await startTestSite({ ...settings, DATABASE_URL: first.databaseUrl })
  const sent = Array.from({ length: 40 }, (_, i) =>
    (i % 2 ? first : second).post(leadCall, { ...lead, email: `person${i}@mail.example` }),
  )
  for (const answer of await Promise.all(sent)) expect(answer.status).toBe(201)
  await expect.poll(() => states(first), slowPoll).toEqual(Array(40).fill('delivered'))
  expect(webhook.records.size).toBe(40)
  expect(webhook.received).toHaveLength(40)
})

test('[BEYOND-1] the team gets an email for each lead, even when the mail server is busy and the CRM is down', async () => {
  const mail = await using(startMailServer())
  const zoho = await using(startZoho())
  await zoho.goDown()
  const site = await startTestSite({ ...zoho.settings, ...mail.settings })
  // The sender gets a mail as well, which may come first.
  mail.refuseNext(1, 'team@company.example')
  await site.post(inquiryCall, inquiry)
  await expect
    .poll(() => listDeliveries(site), slowPoll)
    .toMatchObject([
      { channel: 'crm', state: 'waiting' },
      { channel: 'mail', state: 'delivered', attempts: 2 },
    ])
  const [text, ...more] = mail.mailsTo('team@company.example')
  expect(more).toEqual([])
  for (const part of ['To: team@company.example', 'Reply-To: amina@mail.example', 'New Agent Inquiry', '6125550188'])
    expect(text).toContain(part)
  const { rows } = await site.pool.query('select id from leads')
  expect(text).toContain(`Message-ID: <lead-${rows[0].id}@company.example>`)
})

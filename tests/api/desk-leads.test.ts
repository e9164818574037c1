import { hash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { consents, plainConsent } from '../../content/consents.ts'
import { CareerFormDetail, CareerFormPage } from '../../contract/desk-career-forms.ts'
import { LeadDetail, LeadPage } from '../../contract/desk-leads.ts'
import { may, rolesWith } from '../../contract/roles.ts'
import { csvLine } from '../../server/http/csv.ts'
import { careerForm, pdf, careerCall } from '../../support/application-form.ts'
import { actionsOf, anotherAdmin, firstAdmin, test, type SignedIn } from '../support/admin.ts'
import { inquiry, inquiryCall, lead, leadCall } from '../../support/lead.ts'
import { listJobs } from '../support/queue-jobs.ts'
import { answerOf, expect, startTestSite } from '../support/site.ts'
import { startMailServer } from '../support/mail-server.ts'
import { startWebhook } from '../support/webhook.ts'
import { using } from '../support/using.ts'

const list = (admin: SignedIn, query = '') => answerOf(LeadPage, admin.get(`/api/leads${query}`))
const names = async (admin: SignedIn, query: string) => (await list(admin, query)).data.map((row) => row.name)

test('[API-10 BEYOND-2] leads are listed newest first, searched and filtered', async ({ site, admin }) => {
  await site.post(inquiryCall, inquiry)
  await site.post(leadCall, { ...lead, source: 'b2b' })
  expect((await list(admin)).data).toMatchObject([
    { source: 'b2b', name: 'Bilal Osman', email: 'bilal@mail.example', phone: '6145550123', deliveries: [] },
    { source: 'api', name: 'Amina Warsame', reason: 'New Agent Inquiry' },
  ])
  expect(await names(admin, '?q=amina')).toEqual(['Amina Warsame'])
  expect(await names(admin, '?q=grocery+lake')).toEqual(['Amina Warsame'])
  expect(await names(admin, '?q=6145550123')).toEqual(['Bilal Osman'])
  expect(await names(admin, '?source=b2b')).toEqual(['Bilal Osman'])
  expect(await names(admin, '?delivery=failed')).toEqual([])
  expect((await admin.get('/api/leads?source=none')).status).toBe(400)
  await site.pool.query(`insert into leads (id, source, name, email, phone, created_at)
    select gen_random_uuid(), 'join', 'Copy ' || n, 'c@x.example', '1', now() - interval '1 day' from generate_series(1, 60) n`)
  const seen: string[] = []
  let page = await list(admin)
  for (;;) {
    seen.push(...page.data.map((row) => row.id))
    if (page.nextCursor === null) break
    page = await list(admin, `?cursor=${page.nextCursor}`)
  }
  expect(new Set(seen).size).toBe(62)
})

test('[BEYOND-2 LEAD-2] an open lead shows the evidence of its consent, and is logged as opened once', async ({
  site,
  admin,
}) => {
  await site.post(
    inquiryCall,
    { ...inquiry, source: 'home', page: '/', consentVersion: 'inquiry-1' },
    { 'user-agent': 'Phone/1' },
  )
  const id = (await list(admin)).data[0]?.id
  const open = () => answerOf(LeadDetail, admin.get(`/api/leads/${id}`))
  const { data, consent } = await open()
  expect(data).toMatchObject({ message: inquiry.LEADCF162, page: '/' })
  expect(consent).toMatchObject({ version: 'inquiry-1', sms: true, address: '127.0.0.1', userAgent: 'Phone/1' })
  expect(consent?.text).toContain('Reply STOP to cancel, HELP for help.')
  expect((await open()).consent?.fingerprint).toBe(consent?.fingerprint)
  await site.pool.query(`update consents set text = text || '.'`)
  expect((await open()).consent?.fingerprint).not.toBe(consent?.fingerprint)
  const { rows } = await site.pool.query(`select count(*)::int from audit_entries where action = 'lead-opened'`)
  // A page that is open loads its lead again whenever it changes.
  expect(rows).toEqual([{ count: 1 }])
})

test('[BEYOND-2 DOOR-3] the IP address of a consent is sent only to those who may export leads', async ({ site }) => {
  const owner = await firstAdmin(site)
  await site.post(inquiryCall, { ...inquiry, consentVersion: 'inquiry-1' })
  await site.post(leadCall, { ...lead, consentVersion: 'inquiry-1' })
  await site.pool.query(`update consents set address = '203.0.113.77'`)
  const ids = (await list(owner)).data.map((row) => row.id)
  for (const role of rolesWith('leads.read')) {
    const by = await anotherAdmin(site, owner, `${role}.olson`, role)
    const answers = await Promise.all(ids.map(async (id) => (await by.get(`/api/leads/${id}`)).text()))
    const records = answers.map((answer) => LeadDetail.parse(JSON.parse(answer)).consent)
    const file = await by.get(`/api/leads/${ids[0]}/consent.txt`)
    if (may(role, 'leads.export')) {
      expect(records[0]).toMatchObject({ address: '203.0.113.77', isAddressHashed: false })
      expect((await file.text()).split('\n')).toEqual(
        expect.arrayContaining(['IP address: 203.0.113.77', `Fingerprint of the record: ${records[0]?.fingerprint}`]),
      )
    } else {
      expect(answers.join(), role).not.toContain('203.0.113.77')
      // Anyone could compute the other hashes for all addresses there are.
      expect(records[0]).toMatchObject({ isAddressHashed: true, fingerprint: null })
      expect(records[0]?.address).toHaveLength(43)
      expect(records[0]?.address).not.toBe(hash('sha256', '203.0.113.77', 'base64url'))
      expect(records[1]?.address).toBe(records[0]?.address)
      expect(file.status).toBe(403)
    }
  }
})

test('[BEYOND-2] a dead letter is sent again on request, alone or with all others', async () => {
  const webhook = await using(startWebhook())
  const site = await startTestSite(webhook.settings)
  const admin = await firstAdmin(site)
  await site.post(inquiryCall, inquiry)
  await site.post(leadCall, lead)
  const states = async () =>
    (await list(admin)).data.map((row) => row.deliveries.map((delivery) => delivery.state).join())
  await expect.poll(states, { timeout: 20_000 }).toEqual(['delivered', 'delivered'])
  await site.pool.query(`update deliveries set state = 'failed', last_error = 'http-503', attempts = 8`)
  expect(await (await admin.get('/api/leads/counts')).json()).toMatchObject({ failed: 2, waiting: 0 })
  const failed = await list(admin, '?delivery=failed')
  const one = await admin.post(`/api/leads/${failed.data[0]?.id}/retry`, {})
  expect(await one.json()).toEqual({ retried: 1 })
  await expect.poll(states, { timeout: 20_000 }).toEqual(['delivered', 'failed'])
  const rest = await admin.post('/api/leads/retry', {})
  expect(await rest.json()).toEqual({ retried: 1 })
  await expect.poll(states, { timeout: 20_000 }).toEqual(['delivered', 'delivered'])
  expect(await (await admin.post('/api/leads/retry', {})).json()).toEqual({ retried: 0 })
})

test('[BEYOND-2] failed deliveries of a channel that was switched off are not counted, and do not keep others from a retry', async () => {
  const webhook = await using(startWebhook())
  const site = await startTestSite(webhook.settings)
  const admin = await firstAdmin(site)
  await site.post(inquiryCall, inquiry)
  await site.pool.query(`
    with mailed as (
      insert into leads (id, source, name, email, phone)
      select gen_random_uuid(), 'join', 'Copy ' || n, 'c@x.example', '1' from generate_series(1, 1000) n returning id)
    insert into deliveries (lead_id, channel, state, updated_at)
    select id, 'mail', 'failed', now() - interval '1 day' from mailed`)
  const delivered = () => site.count(`deliveries where channel = 'crm' and state = 'delivered'`)
  await expect.poll(delivered, { timeout: 20_000 }).toBe(1)
  await site.pool.query(`update deliveries set state = 'failed' where channel = 'crm'`)
  expect(await (await site.get('/api/leads/counts', admin.headers)).json()).toMatchObject({ failed: 1 })
  expect(await (await site.post('/api/leads/retry', {}, admin.headers)).json()).toEqual({ retried: 1 })
})

test('[BEYOND-2] suspected spam is neither delivered nor queued until someone marks it as not spam', async () => {
  const [webhook, mail] = [await using(startWebhook()), await using(startMailServer())]
  const site = await startTestSite({ ...webhook.settings, ...mail.settings })
  const admin = await firstAdmin(site)
  await site.post(inquiryCall, { ...inquiry, website: 'https://spam.example' })
  await site.post(leadCall, lead)
  const states = async (query: string) =>
    (await list(admin, query)).data.flatMap((row) => row.deliveries.map((delivery) => delivery.state))
  await expect.poll(() => states('?q=bilal'), { timeout: 20_000 }).toEqual(['delivered', 'delivered'])
  const [suspect] = (await list(admin, '?spam=suspected')).data
  expect(suspect).toMatchObject({ name: 'Amina Warsame', suspectedSpam: true, deliveries: [] })
  expect(await names(admin, '?spam=none')).toEqual(['Bilal Osman'])
  expect(await names(admin, '')).toEqual(['Bilal Osman', 'Amina Warsame'])
  expect(await (await admin.get('/api/leads/counts')).json()).toMatchObject({
    failed: 0,
    waiting: 0,
    people: 1,
  })
  const queues = (await listJobs(site.pool)).map(({ name }) => name)
  expect(queues.filter((name) => name === 'deliver-crm' || name === 'deliver-mail')).toHaveLength(2)
  const table = await (await admin.get('/api/leads/export.csv?spam=suspected')).text()
  expect(table).toMatch(/Suspected spam[\s\S]*Amina/)
  expect(table).not.toContain('Bilal')

  const accept = (body: object) => admin.send('PATCH', `/api/leads/${suspect?.id}`, body)
  expect((await accept({ suspectedSpam: true })).status).toBe(422)
  for (let i = 0; i < 2; i++) {
    const answer = await accept({ suspectedSpam: false })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ data: { name: 'Amina Warsame', suspectedSpam: false } })
  }
  await expect.poll(() => states('?q=amina'), { timeout: 20_000 }).toEqual(['delivered', 'delivered'])
  expect(webhook.records.size).toBe(2)
  expect(mail.mailsTo('team@company.example')).toHaveLength(2)
  const { rows } = await site.pool.query(
    `select admin_name, subject_id from audit_entries where action = 'lead-accepted'`,
  )
  expect(rows).toEqual([{ admin_name: 'nimo.warsame', subject_id: suspect?.id }])
})

test('[BEYOND-2] leads are exported and erased; erasing leaves an anonymous entry', async ({ site, admin }) => {
  await site.post(inquiryCall, { ...inquiry, name: '@SUM(A1)', consentVersion: 'inquiry-1' })
  await site.post(leadCall, lead)
  const csv = await (await admin.get('/api/leads/export.csv')).text()
  expect(csv.trim().split('\r\n')).toHaveLength(3)
  expect(csv).toContain(`'@SUM(A1)`)
  expect(csv).toMatch(/,API request,/)
  // The text that the person agreed to, and the name of its version.
  expect(csv).toContain('Consent text,Consent version,')
  expect(csv).toContain(csvLine([plainConsent(consents['inquiry-1']), 'inquiry-1', 'Yes']).trimEnd())
  expect(csv).not.toMatch(/,(api|yes|no|waiting|delivered|failed)\b/)
  const id = (await list(admin, '?q=bilal')).data[0]?.id
  const erase = (name: string) => admin.post(`/api/leads/${id}/erasure`, { reason: 'asked', name })
  expect((await erase('Amina')).status).toBe(422)
  expect((await erase('bilal osman')).status).toBe(204)
  expect(await site.count('leads')).toBe(1)
  expect(await site.count('consents')).toBe(1)
  const { rows } = await site.pool.query(`select row_to_json(a)::text from audit_entries a`)
  expect(JSON.stringify(rows)).not.toContain('Bilal')
})

test('[BEYOND-2] an export that fails midway breaks off, instead of looking complete, and is logged', async ({
  site,
  admin,
}) => {
  await site.post(leadCall, lead)
  await site.pool.query('alter table consents rename to away')
  const download = async () => (await fetch(`${site.url}/api/leads/export.csv`, admin)).text()
  await expect(download()).rejects.toThrow(TypeError)
  await expect.poll(() => site.logged.join('')).toContain('response cut off')
})

test('[BEYOND-2] career forms are listed, opened, marked as done, exported, and erased with their file', async ({
  site,
  admin,
}) => {
  await site.postForm(careerCall, careerForm())
  const page = async (query = '') => (await answerOf(CareerFormPage, admin.get(`/api/career-forms${query}`))).data
  const [row] = await page('?q=hodan')
  expect(row).toMatchObject({ name: 'Hodan Yusuf', handledAt: null })
  expect(await (await admin.get('/api/admin/desk')).json()).toMatchObject({ counts: { careerForms: 1 } })
  const detail = await answerOf(CareerFormDetail, admin.get(`/api/career-forms/${row?.id}`))
  expect(detail.resume).toMatchObject({ name: 'resume.pdf', verified: true })
  expect(await (await site.get(detail.resume?.path ?? '')).text()).toBe(pdf('resume'))
  await admin.send('PATCH', `/api/career-forms/${row?.id}`, { handled: true })
  expect(await page('?state=done')).toMatchObject([{ handledBy: 'nimo.warsame' }])
  expect(await page('?state=open')).toEqual([])
  const peter = await anotherAdmin(site, admin)
  await peter.send('PATCH', `/api/career-forms/${row?.id}`, { handled: true })
  expect(await page('?state=done')).toMatchObject([{ handledBy: 'nimo.warsame' }])
  expect(await actionsOf(site, `action = 'career-form-handled'`)).toHaveLength(1)
  const csv = await (await admin.get('/api/career-forms/export.csv')).text()
  expect(csv).toContain('Hodan Yusuf,hodan@mail.example')
  const erased = await admin.post(`/api/career-forms/${row?.id}/erasure`, { reason: 'asked', name: 'Hodan Yusuf' })
  expect(erased.status).toBe(204)
  expect(await site.count('career_submissions')).toBe(0)
  expect(await readdir(join(site.dataDir, 'files'))).toEqual([])
})

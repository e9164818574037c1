import { z } from 'zod'
import { originNames } from '../../content/admin/origin.ts'
import { firstAdmin, test } from '../support/admin.ts'
import { applicationForm, careerForm, careerCall } from '../../support/application-form.ts'
import { inquiry, inquiryCall, key, lead, leadCall } from '../../support/lead.ts'
import { expect, startTestSite } from '../support/site.ts'
import { startWebhook } from '../support/webhook.ts'
import { startZoho } from '../support/zoho.ts'
import { using } from '../support/using.ts'

const origin = 'landing=/send&referrer=news.example&utm_source=radio&utm_medium=audio&utm_campaign=Eid&utm_term=fees'
const read = {
  landing: '/send',
  referrer: 'news.example',
  source: 'radio',
  medium: 'audio',
  campaign: 'Eid',
  term: 'fees',
}

const Listed = z.object({ data: z.array(z.object({ id: z.string() })) })
const MayHave = z.object({ origin: z.unknown().optional() })
const Opened = MayHave.extend({ data: MayHave })

test('[LEAD-6] every form keeps how the visit began; the desk shows it, and exports have it', async ({ site }) => {
  const admin = await firstAdmin(site)
  expect((await site.post(inquiryCall, { ...inquiry, origin })).status).toBe(201)
  expect((await site.postForm('/api/applications', applicationForm({ origin }))).status).toBe(201)
  expect((await site.postForm(careerCall, careerForm({ origin }))).status).toBe(201)
  const get = async (path: string) => (await admin.get(path)).text()
  for (const path of ['/api/leads', '/api/applications', '/api/career-forms']) {
    const [row] = Listed.parse(JSON.parse(await get(path))).data
    const { data, ...more } = Opened.parse(JSON.parse(await get(`${path}/${row?.id}`)))
    expect(more.origin ?? data.origin, path).toEqual(read)
    const [head = '', line = ''] = (await get(`${path}/export.csv`)).split('\n')
    for (const name of Object.values(originNames)) expect(head, path).toContain(name)
    for (const value of Object.values(read)) expect(line, path).toContain(value)
  }
})

test('[LEAD-6] nothing in the origin is a reason to refuse a form, and none is needed', async ({ site }) => {
  const strange = [undefined, null, 5, {}, [origin], '', '?&=&', 'utm_source=%00', `landing=${'x'.repeat(5000)}`]
  for (const sent of strange) expect((await site.post(leadCall, { ...lead, origin: sent })).status).toBe(201)
  expect(await site.count('leads where origin is null')).toBe(strange.length)
})

test('[LEAD-6] a retry from another tab, which began elsewhere, is still the same form', async ({ site }) => {
  const same = key()
  const sendLead = (changes: { origin?: string }) => site.post(leadCall, { ...lead, ...changes }, same)
  const apply = (changes: { origin?: string }) => site.postForm('/api/applications', applicationForm(changes), same)
  for (const send of [sendLead, apply]) {
    expect((await send({ origin })).status).toBe(201)
    expect((await send({ origin: 'landing=/career' })).status).toBe(200)
    expect((await send({})).status).toBe(200)
  }
  expect(await site.count("leads where origin ->> 'landing' = '/send'")).toBe(1)
})

test('[LEAD-1 LEAD-6] leads are filtered by where they came from', async ({ site, admin }) => {
  const sent = [
    'utm_source=radio&utm_campaign=Eid',
    'referrer=news.example',
    'referrer=news.example&utm_source=radio',
    '',
  ]
  for (const [index, text] of sent.entries()) await site.post(leadCall, { ...lead, name: `P${index}`, origin: text })
  const get = async (path: string) => (await admin.get(path)).json()
  const names = async (query: string) => {
    const page = z.object({ data: z.array(z.object({ name: z.string() })) }).parse(await get(`/api/leads?${query}`))
    return page.data.map(({ name }) => name).toSorted()
  }
  expect(await get('/api/leads/origins')).toEqual({ cameFrom: ['news.example', 'radio'], campaigns: ['Eid'] })
  expect(await names('cameFrom=radio')).toEqual(['P0', 'P2'])
  expect(await names('cameFrom=news.example')).toEqual(['P1'])
  expect(await names('campaign=Eid')).toEqual(['P0'])
})

test('[LEAD-6] the CRM gets where a lead came from: Zoho in its fields and the note, others as JSON', async () => {
  const [zoho, webhook] = [await using(startZoho()), await using(startWebhook())]
  const sites = [await startTestSite(zoho.settings), await startTestSite(webhook.settings)]
  for (const site of sites) await site.post(inquiryCall, { ...inquiry, origin })
  await expect.poll(() => zoho.notes.length, { timeout: 25_000 }).toBe(1)
  expect([...zoho.records.values()]).toEqual([expect.objectContaining({ Came_From: 'radio', Campaign_Name: 'Eid' })])
  expect(zoho.notes[0]?.text).toContain('Campaign source: radio\nCampaign medium: audio\nCampaign: Eid')
  await expect.poll(() => webhook.records.size, { timeout: 25_000 }).toBe(1)
  expect([...webhook.records.values()]).toEqual([
    expect.objectContaining({ lead: expect.objectContaining({ origin: read }) }),
  ])
})

import { hash } from 'node:crypto'
import { z } from 'zod'
import { LeadDetail } from '../../contract/desk-leads.ts'
import { OptOutPage } from '../../contract/opt-out.ts'
import { inquiry, inquiryCall, lead, leadCall } from '../../support/lead.ts'
import { firstAdmin } from '../support/admin.ts'
import { startMailServer } from '../support/mail-server.ts'
import { answerOf, expect, startTestSite, test, type TestSite } from '../support/site.ts'
import { using } from '../support/using.ts'

const secret = 'a-secret-of-the-provider'
const receive = (site: TestSite, text: string, from = '+1 (612) 555-0188', key = `Bearer ${secret}`) =>
  site.post('/api/opt-outs/messages', { from, text }, { authorization: key })

async function startWithSecret(settings: Record<string, string> = {}) {
  const site = await startTestSite({ OPT_OUT_SECRET: secret, ...settings })
  const { headers } = await firstAdmin(site)
  const list = async (query = '') => {
    const answer = await site.get(`/api/opt-outs${query}`, headers)
    return OptOutPage.parse(await answer.json()).data
  }
  const exported = async () => (await site.get('/api/leads/export.csv', headers)).text()
  const leadId = async () => {
    const page = z.object({ data: z.array(z.object({ id: z.string(), name: z.string() })) })
    const { data } = await answerOf(page, site.get('/api/leads?q=Amina', headers))
    return data[0]?.id ?? ''
  }
  return { site, headers, list, exported, leadId }
}

test('[LEAD-5] STOP leaves a person out of exports and shows in the consent record; START ends that', async () => {
  const { site, headers, exported, leadId, list } = await startWithSecret()
  await site.post(inquiryCall, inquiry)
  await site.post(leadCall, lead)
  expect(await exported()).toContain('Amina')
  expect(await (await receive(site, 'Stop')).json()).toEqual({ action: 'opted-out' })
  expect(await exported()).not.toContain('Amina')
  expect(await exported()).toContain('Bilal')
  const open = async () => await answerOf(LeadDetail, site.get(`/api/leads/${await leadId()}`, headers))
  expect((await open()).optOuts).toMatchObject([{ kind: 'phone', via: 'message', endedAt: null }])
  expect(await (await receive(site, 'Where is my money?')).json()).toEqual({ action: 'none' })
  expect(await (await receive(site, 'START')).json()).toEqual({ action: 'opted-in' })
  expect(await exported()).toContain('Amina')
  expect((await open()).optOuts).toMatchObject([{ endedAt: expect.any(String) }])

  await site.post('/api/opt-outs', { contact: '612-555-0188' }, headers)
  expect(await (await receive(site, 'START')).json()).toEqual({ action: 'none' })
  expect(await exported()).not.toContain('Amina')
  expect(await list()).toHaveLength(1)
})

test('[LEAD-5] a message is received once however often it is sent, and never without the secret', async () => {
  const { site } = await startWithSecret()
  const answers = await Promise.all(Array.from({ length: 20 }, () => receive(site, 'STOP')))
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect((await receive(site, 'STOP')).status).toBe(200)
  expect(await site.count('opt_outs where last_at > at')).toBe(1)
  expect(await site.count('opt_outs')).toBe(1)
  expect(await site.count(`audit_entries where action = 'opted-out'`)).toBe(1)
  for (const key of ['', 'Bearer', `Bearer ${secret}x`, secret, `Basic ${secret}`])
    expect((await receive(site, 'STOP', '6145550123', key)).status, key).toBe(401)
  expect((await receive(site, 'STOP', 'nobody')).status).toBe(422)
  expect(await site.count('opt_outs')).toBe(1)
})

test('[LEAD-5] without the setting, no messages are received', async ({ site }) => {
  expect((await receive(site, 'STOP')).status).toBe(404)
  expect(await site.count('opt_outs')).toBe(0)
})

test('[LEAD-5] after a person was erased, only a hash remains, and they stay left out', async () => {
  const mail = await using(startMailServer())
  const { site, headers, list, exported, leadId } = await startWithSecret(mail.settings)
  await site.post('/api/opt-outs', { contact: ' AMINA@mail.example' }, headers)
  await receive(site, 'STOP')
  await site.post(inquiryCall, inquiry)
  const erased = await site.post(
    `/api/leads/${await leadId()}/erasure`,
    { reason: 'asked', name: inquiry.name },
    headers,
  )
  expect(erased.status).toBe(204)
  expect(await site.count(`opt_outs where contact is null`)).toBe(2)
  const { rows } = await site.pool.query('select * from opt_outs')
  expect(JSON.stringify(rows)).not.toMatch(/amina|6125550188/i)

  await site.post(inquiryCall, inquiry)
  await site.post(leadCall, lead)
  await expect.poll(() => mail.mailsTo('bilal@mail.example').length, { timeout: 25_000 }).toBe(1)
  expect(mail.mailsTo('amina@mail.example')).toEqual([])
  expect(await exported()).not.toContain('Amina')
  expect(await list('?q=%2B16125550188')).toMatchObject([{ contact: null, endedAt: null }])
  expect(await (await receive(site, 'STOP')).json()).toEqual({ action: 'opted-out' })
  expect(await site.count('opt_outs')).toBe(2)
})

test('[LEAD-5] a file adds every address and number in it once, and names the lines that it cannot read', async () => {
  const { site, headers, list } = await startWithSecret()
  const csv = 'Name;Contact\nAmina;(612) 555-0188\nAmina;amina@mail.example\nNobody;none\nAgain;+16125550188\n'
  const send = async () => (await site.post('/api/opt-outs/import', { csv }, headers)).json()
  expect(await send()).toEqual({ added: 2, known: 0, bad: [4] })
  expect(await send()).toEqual({ added: 0, known: 2, bad: [4] })
  const [one] = await list('?q=6125550188')
  expect((await site.send('DELETE', `/api/opt-outs/${one?.id}`, undefined, headers)).status).toBe(204)
  expect((await site.send('DELETE', `/api/opt-outs/${one?.id}`, undefined, headers)).status).toBe(404)
  expect(await list('?q=Amina')).toEqual([])
})

test('[LEAD-5] a file of a sender of messages, or an export of ours, adds its people and not its days and amounts', async () => {
  const { site, headers, list } = await startWithSecret()
  const csv = [
    'Name,Phone,Email,Since,Follow up,Price',
    `Amina,'+1 (612) 555-0188,amina@mail.example,2026-01-05,1/5/2026,1500.00`,
    'Bilal,614.555.0123,bilal@mail.example,05.01.2026,11-14-26,"1500,00"',
    'Nobody,,,2026-01-05,,6125550177.0',
  ].join('\r\n')
  const answer = await site.post('/api/opt-outs/import', { csv }, headers)
  expect(await answer.json()).toEqual({ added: 4, known: 0, bad: [4] })
  expect(new Set((await list()).map(({ contact }) => contact))).toEqual(
    new Set(['6125550188', 'amina@mail.example', '6145550123', 'bilal@mail.example']),
  )
})

test('[LEAD-5] a file adds no ids and no ZIP codes, and names its first line if that is not a line of titles', async () => {
  const { site, headers, list } = await startWithSecret()
  const send = async (...lines: string[]) =>
    (await site.post('/api/opt-outs/import', { csv: lines.join('\n') }, headers)).json()
  const titles = 'Message ID,Phone,ZIP code,Day'
  expect(await send(titles, '61255501889,+252 61 5550188,55403-1234,20260105', '6145550123,,554031234,')).toEqual({
    added: 1,
    known: 0,
    bad: [3],
  })
  expect((await list()).map(({ contact }) => contact)).toEqual(['252615550188'])
  expect(await send('amina@mail', '555-0188', '+1234567')).toEqual({ added: 1, known: 0, bad: [1, 2] })
})

test('[LEAD-5] the proof of consent is a text with its own checksum, with later withdrawals, and downloading it is recorded', async () => {
  const { site, headers, leadId } = await startWithSecret()
  await site.post(inquiryCall, { ...inquiry, consentVersion: 'inquiry-1', source: 'home', origin: 'utm_campaign=Eid' })
  await receive(site, 'STOP')
  const id = await leadId()
  const answer = await site.get(`/api/leads/${id}/consent.txt`, headers)
  expect(answer.headers.get('content-disposition')).toContain('consent.txt')
  const text = await answer.text()
  const { rows } = await site.pool.query('select * from consents')
  for (const part of [rows[0].text, rows[0].version, rows[0].created_at.toISOString(), rows[0].address, id])
    expect(text).toContain(part)
  expect(text).toContain('Campaign: Eid')
  expect(text).toMatch(/Phone number opted out by text message on \w+ \d+, \d{4}/)
  const [, above = '', sum] = /^(.*)SHA-256 of the text above this line: (\w+)\n$/s.exec(text) ?? []
  expect(hash('sha256', above)).toBe(sum)
  expect(await site.count(`audit_entries where action = 'consent-exported' and subject_id = '${id}'`)).toBe(1)
})

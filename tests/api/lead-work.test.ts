import { LeadCounts, LeadDetail, LeadPage } from '../../contract/desk-leads.ts'
import { LeadOwners, type LeadWorkChange } from '../../contract/lead-work.ts'
import { Note } from '../../contract/note.ts'
import { companyDay } from '../../server/services/company-day.ts'
import { anotherAdmin, firstAdmin, type SignedIn } from '../support/admin.ts'
import { inquiry, inquiryCall, lead, leadCall } from '../../support/lead.ts'
import { expect, test, type TestSite } from '../support/site.ts'

const list = async (site: TestSite, by: SignedIn, query = '') =>
  LeadPage.parse(await (await site.get(`/api/leads${query}`, by.headers)).json()).data

const names = async (site: TestSite, by: SignedIn, query: string) =>
  (await list(site, by, query)).map(({ name }) => name)

const change = (site: TestSite, by: SignedIn, id: string, body: LeadWorkChange) =>
  site.send('PUT', `/api/leads/${id}/work`, body, by.headers)

const countsOf = async (site: TestSite, by: SignedIn) =>
  LeadCounts.parse(await (await site.get('/api/leads/counts', by.headers)).json())

const badgeOf = async (site: TestSite, by: SignedIn) => {
  const info: { counts: { leads: number } } = await (await site.get('/api/admin/desk', by.headers)).json()
  return info.counts.leads
}

/** Two leads, Amina's first and Bilal's after it, and two people who answer leads. */
async function fill(site: TestSite) {
  const nimo = await firstAdmin(site)
  const sahra = await anotherAdmin(site, nimo, 'sahra.ali', 'leads')
  await anotherAdmin(site, nimo, 'peter.olson', 'hiring')
  await site.post(inquiryCall, { ...inquiry, LEADCF163: 'Remittance Status', LEADCF162: 'Where is it?\nPlease call.' })
  await site.post(leadCall, lead)
  const [bilal, amina] = await list(site, nimo)
  const owners = LeadOwners.parse(await (await site.get('/api/leads/owners', nimo.headers)).json()).data
  const idOf = (username: string) => owners.find((owner) => owner.username === username)?.id ?? ''
  return { nimo, sahra, bilal: bilal?.id ?? '', amina: amina?.id ?? '', owners, idOf }
}

test('[LEAD-1] state, owner, and follow-up day are kept, filtered by, exported, and recorded', async ({ site }) => {
  const { nimo, sahra, amina, owners, idOf } = await fill(site)
  expect(owners.map(({ username }) => username)).toEqual(['nimo.warsame', 'sahra.ali'])
  expect(await list(site, nimo, '?state=new')).toMatchObject([
    { name: 'Bilal Osman', state: 'new', ownerId: null, owner: null, followUpOn: null, firstLine: null },
    { name: 'Amina Warsame', state: 'new', firstLine: 'Where is it?' },
  ])
  const work = { state: 'in_progress', ownerId: idOf('sahra.ali'), followUpOn: '2026-12-24' } as const
  const answer = await change(site, nimo, amina, work)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ data: { id: amina, ...work, owner: 'sahra.ali' } })

  for (const query of ['?state=in_progress', `?owner=${work.ownerId}`, '?reason=Remittance%20Status'])
    expect(await names(site, nimo, query), query).toEqual(['Amina Warsame'])
  for (const query of ['?state=new', '?owner=nobody']) expect(await names(site, nimo, query)).toEqual(['Bilal Osman'])
  expect(await names(site, sahra, '?owner=me')).toEqual(['Amina Warsame'])
  expect(await names(site, nimo, '?owner=me')).toEqual([])
  const hour = 60 * 60 * 1000
  expect(await names(site, nimo, `?from=${new Date(Date.now() + hour).toISOString()}`)).toEqual([])
  expect(await names(site, nimo, `?from=${new Date(Date.now() - hour).toISOString()}`)).toHaveLength(2)

  const csv = await (await site.get('/api/leads/export.csv?state=in_progress', nimo.headers)).text()
  expect(csv).toContain('In progress,sahra.ali,2026-12-24')
  expect(csv).not.toContain('Bilal')
  await change(site, nimo, amina, work)
  const { rows } = await site.pool.query(`select detail from audit_entries where action = 'lead-changed'`)
  expect(rows).toEqual([{ detail: { state: 'in_progress', ownerId: 'sahra.ali', followUpOn: '2026-12-24' } }])
})

test('[LEAD-1] a lead is answered and closed by others after its owner got another role', async ({ site }) => {
  const { nimo, amina, idOf } = await fill(site)
  const sahra = idOf('sahra.ali')
  await change(site, nimo, amina, { ownerId: sahra })
  await site.pool.query(`update admins set role = 'auditor' where id = $1`, [sahra])
  expect((await change(site, nimo, amina, { state: 'closed', followUpOn: '2026-12-24' })).status).toBe(200)
  expect((await change(site, nimo, amina, { state: 'answered', ownerId: sahra })).status).toBe(200)
  expect(await list(site, nimo, '?state=answered')).toMatchObject([{ id: amina, owner: 'sahra.ali' }])
  await change(site, nimo, amina, { ownerId: null })
  expect((await change(site, nimo, amina, { ownerId: sahra })).status).toBe(422)
  const { rows } = await site.pool.query(`select detail from audit_entries where action = 'lead-changed' order by id`)
  expect(rows[1]).toEqual({ detail: { state: 'closed', followUpOn: '2026-12-24' } })
})

test('[LEAD-1] notes are added and shown with their author, newest first', async ({ site }) => {
  const { nimo, sahra, amina } = await fill(site)
  const add = (by: SignedIn, text: string) => site.post(`/api/leads/${amina}/notes`, { text }, by.headers)
  expect((await add(nimo, '  ')).status).toBe(422)
  expect((await add(nimo, 'Called; nobody answered.')).status).toBe(201)
  expect(Note.parse(await (await add(sahra, 'Wrote to her.')).json())).toMatchObject({ author: 'sahra.ali' })
  const { notes } = LeadDetail.parse(await (await site.get(`/api/leads/${amina}`, nimo.headers)).json())
  expect(notes.map(({ author, text }) => [author, text])).toEqual([
    ['sahra.ali', 'Wrote to her.'],
    ['nimo.warsame', 'Called; nobody answered.'],
  ])
  await site.post(`/api/leads/${amina}/erasure`, { reason: 'asked', name: 'Amina Warsame' }, nimo.headers)
  expect(await site.count('lead_notes')).toBe(0)
})

test('[LEAD-1] a note that is added again, because the answer was lost, is still one', async ({ site }) => {
  const { nimo, amina } = await fill(site)
  const body = { text: 'Called.', noteId: crypto.randomUUID() }
  const add = async () => Note.parse(await (await site.post(`/api/leads/${amina}/notes`, body, nimo.headers)).json())
  expect(await add()).toEqual(await add())
  expect(await site.count('lead_notes')).toBe(1)
})

test('[LEAD-1] two people who take a lead at once: one has it, the other learns of it', async ({ site }) => {
  const { nimo, sahra, amina, idOf } = await fill(site)
  const take = (by: SignedIn, username: string) =>
    change(site, by, amina, { ownerId: idOf(username), was: { ownerId: null } })
  const answers = await Promise.all([take(nimo, 'nimo.warsame'), take(sahra, 'sahra.ali')])
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
  const winner = answers[0]?.status === 200 ? 'nimo.warsame' : 'sahra.ali'
  expect((await list(site, nimo, '?q=amina')).map(({ owner }) => owner)).toEqual([winner])
  expect(await site.count(`audit_entries where action = 'lead-changed'`)).toBe(1)
})

test('[LEAD-1] only people who may answer leads can own one, and a removed owner leaves it to nobody', async ({
  site,
}) => {
  const { nimo, amina, idOf } = await fill(site)
  const { rows } = await site.pool.query<{ id: string }>(`select id from admins where username = 'peter.olson'`)
  const refused = await change(site, nimo, amina, { ownerId: rows[0]?.id ?? '' })
  expect(refused.status).toBe(422)
  for (const body of [{ state: 'lost' }, { followUpOn: '2026-02-30' }, { followUpOn: '0026-01-01' }])
    expect((await site.send('PUT', `/api/leads/${amina}/work`, body, nimo.headers)).status).toBe(422)
  expect(await names(site, nimo, '?state=new')).toHaveLength(2)
  await change(site, nimo, amina, { ownerId: idOf('sahra.ali') })
  await site.send('DELETE', `/api/admin/admins/${idOf('sahra.ali')}`, undefined, nimo.headers)
  expect(await list(site, nimo, '?q=amina')).toMatchObject([{ ownerId: null, owner: null }])
})

test('[LEAD-1] the number in the rail counts the people who are waiting', async ({ site }) => {
  const { nimo, amina, bilal } = await fill(site)
  const waiting = async () => {
    const { people } = await countsOf(site, nimo)
    expect(await badgeOf(site, nimo)).toBe(people)
    expect(await names(site, nimo, '?state=waiting')).toHaveLength(people)
    return people
  }
  expect(await waiting()).toBe(2)
  await site.post(inquiryCall, { ...inquiry, website: 'https://spam.example' })
  expect(await waiting()).toBe(2)
  await change(site, nimo, bilal, { state: 'in_progress', followUpOn: '2199-01-01' })
  expect(await waiting()).toBe(1)
  await change(site, nimo, bilal, { followUpOn: companyDay() })
  expect(await waiting()).toBe(2)
  for (const state of ['answered', 'closed', 'spam'] as const) {
    await change(site, nimo, amina, { state })
    expect(await waiting(), state).toBe(1)
  }
  await change(site, nimo, amina, { state: 'new' })
  expect(await waiting()).toBe(2)
  const { rows } = await site.pool.query('select answered_at is not null as answered from leads where id = $1', [amina])
  expect(rows).toEqual([{ answered: true }])
})

import { LeadCounts, LeadDetail, LeadPage } from '../../contract/desk-leads.ts'
import { LeadOwners, type LeadWorkChange } from '../../contract/lead-work.ts'
import { Note } from '../../contract/note.ts'
import { companyDay } from '../../server/services/company-day.ts'
import { anotherAdmin, firstAdmin, idOf as adminId, type SignedIn } from '../support/admin.ts'
import { inquiry, inquiryCall, lead, leadCall } from '../../support/lead.ts'
import { answerOf, expect, test, type TestSite } from '../support/site.ts'

const list = async (by: SignedIn, query = '') => (await answerOf(LeadPage, by.get(`/api/leads${query}`))).data

const names = async (by: SignedIn, query: string) => (await list(by, query)).map(({ name }) => name)

const change = (by: SignedIn, id: string, body: LeadWorkChange) => by.send('PUT', `/api/leads/${id}/work`, body)

const countsOf = (by: SignedIn) => answerOf(LeadCounts, by.get('/api/leads/counts'))

const badgeOf = async (by: SignedIn) => {
  const info: { counts: { leads: number } } = await (await by.get('/api/admin/desk')).json()
  return info.counts.leads
}

/** Two leads, Amina's first and Bilal's after it, and two people who answer leads. */
async function fill(site: TestSite) {
  const nimo = await firstAdmin(site)
  const sahra = await anotherAdmin(site, nimo, 'sahra.ali', 'leads')
  await anotherAdmin(site, nimo, 'peter.olson', 'hiring')
  await site.post(inquiryCall, { ...inquiry, LEADCF163: 'Remittance Status', LEADCF162: 'Where is it?\nPlease call.' })
  await site.post(leadCall, lead)
  const [bilal, amina] = await list(nimo)
  const owners = (await answerOf(LeadOwners, nimo.get('/api/leads/owners'))).data
  const idOf = (username: string) => owners.find((owner) => owner.username === username)?.id ?? ''
  return { nimo, sahra, bilal: bilal?.id ?? '', amina: amina?.id ?? '', owners, idOf }
}

test('[LEAD-1] state, owner, and follow-up day are kept, filtered by, exported, and recorded', async ({ site }) => {
  const { nimo, sahra, amina, owners, idOf } = await fill(site)
  expect(owners.map(({ username }) => username)).toEqual(['nimo.warsame', 'sahra.ali'])
  expect(await list(nimo, '?state=new')).toMatchObject([
    { name: 'Bilal Osman', state: 'new', ownerId: null, owner: null, followUpOn: null, firstLine: null },
    { name: 'Amina Warsame', state: 'new', firstLine: 'Where is it?' },
  ])
  const work = { state: 'in_progress', ownerId: idOf('sahra.ali'), followUpOn: '2026-12-24' } as const
  const answer = await change(nimo, amina, work)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ data: { id: amina, ...work, owner: 'sahra.ali' } })

  for (const query of ['?state=in_progress', `?owner=${work.ownerId}`, '?reason=Remittance%20Status'])
    expect(await names(nimo, query), query).toEqual(['Amina Warsame'])
  for (const query of ['?state=new', '?owner=nobody']) expect(await names(nimo, query)).toEqual(['Bilal Osman'])
  expect(await names(sahra, '?owner=me')).toEqual(['Amina Warsame'])
  expect(await names(nimo, '?owner=me')).toEqual([])
  const hour = 60 * 60 * 1000
  expect(await names(nimo, `?from=${new Date(Date.now() + hour).toISOString()}`)).toEqual([])
  expect(await names(nimo, `?from=${new Date(Date.now() - hour).toISOString()}`)).toHaveLength(2)

  const csv = await (await nimo.get('/api/leads/export.csv?state=in_progress')).text()
  expect(csv).toContain('In progress,sahra.ali,2026-12-24')
  expect(csv).not.toContain('Bilal')
  await change(nimo, amina, work)
  const { rows } = await site.pool.query(`select detail from audit_entries where action = 'lead-changed'`)
  expect(rows).toEqual([{ detail: { state: 'in_progress', ownerId: 'sahra.ali', followUpOn: '2026-12-24' } }])
})

test('[LEAD-1] a lead is answered and closed by others after its owner got another role', async ({ site }) => {
  const { nimo, amina, idOf } = await fill(site)
  const sahra = idOf('sahra.ali')
  await change(nimo, amina, { ownerId: sahra })
  await site.pool.query(`update admins set role = 'auditor' where id = $1`, [sahra])
  expect((await change(nimo, amina, { state: 'closed', followUpOn: '2026-12-24' })).status).toBe(200)
  expect((await change(nimo, amina, { state: 'answered', ownerId: sahra })).status).toBe(200)
  expect(await list(nimo, '?state=answered')).toMatchObject([{ id: amina, owner: 'sahra.ali' }])
  await change(nimo, amina, { ownerId: null })
  expect((await change(nimo, amina, { ownerId: sahra })).status).toBe(422)
  const { rows } = await site.pool.query(`select detail from audit_entries where action = 'lead-changed' order by id`)
  expect(rows[1]).toEqual({ detail: { state: 'closed', followUpOn: '2026-12-24' } })
})

test('[LEAD-1] notes are added and shown with their author, newest first', async ({ site }) => {
  const { nimo, sahra, amina } = await fill(site)
  const add = (by: SignedIn, text: string) => by.post(`/api/leads/${amina}/notes`, { text })
  expect((await add(nimo, '  ')).status).toBe(422)
  expect((await add(nimo, 'Called; nobody answered.')).status).toBe(201)
  expect(await answerOf(Note, add(sahra, 'Wrote to her.'))).toMatchObject({ author: 'sahra.ali' })
  const { notes } = await answerOf(LeadDetail, nimo.get(`/api/leads/${amina}`))
  expect(notes.map(({ author, text }) => [author, text])).toEqual([
    ['sahra.ali', 'Wrote to her.'],
    ['nimo.warsame', 'Called; nobody answered.'],
  ])
  await nimo.post(`/api/leads/${amina}/erasure`, { reason: 'asked', name: 'Amina Warsame' })
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
    change(by, amina, { ownerId: idOf(username), was: { ownerId: null } })
  const answers = await Promise.all([take(nimo, 'nimo.warsame'), take(sahra, 'sahra.ali')])
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
  const winner = answers[0]?.status === 200 ? 'nimo.warsame' : 'sahra.ali'
  expect((await list(nimo, '?q=amina')).map(({ owner }) => owner)).toEqual([winner])
  expect(await site.count(`audit_entries where action = 'lead-changed'`)).toBe(1)
  // The winner does not get the answer, and asks again.
  expect((await take(winner === 'nimo.warsame' ? nimo : sahra, winner)).status).toBe(200)
  expect(await site.count(`audit_entries where action = 'lead-changed'`)).toBe(1)
})

test('[LEAD-1] only people who may answer leads can own one, and a removed owner leaves it to nobody', async ({
  site,
}) => {
  const { nimo, amina, idOf } = await fill(site)
  const refused = await change(nimo, amina, { ownerId: await adminId(site, 'peter.olson') })
  expect(refused.status).toBe(422)
  for (const body of [{ state: 'lost' }, { followUpOn: '2026-02-30' }, { followUpOn: '0026-01-01' }])
    expect((await nimo.send('PUT', `/api/leads/${amina}/work`, body)).status).toBe(422)
  expect(await names(nimo, '?state=new')).toHaveLength(2)
  await change(nimo, amina, { ownerId: idOf('sahra.ali') })
  await nimo.send('DELETE', `/api/admin/admins/${idOf('sahra.ali')}`)
  expect(await list(nimo, '?q=amina')).toMatchObject([{ ownerId: null, owner: null }])
})

test('[LEAD-1] the number in the rail counts the people who are waiting', async ({ site }) => {
  const { nimo, amina, bilal } = await fill(site)
  const waiting = async () => {
    const { people } = await countsOf(nimo)
    expect(await badgeOf(nimo)).toBe(people)
    expect(await names(nimo, '?state=waiting')).toHaveLength(people)
    return people
  }
  expect(await waiting()).toBe(2)
  await site.post(inquiryCall, { ...inquiry, website: 'https://spam.example' })
  expect(await waiting()).toBe(2)
  await change(nimo, bilal, { state: 'in_progress', followUpOn: '2199-01-01' })
  expect(await waiting()).toBe(1)
  await change(nimo, bilal, { followUpOn: companyDay() })
  expect(await waiting()).toBe(2)
  for (const state of ['answered', 'closed', 'spam'] as const) {
    await change(nimo, amina, { state })
    expect(await waiting(), state).toBe(1)
  }
  await change(nimo, amina, { state: 'new' })
  expect(await waiting()).toBe(2)
  const { rows } = await site.pool.query('select answered_at is not null as answered from leads where id = $1', [amina])
  expect(rows).toEqual([{ answered: true }])
})

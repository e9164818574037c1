import { complianceOfficer } from '../../content/sample-vacancies.ts'
import { AuditPage } from '../../contract/audit.ts'
import { referenceOf } from '../../contract/reference.ts'
import { AdminVacancy } from '../../contract/vacancy.ts'
import { applicationForm } from '../../support/application-form.ts'
import { answerOf, expect } from '../support/site.ts'
import { anotherAdmin, firstAdmin, idOf, test, type SignedIn } from '../support/admin.ts'

const read = (admin: SignedIn, query = '') => answerOf(AuditPage, admin.get(`/api/admin/audit${query}`))

test('the log shows who did what, when, and from where, newest first', async ({ site, admin }) => {
  await site.post('/api/admin/login', { username: 'nimo.warsame', password: 'wrong' }, { 'user-agent': 'Stranger/1' })
  await admin.post('/api/jobs', complianceOfficer)
  const { data, names } = await read(admin)
  expect(data.map((line) => [line.who, line.action])).toEqual([
    ['nimo.warsame', 'vacancy-created'],
    [null, 'sign-in-failed'],
    ['nimo.warsame', 'signed-in'],
    ['nimo.warsame', 'admin-added'],
  ])
  expect(data[1]).toMatchObject({ address: '127.0.0.1', userAgent: 'Stranger/1', detail: { username: 'nimo.warsame' } })
  expect(names).toEqual(['nimo.warsame'])
})

test('it is filtered by name, action, number, and time, and paged', async ({ site, admin: nimo }) => {
  const peter = await anotherAdmin(site, nimo)
  const { id } = await answerOf(AdminVacancy, peter.post('/api/jobs', complianceOfficer))
  const actions = async (query: string) => (await read(nimo, query)).data.map((line) => line.action)
  expect(await actions('?who=peter.olson')).toEqual(['vacancy-created', 'signed-in'])
  expect(await actions('?group=change&who=')).toEqual(['vacancy-created', 'admin-added', 'admin-added'])
  for (const shown of [id, id.slice(0, 8), id.slice(0, 8).toUpperCase(), referenceOf(id)])
    expect(await actions(`?q=${shown}`), shown).toEqual(['vacancy-created'])
  expect(await actions('?who=-')).toEqual([])
  expect(await actions('?until=2020-01-01T00:00:00Z')).toEqual([])
  expect((await nimo.get('/api/admin/audit?group=nothing')).status).toBe(400)
  await site.pool.query(`insert into audit_entries (action, address, user_agent)
    select 'signed-in', 'x', 'y' from generate_series(1, 120)`)
  const seen: number[] = []
  let cursor: string | null = null
  do {
    const page: AuditPage = await read(nimo, cursor ? `?cursor=${cursor}` : '')
    seen.push(...page.data.map((line) => line.id))
    cursor = page.nextCursor
  } while (cursor)
  expect(seen).toHaveLength(125)
  expect(new Set(seen).size).toBe(125)
})

test('entries can be added, but never changed, deleted, or truncated', async ({ site }) => {
  await firstAdmin(site)
  const before = await site.count('audit_entries')
  for (const statement of [
    `update audit_entries set action = 'x'`,
    'delete from audit_entries',
    'truncate audit_entries',
    `insert into audit_entries overriding system value
       select * from audit_entries on conflict (id) do update set action = 'x'`,
  ])
    await expect(site.pool.query(statement)).rejects.toThrow('The audit log can only be added to.')
  expect(await site.count('audit_entries')).toBe(before)
})

test('the entries of a removed admin stay', async ({ site, admin: nimo }) => {
  const peter = await anotherAdmin(site, nimo)
  await peter.post('/api/jobs', complianceOfficer)
  await nimo.send('DELETE', `/api/admin/admins/${await idOf(site, 'peter.olson')}`)
  const { data, names } = await read(nimo)
  expect(names).toEqual(['nimo.warsame', 'peter.olson'])
  expect(data.some((line) => line.who === 'peter.olson' && line.action === 'vacancy-created')).toBe(true)
})

test('the export is one file of what the filter shows, and is itself logged', async ({ site, admin }) => {
  await site.pool.query(`insert into audit_entries (action, address, user_agent)
    select 'signed-in', 'x', '=cmd()' from generate_series(1, 2500)`)
  const answer = await admin.get('/api/admin/audit.csv?group=sign-in')
  expect(answer.headers.get('content-disposition')).toContain('attachment')
  const lines = (await answer.text()).trim().split('\r\n')
  expect(lines).toHaveLength(2502)
  expect(lines[1]).toContain(`'=cmd()`)
  expect((await read(admin)).data[0]?.action).toBe('audit-exported')
})

test('the export uses the labels of the screen, with the code of each action in its own column', async ({ site }) => {
  const admin = await firstAdmin(site)
  await site.postForm('/api/applications', applicationForm())
  const id = await site.value('select id from applications')
  await admin.send('PATCH', `/api/applications/${id}/stage`, { stage: 'in_review' })
  await site.post('/api/admin/login', { username: 'nimo.warsame', password: 'not the right one' })
  const csv = await (await admin.get('/api/admin/audit.csv')).text()
  const reference = referenceOf(id)
  for (const line of [
    `nimo.warsame,Moved application ${reference} from New to In review,application-moved,application,${id},`,
    'Not signed in,Refused: Wrong password for nimo.warsame,sign-in-failed,',
    'nimo.warsame,Exported the audit log as CSV,audit-exported,,,{},',
  ])
    expect(csv).toContain(line)
  expect(csv).not.toMatch(/\{\w+\}/)
})

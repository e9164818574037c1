import { complianceOfficer } from '../../content/sample-vacancies.ts'
import { AuditPage } from '../../contract/audit.ts'
import { referenceOf } from '../../contract/reference.ts'
import { AdminVacancy } from '../../contract/vacancy.ts'
import { applicationForm } from '../../support/application-form.ts'
import { expect, test, type TestSite } from '../support/site.ts'
import { anotherAdmin, firstAdmin, type SignedIn } from '../support/admin.ts'

const read = async (site: TestSite, admin: SignedIn, query = '') =>
  AuditPage.parse(await (await site.get(`/api/admin/audit${query}`, admin.headers)).json())

test('the log shows who did what, when, and from where, newest first', async ({ site }) => {
  const admin = await firstAdmin(site)
  await site.post('/api/admin/login', { username: 'nimo.warsame', password: 'wrong' }, { 'user-agent': 'Stranger/1' })
  await site.post('/api/jobs', complianceOfficer, admin.headers)
  const { data, names } = await read(site, admin)
  expect(data.map((line) => [line.who, line.action])).toEqual([
    ['nimo.warsame', 'vacancy-created'],
    [null, 'sign-in-failed'],
    ['nimo.warsame', 'signed-in'],
    ['nimo.warsame', 'admin-added'],
  ])
  expect(data[1]).toMatchObject({ address: '127.0.0.1', userAgent: 'Stranger/1', detail: { username: 'nimo.warsame' } })
  expect(names).toEqual(['nimo.warsame'])
})

test('it is filtered by name, action, number, and time, and paged', async ({ site }) => {
  const nimo = await firstAdmin(site)
  const peter = await anotherAdmin(site, nimo)
  const { id } = AdminVacancy.parse(await (await site.post('/api/jobs', complianceOfficer, peter.headers)).json())
  const actions = async (query: string) => (await read(site, nimo, query)).data.map((line) => line.action)
  expect(await actions('?who=peter.olson')).toEqual(['vacancy-created', 'signed-in'])
  expect(await actions('?group=change&who=')).toEqual(['vacancy-created', 'admin-added', 'admin-added'])
  for (const shown of [id, id.slice(0, 8), id.slice(0, 8).toUpperCase(), referenceOf(id)])
    expect(await actions(`?q=${shown}`), shown).toEqual(['vacancy-created'])
  expect(await actions('?who=-')).toEqual([])
  expect(await actions('?until=2020-01-01T00:00:00Z')).toEqual([])
  expect((await site.get('/api/admin/audit?group=nothing', nimo.headers)).status).toBe(400)
  await site.pool.query(`insert into audit_entries (action, address, user_agent)
    select 'signed-in', 'x', 'y' from generate_series(1, 120)`)
  const seen: number[] = []
  let cursor: string | null = null
  do {
    const page: AuditPage = await read(site, nimo, cursor ? `?cursor=${cursor}` : '')
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

test('the entries of a removed admin stay', async ({ site }) => {
  const nimo = await firstAdmin(site)
  const peter = await anotherAdmin(site, nimo)
  await site.post('/api/jobs', complianceOfficer, peter.headers)
  const { rows } = await site.pool.query<{ id: string }>(`select id from admins where username = 'peter.olson'`)
  await site.send('DELETE', `/api/admin/admins/${rows[0]?.id}`, undefined, nimo.headers)
  const { data, names } = await read(site, nimo)
  expect(names).toEqual(['nimo.warsame', 'peter.olson'])
  expect(data.some((line) => line.who === 'peter.olson' && line.action === 'vacancy-created')).toBe(true)
})

test('the export is one file of what the filter shows, and is itself logged', async ({ site }) => {
  const admin = await firstAdmin(site)
  await site.pool.query(`insert into audit_entries (action, address, user_agent)
    select 'signed-in', 'x', '=cmd()' from generate_series(1, 2500)`)
  const answer = await site.get('/api/admin/audit.csv?group=sign-in', admin.headers)
  expect(answer.headers.get('content-disposition')).toContain('attachment')
  const lines = (await answer.text()).trim().split('\r\n')
  expect(lines).toHaveLength(2502)
  expect(lines[1]).toContain(`'=cmd()`)
  expect((await read(site, admin)).data[0]?.action).toBe('audit-exported')
})

test('the export uses the labels of the screen, with the code of each action in its own column', async ({ site }) => {
  const admin = await firstAdmin(site)
  await site.postForm('/api/applications', applicationForm())
  const { rows } = await site.pool.query<{ id: string }>('select id from applications')
  const id = rows[0]?.id ?? ''
  await site.send('PATCH', `/api/applications/${id}/stage`, { stage: 'in_review' }, admin.headers)
  await site.post('/api/admin/login', { username: 'nimo.warsame', password: 'not the right one' })
  const csv = await (await site.get('/api/admin/audit.csv', admin.headers)).text()
  const reference = referenceOf(id)
  for (const line of [
    `nimo.warsame,Moved application ${reference} from New to In review,application-moved,application,${id},`,
    'Not signed in,Refused: Wrong password for nimo.warsame,sign-in-failed,',
    'nimo.warsame,Exported the audit log as CSV,audit-exported,,,{},',
  ])
    expect(csv).toContain(line)
  expect(csv).not.toMatch(/\{\w+\}/)
})

import { AuditPage, securityNews } from '../../contract/audit.ts'
import { DeskInfo } from '../../contract/desk.ts'
import { ApplicationPage } from '../../contract/desk-applications.ts'
import { StepNeeded } from '../../contract/factors.ts'
import { News } from '../../contract/news.ts'
import { MadeRecovery } from '../../contract/recovery.ts'
import { anotherAdmin, firstAdmin, idOf, register, signIn, test, type SignedIn } from '../support/admin.ts'
import { credentials } from '../../support/calls.ts'
import { applicationForm } from '../../support/application-form.ts'
import { addTotp, codeAt, enterPassword } from '../support/factors.ts'
import { inquiry, inquiryCall } from '../../support/lead.ts'
import { startMailServer } from '../support/mail-server.ts'
import { copyApplications } from '../../support/many-applications.ts'
import { answerOf, expect, startTestSite, type TestSite } from '../support/site.ts'
import { using } from '../support/using.ts'

const news = (by: SignedIn) => answerOf(News, by.get('/api/admin/news'))

const unreadIn = async (by: SignedIn) => (await answerOf(DeskInfo, by.get('/api/admin/desk'))).counts.news

const markSeen = (by: SignedIn, id: number) => by.post('/api/admin/news/seen', { id })

async function entries(site: TestSite, ...actions: string[]) {
  const { rows } = await site.pool.query<{ admin_name: string; action: string; detail: object }>(
    'select admin_name, action, detail from audit_entries where action = any($1) order by id',
    [actions],
  )
  return rows.map((row) => [row.admin_name, row.action, row.detail])
}

test('[DOOR-10] an owner sees new admins, changed roles, used recoveries, and resets, until they mark them as read', async ({
  site,
}) => {
  const nimo = await firstAdmin(site)
  await register(site, { username: 'sahra.ali', password: 'another sentence', role: 'leads' }, nimo.headers)
  const peter = await anotherAdmin(site, nimo)
  const path = `/api/admin/admins/${await idOf(site, 'sahra.ali')}`
  await peter.send('PATCH', path, { role: 'hiring' })
  await peter.send('PUT', `${path}/password`, { password: 'yet another one' })
  const made = await answerOf(MadeRecovery, peter.post(`${path}/recovery`))
  const secret = new URL(made.link ?? '').hash.slice(1)
  await site.post('/api/admin/recovery/use', { secret, password: 'a fourth sentence' })
  await peter.send('DELETE', path)
  const { data, unread } = await news(nimo)
  expect(data.map(({ action }) => action)).toEqual([
    'admin-removed',
    'recovery-used',
    'recovery-issued',
    'password-reset',
    'role-changed',
    'admin-added',
    'admin-added',
  ])
  expect([unread, await unreadIn(nimo)]).toEqual([7, 7])
  // Peter was added with the entry about it; what was before is no news for him.
  expect(await unreadIn(peter)).toBe(5)

  await markSeen(nimo, data[1]?.id ?? 0)
  expect((await news(nimo)).data.map(({ action }) => action)).toEqual(['admin-removed'])
  await markSeen(nimo, 0)
  expect(await unreadIn(nimo)).toBe(1)
  await markSeen(nimo, Number.MAX_SAFE_INTEGER)
  expect(await unreadIn(nimo)).toBe(0)
  await register(site, { username: 'late.comer', password: 'another sentence' }, peter.headers)
  expect(await unreadIn(nimo)).toBe(1)
  const filtered = await answerOf(AuditPage, nimo.get('/api/admin/audit?group=security'))
  expect(filtered.data.length).toBeGreaterThan(7)
  expect(filtered.data.every(({ action }) => securityNews.some((known) => known === action))).toBe(true)
})

test('[DOOR-10] a sign-in from a new device is reported, and one from a device used before is not', async ({
  site,
}) => {
  await register(site)
  const from = (agent: string, cookie = '') =>
    site.post('/api/admin/login', credentials, { 'user-agent': agent, ...(cookie && { cookie }) })
  const first = await from('Phone/1')
  const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect(await entries(site, 'new-device')).toEqual([])
  await from('Phone/1')
  await from('Phone/2, after an update', cookie)
  expect(await entries(site, 'new-device')).toEqual([])
  await from('Stranger/1')
  await from('Stranger/1')
  expect(await entries(site, 'new-device')).toEqual([[credentials.username, 'new-device', {}]])
  const owner = await signIn(site)
  expect((await news(owner)).data.map(({ action }) => action)).toContain('new-device')
})

test('[DOOR-10] many rejected sign-ins are reported', async ({ site, admin: owner }) => {
  await site.post('/api/admin/login', { ...credentials, password: 'wrong' })
  await site.pool.query(
    `insert into sign_in_attempts (account_hash, network)
     select account_hash, 'n' || g from sign_in_attempts, generate_series(1, 18) g`,
  )
  await site.post('/api/admin/login', { ...credentials, password: 'wrong' })
  expect((await news(owner)).data[0]?.action).toBe('account-held')
})

test('[DOOR-10] reading a list of personal data is logged: who, what filter, how many; no search text; once an hour', async ({
  site,
}) => {
  await site.postForm('/api/applications', applicationForm())
  await site.post(inquiryCall, inquiry)
  const nimo = await firstAdmin(site)
  const peter = await anotherAdmin(site, nimo)
  const other = await startTestSite({ DATABASE_URL: site.databaseUrl })
  const lists = ['applications-listed', 'leads-listed', 'career-forms-listed']
  const read = (path: string, by = nimo) => by.get(path)
  await Promise.all([1, 2, 3].flatMap(() => [read('/api/leads'), other.get('/api/leads', nimo.headers)]))
  expect(await entries(site, ...lists)).toEqual([[credentials.username, 'leads-listed', { count: 1 }]])
  await read('/api/leads', peter)
  await read('/api/leads?source=home&q=Amina')
  await read('/api/leads?source=home&q=Warsame')
  await read('/api/career-forms?state=open')
  await read('/api/applications?stage=new&job=Compliance&sort=name')
  await read('/api/applications?stage=new&job=Compliance')
  expect((await entries(site, ...lists)).slice(1)).toEqual([
    ['peter.olson', 'leads-listed', { count: 1 }],
    [credentials.username, 'leads-listed', { source: 'home', searched: true, count: 0 }],
    [credentials.username, 'career-forms-listed', { state: 'open', count: 0 }],
    [credentials.username, 'applications-listed', { stage: 'new', job: true, count: 0 }],
  ])
  const long = 'x'.repeat(100)
  expect((await read(`/api/leads?campaign=${long}&cameFrom=${long}`)).status).toBe(200)
  await site.pool.query(`update limits set expire = 0 where key like 'reading:%'`)
  await read('/api/leads')
  expect(await entries(site, 'leads-listed')).toHaveLength(5)
  const { rows } = await site.pool.query<{ line: string }>(
    'select t::text as line from audit_entries t union all select t::text from limits t',
  )
  expect(rows.map(({ line }) => line).join('') + site.logged.join('')).not.toMatch(/Amina|Warsame,|Compliance/)
})

test('[DOOR-10] further pages of a list are logged too, and so is how many rows an export had; a large one is reported', async ({
  site,
}) => {
  await site.postForm('/api/applications', applicationForm())
  const owner = await firstAdmin(site)
  const exported = async () => (await owner.get('/api/applications/export.csv')).text()
  await exported()
  await copyApplications(site.pool, 520)
  expect((await news(owner)).data).toEqual([])
  const page = (cursor = '') =>
    answerOf(ApplicationPage, owner.get(`/api/applications?limit=100${cursor && `&cursor=${cursor}`}`))
  const first = await page()
  const second = await page(first.nextCursor ?? '')
  await page(second.nextCursor ?? '')
  const rows = (await exported()).trim().split('\r\n').length - 1
  expect(await entries(site, 'applications-listed', 'export-counted', 'large-export')).toEqual([
    [credentials.username, 'export-counted', { list: 'list-applications', count: 1 }],
    [credentials.username, 'applications-listed', { count: 100 }],
    [credentials.username, 'applications-listed', { further: true, count: 100 }],
    [credentials.username, 'large-export', { list: 'list-applications', count: rows }],
  ])
  expect((await news(owner)).data[0]?.action).toBe('large-export')
})

test('[DOOR-10] owners with a confirmed address get one email, from one of several instances, and others get none', async () => {
  const server = await using(startMailServer())
  const site = await startTestSite(server.settings)
  await startTestSite({ ...server.settings, DATABASE_URL: site.databaseUrl })
  await site.postForm('/api/applications', applicationForm())
  const owner = await firstAdmin(site)
  const hiring = await anotherAdmin(site, owner, 'sahra.ali', 'hiring')
  await site.pool.query(`update admins set email = split_part(username, '.', 1) || '@mail.example'`)
  await hiring.get('/api/applications')
  await owner.send('PATCH', `/api/admin/admins/${await idOf(site, 'sahra.ali')}`, { role: 'auditor' })
  const text = () => server.mailsTo('nimo@mail.example').join('').replaceAll('=\r\n', '')
  await expect.poll(text, { timeout: 30_000 }).toContain('Changed the role of sahra.ali from Hiring to Auditor')
  expect(text()).toContain('/admin/audit?group')
  expect(text().match(/Changed the role/g)).toHaveLength(1)
  expect(server.mailsTo('sahra@mail.example')).toEqual([])
  expect(text()).not.toMatch(/Hodan|Yusuf|hodan@/)
})

test('[DOOR-10] added and removed second factors are reported, and so is a new device that used one', async ({
  site,
}) => {
  const owner = await firstAdmin(site)
  const sahra = await anotherAdmin(site, owner, 'sahra.ali', 'leads')
  const { secret } = await addTotp(site, sahra)
  const body = { username: 'sahra.ali', password: 'another sentence' }
  const { stepToken } = await answerOf(StepNeeded, enterPassword(site, body))
  const proof = { kind: 'totp', code: codeAt(secret) }
  await site.post('/api/admin/login/step', { stepToken, proof }, { 'user-agent': 'Stranger/1' })
  const path = `/api/admin/admins/${await idOf(site, 'sahra.ali')}/factors`
  expect((await owner.send('DELETE', path)).status).toBe(204)
  const { data } = await news(owner)
  expect(data.map(({ action }) => action).slice(0, 3)).toEqual(['factors-removed', 'new-device', 'factor-added'])
})

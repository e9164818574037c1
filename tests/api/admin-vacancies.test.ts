import { z } from 'zod'
import { complianceOfficer } from '../../content/sample-vacancies.ts'
import { AdminVacancy, Vacancy } from '../../contract/vacancy.ts'
import { expect, test, type TestSite } from '../support/site.ts'
import { firstAdmin, type SignedIn } from '../support/admin.ts'

const create = async (site: TestSite, admin: SignedIn, body: object = complianceOfficer) =>
  AdminVacancy.parse(await (await site.post('/api/jobs', body, admin.headers)).json())

const auditOf = async (site: TestSite, id: string) => {
  const { rows } = await site.pool.query<{ action: string; admin_name: string; detail: unknown }>(
    `select action, admin_name, detail from audit_entries where subject_id = $1 order by id`,
    [id],
  )
  return rows
}

test('[API-6 ADM-3] an admin creates a vacancy, and anyone sees it at once', async ({ site }) => {
  const admin = await firstAdmin(site)
  const answer = await site.post('/api/jobs', complianceOfficer, admin.headers)
  expect(answer.status).toBe(201)
  const vacancy = AdminVacancy.parse(await answer.json())
  expect(vacancy).toMatchObject({ ...complianceOfficer, status: 'active' })
  const seen: unknown = await (await site.get(`/api/jobs/${vacancy.id}`)).json()
  expect(seen).toEqual(Vacancy.parse(vacancy))
  expect(await auditOf(site, vacancy.id)).toMatchObject([
    { action: 'vacancy-created', admin_name: 'nimo.warsame', detail: { jobTitle: 'Compliance Officer' } },
  ])
})

test('[ADM-3] a vacancy that is created again, because the answer was lost, is still one; other text is refused', async ({
  site,
}) => {
  const admin = await firstAdmin(site)
  const body = {
    ...complianceOfficer,
    payFrom: '21.5',
    payPer: 'hour',
    vacancyId: crypto.randomUUID(),
    status: 'draft',
  }
  const vacancy = await create(site, admin, body)
  expect(vacancy.id).toBe(body.vacancyId)
  expect(await create(site, admin, body)).toEqual(vacancy)
  for (const change of [{ tagline: 'Other' }, { status: 'active' }]) {
    const answer = await site.post('/api/jobs', { ...body, ...change }, admin.headers)
    expect([answer.status, await answer.json()]).toMatchObject([409, { reason: 'vacancy.already_created' }])
  }
  expect(await site.count(`vacancies where job_title = '${vacancy.jobTitle}' and status = 'draft'`)).toBe(1)
  expect(await auditOf(site, vacancy.id)).toHaveLength(1)
})

test('[API-5] an admin sees inactive jobs as well, in the list and individually', async ({ site }) => {
  const admin = await firstAdmin(site)
  const vacancy = await create(site, admin, { ...complianceOfficer, status: 'inactive' })
  const all = z.array(AdminVacancy).parse(await (await site.get('/api/jobs', admin.headers)).json())
  expect(all.map((job) => job.id)).toContain(vacancy.id)
  expect((await site.get(`/api/jobs/${vacancy.id}`, admin.headers)).status).toBe(200)
  expect((await site.get(`/api/jobs/${vacancy.id}`)).status).toBe(404)
  expect((await site.get('/api/jobs', { authorization: 'Bearer wrong' })).status).toBe(403)
})

test('[API-6] a change is stored, and the audit log names the changed fields', async ({ site }) => {
  const admin = await firstAdmin(site)
  const vacancy = await create(site, admin)
  const edit = { ...vacancy, tagline: 'A new line', benefits: ['One', '', '  ', 'Two'] }
  const answer = await site.send('PUT', `/api/jobs/${vacancy.id}`, edit, admin.headers)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ tagline: 'A new line', benefits: ['One', 'Two'], version: 2 })
  expect((await auditOf(site, vacancy.id))[1]).toMatchObject({
    action: 'vacancy-changed',
    detail: { changed: ['tagline', 'benefits'] },
  })
})

test('[API-6] two admins do not overwrite each other: the older version is refused', async ({ site }) => {
  const admin = await firstAdmin(site)
  const vacancy = await create(site, admin)
  const put = (tagline: string, version?: number) =>
    site.send('PUT', `/api/jobs/${vacancy.id}`, { ...complianceOfficer, tagline, version }, admin.headers)
  expect((await put('first', vacancy.version)).status).toBe(200)
  const late = await put('second', vacancy.version)
  expect(late.status).toBe(409)
  expect(await late.json()).toMatchObject({ error: expect.stringContaining('Someone else has changed this job') })
  expect(await (await site.get(`/api/jobs/${vacancy.id}`)).json()).toMatchObject({ tagline: 'first' })
  expect((await put('plain caller')).status, 'a caller that knows no versions').toBe(200)
  const written = await auditOf(site, vacancy.id)
  expect(written.at(-1)?.detail).toMatchObject({ changed: ['tagline'], unconditional: true, replaced: 2 })
  expect(written.at(-2)?.detail).not.toHaveProperty('unconditional')
  const both = await Promise.all([put('this', 3), put('that', 3)])
  expect(both.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([200, 409])
})

test('[API-6] the status is switched, once, without touching the text', async ({ site }) => {
  const admin = await firstAdmin(site)
  const vacancy = await create(site, admin)
  const patch = (status: string) => site.send('PATCH', `/api/jobs/${vacancy.id}/status`, { status }, admin.headers)
  expect(await (await patch('inactive')).json()).toMatchObject({ status: 'inactive', version: vacancy.version })
  expect((await site.get(`/api/jobs/${vacancy.id}`)).status).toBe(404)
  await patch('inactive')
  expect(await (await patch('active')).json()).toMatchObject({ status: 'active' })
  expect((await patch('paused')).status).toBe(422)
  const lines = await auditOf(site, vacancy.id)
  expect(lines.map((line) => line.action)).toEqual(['vacancy-created', 'vacancy-deactivated', 'vacancy-activated'])
})

test('[API-9] a vacancy that breaks a rule is refused and nothing is stored', async ({ site }) => {
  const admin = await firstAdmin(site)
  const before = await site.count('vacancies')
  for (const body of [
    {},
    { jobTitle: '  ' },
    { ...complianceOfficer, benefits: 'text' },
    { ...complianceOfficer, tagline: 'nul\0' },
    { ...complianceOfficer, tagline: 'half \ud800' },
    { ...complianceOfficer, jobTitle: 'x'.repeat(201) },
  ])
    expect((await site.post('/api/jobs', body, admin.headers)).status).toBe(422)
  expect((await site.post('/api/jobs', [], admin.headers)).status).toBe(400)
  const broken = await fetch(`${site.url}/api/jobs`, {
    method: 'POST',
    body: '{"jobTitle":',
    headers: { 'content-type': 'application/json', ...admin.headers },
  })
  expect(broken.status).toBe(400)
  const form = await fetch(`${site.url}/api/jobs`, { method: 'POST', body: 'jobTitle=x', headers: admin.headers })
  expect(form.status).toBe(415)
  expect((await site.send('PUT', '/api/jobs/none', complianceOfficer, admin.headers)).status).toBe(404)
  expect(await site.count('vacancies')).toBe(before)
})

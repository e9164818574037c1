import { z } from 'zod'
import { complianceOfficer } from '../../content/sample-vacancies.ts'
import { AdminVacancy, Vacancy } from '../../contract/vacancy.ts'
import { answerOf, expect, type TestSite } from '../support/site.ts'
import { test, type SignedIn } from '../support/admin.ts'

const create = (admin: SignedIn, body: object = complianceOfficer) =>
  answerOf(AdminVacancy, admin.post('/api/jobs', body))

const auditOf = async (site: TestSite, id: string) => {
  const { rows } = await site.pool.query<{ action: string; admin_name: string; detail: unknown }>(
    `select action, admin_name, detail from audit_entries where subject_id = $1 order by id`,
    [id],
  )
  return rows
}

test('[API-6 ADM-3] an admin creates a vacancy, and anyone sees it at once', async ({ site, admin }) => {
  const answer = await admin.post('/api/jobs', complianceOfficer)
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
  admin,
}) => {
  const body = {
    ...complianceOfficer,
    payFrom: '21.5',
    payPer: 'hour',
    vacancyId: crypto.randomUUID(),
    status: 'draft',
  }
  const vacancy = await create(admin, body)
  expect(vacancy.id).toBe(body.vacancyId)
  expect(await create(admin, body)).toEqual(vacancy)
  for (const change of [{ tagline: 'Other' }, { status: 'active' }]) {
    const answer = await admin.post('/api/jobs', { ...body, ...change })
    expect([answer.status, await answer.json()]).toMatchObject([409, { reason: 'vacancy.already_created' }])
  }
  expect(await site.count(`vacancies where job_title = '${vacancy.jobTitle}' and status = 'draft'`)).toBe(1)
  expect(await auditOf(site, vacancy.id)).toHaveLength(1)
})

test('[API-5] an admin sees inactive jobs as well, in the list and individually', async ({ site, admin }) => {
  const vacancy = await create(admin, { ...complianceOfficer, status: 'inactive' })
  const all = await answerOf(z.array(AdminVacancy), admin.get('/api/jobs'))
  expect(all.map((job) => job.id)).toContain(vacancy.id)
  expect((await admin.get(`/api/jobs/${vacancy.id}`)).status).toBe(200)
  expect((await site.get(`/api/jobs/${vacancy.id}`)).status).toBe(404)
  expect((await site.get('/api/jobs', { authorization: 'Bearer wrong' })).status).toBe(403)
})

test('[API-6] a change is stored, and the audit log names the changed fields', async ({ site, admin }) => {
  const vacancy = await create(admin)
  const edit = { ...vacancy, tagline: 'A new line', benefits: ['One', '', '  ', 'Two'] }
  const answer = await admin.send('PUT', `/api/jobs/${vacancy.id}`, edit)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ tagline: 'A new line', benefits: ['One', 'Two'], version: 2 })
  expect((await auditOf(site, vacancy.id))[1]).toMatchObject({
    action: 'vacancy-changed',
    detail: { changed: ['tagline', 'benefits'] },
  })
})

test('[API-6] two admins do not overwrite each other: the older version is refused', async ({ site, admin }) => {
  const vacancy = await create(admin)
  const put = (tagline: string, version?: number) =>
    admin.send('PUT', `/api/jobs/${vacancy.id}`, { ...complianceOfficer, tagline, version })
  // The second time, because the answer was lost.
  for (let time = 0; time < 2; time += 1)
    expect(await (await put('first', vacancy.version)).json(), `${time}`).toMatchObject({
      tagline: 'first',
      version: 2,
    })
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

test('[API-6] the status is switched, once, without touching the text', async ({ site, admin }) => {
  const vacancy = await create(admin)
  const patch = (status: string) => admin.send('PATCH', `/api/jobs/${vacancy.id}/status`, { status })
  expect(await (await patch('inactive')).json()).toMatchObject({ status: 'inactive', version: vacancy.version })
  expect((await site.get(`/api/jobs/${vacancy.id}`)).status).toBe(404)
  await patch('inactive')
  expect(await (await patch('active')).json()).toMatchObject({ status: 'active' })
  expect((await patch('paused')).status).toBe(422)
  const lines = await auditOf(site, vacancy.id)
  expect(lines.map((line) => line.action)).toEqual(['vacancy-created', 'vacancy-deactivated', 'vacancy-activated'])
})

test('[API-9] a vacancy that breaks a rule is refused and nothing is stored', async ({ site, admin }) => {
  const before = await site.count('vacancies')
  for (const body of [
    {},
    { jobTitle: '  ' },
    { ...complianceOfficer, benefits: 'text' },
    { ...complianceOfficer, tagline: 'nul\0' },
    { ...complianceOfficer, tagline: 'half \ud800' },
    { ...complianceOfficer, jobTitle: 'x'.repeat(201) },
  ])
    expect((await admin.post('/api/jobs', body)).status).toBe(422)
  expect((await admin.post('/api/jobs', [])).status).toBe(400)
  const broken = await fetch(`${site.url}/api/jobs`, {
    method: 'POST',
    body: '{"jobTitle":',
    headers: { 'content-type': 'application/json', ...admin.headers },
  })
  expect(broken.status).toBe(400)
  const form = await fetch(`${site.url}/api/jobs`, { method: 'POST', body: 'jobTitle=x', headers: admin.headers })
  expect(form.status).toBe(415)
  expect((await admin.send('PUT', '/api/jobs/none', complianceOfficer)).status).toBe(404)
  expect(await site.count('vacancies')).toBe(before)
})

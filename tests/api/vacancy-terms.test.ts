import { z } from 'zod'
import { brand } from '../../content/brand/company.ts'
import { complianceOfficer } from '../../content/sample-vacancies.ts'
import { addDays } from '../../contract/business-days.ts'
import { AdminVacancy, Vacancy } from '../../contract/vacancy.ts'
import { companyDay } from '../../server/services/company-day.ts'
import { applicationFields, applicationForm } from '../../support/application-form.ts'
import { actionsOf, firstAdmin, test, type SignedIn } from '../support/admin.ts'
import { thingIn } from '../support/html.ts'
import { answerOf, expect, type TestSite } from '../support/site.ts'

const terms = {
  closesOn: '2099-06-30',
  payFrom: '21.5',
  payTo: '25',
  payPer: 'hour',
  employmentType: 'part_time',
  workplace: 'remote',
}

const create = (admin: SignedIn, changes: object) =>
  answerOf(AdminVacancy, admin.post('/api/jobs', { ...complianceOfficer, ...changes }))

const page = async (site: TestSite, path: string) => (await site.get(path)).text()

test('[HIRE-5] what a vacancy states about the job is on its page and in its JobPosting', async ({ site, admin }) => {
  const { id } = await create(admin, terms)
  const html = await page(site, `/careerpagedetails/${id}`)
  for (const text of ['June 30, 2099', '$21.50 to $25 per hour', 'Part-time', 'Remote']) expect(html).toContain(text)
  expect(thingIn(html, 'JobPosting')).toMatchObject({
    validThrough: '2099-06-30T23:59:59-05:00',
    employmentType: 'PART_TIME',
    jobLocationType: 'TELECOMMUTE',
    baseSalary: { currency: 'USD', value: { minValue: 21.5, maxValue: 25, unitText: 'HOUR' } },
  })
  const feed = await page(site, '/jobs.xml')
  for (const element of [
    '<salary><![CDATA[$21.50 to $25 per hour]]></salary>',
    '<jobtype><![CDATA[parttime]]></jobtype>',
    '<remotetype><![CDATA[Fully remote]]></remotetype>',
    '<expirationdate><![CDATA[2099-06-30T23:59:59-05:00]]></expirationdate>',
    `<postalcode><![CDATA[${brand.address.zip}]]></postalcode>`,
    `<streetaddress><![CDATA[${brand.address.street}]]></streetaddress>`,
  ])
    expect(feed).toContain(element)
  await create(admin, {
    jobTitle: 'End ]]> of\u0001 it',
    location: 'Duluth, MN',
    positionSummary: 'Payments & <b>people',
  })
  const strange = (await page(site, '/jobs.xml')).split('<job>').find((job) => job.includes('Duluth'))
  expect(strange).toContain('<![CDATA[End ]]]]><![CDATA[> of it]]>')
  expect(strange).toContain('<p>Payments & bpeople</p>')
  expect(strange).not.toContain('postalcode')
  const plain = await create(admin, {})
  const without = await page(site, `/careerpagedetails/${plain.id}`)
  for (const text of ['validThrough', 'baseSalary', 'employmentType', 'jobLocationType', 'Last day to apply'])
    expect(without).not.toContain(text)
})

test('[HIRE-5] pay is exact, in order, and says for how long it is', async ({ admin }) => {
  expect(await create(admin, { ...terms, payFrom: '52,000', payTo: '60 000.5', payPer: 'year' })).toMatchObject({
    payFrom: '52000.00',
    payTo: '60000.50',
  })
  for (const [field, changes] of [
    ['payFrom', { payFrom: '21.505' }],
    ['payFrom', { payFrom: '-1' }],
    ['payTo', { payTo: '99999999' }],
    ['payTo', { payFrom: '30', payTo: '25' }],
    ['payPer', { payPer: null }],
    ['closesOn', { closesOn: '2026-02-30' }],
    ['workplace', { workplace: 'moon' }],
  ] as const) {
    const answer = await admin.post('/api/jobs', { ...complianceOfficer, ...terms, ...changes })
    expect(answer.status, field).toBe(422)
    expect(await answer.json(), field).toMatchObject({ fields: { [field]: expect.anything() } })
  }
})

test('[HIRE-5 API-6] a client that does not know the terms does not clear them', async ({ site, admin }) => {
  const { id } = await create(admin, { ...terms, residenceArea: 'Columbus' })
  const { closesOn: _day, payFrom: _from, payTo: _to, payPer: _per, ...others } = complianceOfficer
  const { employmentType: _type, workplace: _place, skippedSections: _skipped, residenceArea: _area, ...known } = others
  await admin.send('PUT', `/api/jobs/${id}`, { ...known, tagline: 'New' })
  expect(await (await site.get(`/api/jobs/${id}`)).json()).toMatchObject({
    ...terms,
    payFrom: '21.50',
    payTo: '25.00',
    tagline: 'New',
    residenceArea: 'Columbus',
  })
})

test('[HIRE-5] a vacancy closes everywhere at the end of its last day; its form accepts what was begun for one day more', async ({
  site,
  admin,
}) => {
  const { id } = await create(admin, { jobTitle: 'Closing', closesOn: companyDay() })
  const closeOn = (day: string) => site.pool.query('update vacancies set closes_on = $1 where id = $2', [day, id])
  const seen = async () => ({
    api: (await site.get(`/api/jobs/${id}`)).status,
    list: (await page(site, '/career')).includes(id),
    page: (await site.get(`/careerpagedetails/${id}`)).status,
    sitemap: (await page(site, '/sitemap.xml')).includes(id),
    feed: (await page(site, '/jobs.xml')).includes(id),
    form: (await site.get(`/Jobapplicationform/${id}`)).status,
  })
  const send = async () => (await site.postForm('/api/applications', applicationForm({ jobId: id }))).status
  const late = 'We are no longer taking new applications for it.'
  expect(await seen()).toEqual({ api: 200, list: true, page: 200, sitemap: true, feed: true, form: 200 })
  expect(await send()).toBe(201)
  expect(await page(site, `/Jobapplicationform/${id}`)).not.toContain(late)

  await closeOn(addDays(companyDay(), -1))
  await expect.poll(seen).toEqual({ api: 404, list: false, page: 404, sitemap: false, feed: false, form: 200 })
  expect(await send()).toBe(201)
  // A page is kept for a moment.
  await expect.poll(() => page(site, `/Jobapplicationform/${id}`)).toContain(late)
  expect(await (await admin.get(`/api/jobs/${id}`)).json()).toMatchObject({ hasClosed: true })

  await closeOn(addDays(companyDay(), -2))
  await expect.poll(seen).toMatchObject({ page: 404, form: 404 })
  expect(await send()).toBe(422)
})

test('[HIRE-5] a draft is for admins only, is published once, and can be deleted until then', async ({ site }) => {
  const admin = await firstAdmin(site)
  const draft = await create(admin, { jobTitle: 'Draft', status: 'draft' })
  for (const path of ['/career', '/sitemap.xml']) expect(await page(site, path)).not.toContain(draft.id)
  expect((await site.get(`/api/jobs/${draft.id}`)).status).toBe(404)
  expect((await site.postForm('/api/applications', applicationForm({ jobId: draft.id }))).status).toBe(422)
  const remove = (id: string) => admin.send('DELETE', `/api/jobs/${id}`)
  expect((await remove(draft.id)).status).toBe(204)
  expect((await remove(draft.id)).status).toBe(404)

  const { id } = await create(admin, { jobTitle: 'Published', status: 'draft' })
  await admin.send('PATCH', `/api/jobs/${id}/status`, { status: 'active' })
  expect((await site.get(`/api/jobs/${id}`)).status).toBe(200)
  const back = await admin.send('PUT', `/api/jobs/${id}`, { ...complianceOfficer, status: 'draft' })
  expect(back.status).toBe(409)
  await site.postForm('/api/applications', applicationForm({ jobId: id }))
  const kept = await remove(id)
  expect(kept.status).toBe(409)
  expect(await kept.json()).toMatchObject({ error: expect.stringContaining('People have applied for this job') })
  expect(await actionsOf(site, `subject_kind = 'vacancy'`)).toEqual([
    'vacancy-created',
    'vacancy-deleted',
    'vacancy-created',
    'vacancy-activated',
  ])
})

test('[HIRE-6 HIRE-11] a vacancy asks what it wants to know; answers of a form that was opened before are kept', async ({
  site,
  admin,
}) => {
  const { id } = await create(admin, {
    skippedSections: ['skills', 'culture', 'scenarios', 'references', 'additional'],
    residenceArea: 'Columbus, Ohio',
  })
  const html = await page(site, `/Jobapplicationform/${id}`)
  expect(html).toContain('Do you live in or near Columbus, Ohio?')
  expect(html).not.toContain('Do you live in the Twin Cities area?')
  for (const title of ['Professional References', 'Scenario-Based Questions']) expect(html).not.toContain(title)
  expect((await answerOf(z.object(Vacancy.shape), site.get(`/api/jobs/${id}`))).residenceArea).toBe('Columbus, Ohio')
  const unasked = {
    regulatoryKnowledge: undefined,
    keySkillsSoftware: undefined,
    experienceAfricanDiaspora: undefined,
    understandingMission: undefined,
    scenarioProblemSolving1: undefined,
    scenarioProblemSolving2: undefined,
    reference1: undefined,
    reference2: undefined,
    availability: undefined,
    availabilityOther: undefined,
    salaryExpectations: undefined,
    whyInterested: undefined,
  }
  expect((await site.postForm('/api/applications', applicationForm({ jobId: id, ...unasked }))).status).toBe(201)
  // The confirmation of a form that was opened before shows all of its answers as received.
  expect((await site.postForm('/api/applications', applicationForm({ jobId: id }))).status).toBe(201)
  // What they have said about Columbus is not told as if it were about another place.
  expect(await (await admin.get('/api/applications/export.csv')).text()).not.toContain('Twin Cities')
  const { rows } = await site.pool.query<Record<string, unknown>>('select * from applications order by created_at')
  expect(rows).toMatchObject([
    {
      first_name: applicationFields.firstName,
      field_of_study: applicationFields.fieldOfStudy,
      key_skills_software: '',
      reference1: { name: '' },
      why_interested: '',
    },
    {
      key_skills_software: applicationFields.keySkillsSoftware,
      understanding_mission: applicationFields.understandingMission,
      scenario_problem_solving1: applicationFields.scenarioProblemSolving1,
      reference1: { name: 'Abdi' },
      why_interested: applicationFields.whyInterested,
    },
  ])
  const refused = await admin.post('/api/jobs', { ...complianceOfficer, skippedSections: ['personal'] })
  expect(refused.status).toBe(422)
})

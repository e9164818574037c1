import { z } from 'zod'
import { brand } from '../../content/brand/company.ts'
import { claims } from '../../content/brand/claims.ts'
import { cities } from '../../content/cities.ts'
import { momentIn } from '../../contract/local-time.ts'
import { complianceOfficer } from '../../content/sample-vacancies.ts'
import { AdminVacancy } from '../../contract/vacancy.ts'
import { companyDay } from '../../server/services/company-day.ts'
import { servedPlace } from '../support/served-place.ts'
import { test } from '../support/admin.ts'
import { mainOf, thingIn } from '../support/html.ts'
import { expect, readingTest, type TestSite } from '../support/site.ts'

const Posting = z.object({
  '@type': z.literal('JobPosting'),
  title: z.string(),
  description: z.string(),
  datePosted: z.iso.date(),
  hiringOrganization: z.object({ '@type': z.literal('Organization'), name: z.string() }),
  jobLocation: z.object({ address: z.object({ addressLocality: z.string(), addressRegion: z.string() }) }),
  directApply: z.literal(true),
  url: z.url(),
})

const postingIn = (html: string) => Posting.parse(thingIn(html, 'JobPosting'))

const firstJob = (site: TestSite) => site.value(`select id from vacancies where job_title = 'Compliance Officer'`)

const page = async (site: TestSite, path: string) => (await site.get(path)).text()

readingTest('[JOB-1] a job page shows all details and links to its form', async ({ site }) => {
  const id = await firstJob(site)
  const html = await page(site, `/careerpagedetails/${id}`)
  for (const title of [
    'Company overview',
    'Position summary',
    'Key responsibilities',
    'Technical expertise',
    'Core competencies',
    'What we offer',
    'Application requirements',
    'Location',
    'Languages',
    'Experience',
    'Education',
    'Certifications',
    'Fintech / Remittance',
  ]) {
    expect(html).toContain(title)
  }
  const { rows } = await site.pool.query<Record<string, string | string[]>>('select * from vacancies where id = $1', [
    id,
  ])
  for (const value of Object.values(rows[0] ?? {}).flat()) {
    if (typeof value === 'string' && value.length > 12 && value !== id)
      expect(html).toContain(value.replaceAll("'", '&#x27;'))
  }
  expect(html).toContain(`href="/Jobapplicationform/${id}"`)
  expect(html).toContain(`<link rel="canonical" href="http://localhost:3000/careerpagedetails/${id}"`)
})

readingTest('[SITE-2] a job page is found in any letter case', async ({ site }) => {
  const id = await firstJob(site)
  expect((await site.get(`/CAREERPAGEDETAILS/${id.toUpperCase()}`)).status).toBe(200)
  expect((await site.get(`/jobapplicationform/${id}`)).status).toBe(200)
})

readingTest('[BEYOND-5] search engines read the job as a JobPosting', async ({ site }) => {
  const id = await firstJob(site)
  const posting = postingIn(await page(site, `/careerpagedetails/${id}`))
  expect(posting).toMatchObject({
    title: 'Compliance Officer',
    url: `http://localhost:3000/careerpagedetails/${id}`,
    jobLocation: { address: { addressLocality: brand.address.city, addressRegion: brand.address.state } },
  })
  expect(posting.description).toContain('<li>Visit and train agents, and follow up on what you find</li>')
})

test('[JOB-1 BEYOND-5] what an admin wrote is shown as text, in the page and in the JobPosting', async ({ site }) => {
  const id = await firstJob(site)
  const script = '</script><script>alert(1)</script>'
  await site.pool.query(
    'update vacancies set job_title = $1, position_summary = $1, benefits = array[$1] where id = $2',
    [script, id],
  )
  for (const path of [`/careerpagedetails/${id}`, `/Jobapplicationform/${id}`, '/career']) {
    expect(await page(site, path), path).not.toContain('<script>alert(1)')
  }
  expect(postingIn(await page(site, `/careerpagedetails/${id}`)).title).toBe(script)
})

test.for(['00:30', '23:30'])(
  '[JOB-1] a job that is published at %s at the company has the date of that day',
  async (time, { site }) => {
    const id = await firstJob(site)
    await site.pool.query('update vacancies set published_at = $1, updated_at = $1', [
      momentIn(brand.timeZone, `2026-11-16T${time}`),
    ])
    expect(postingIn(await page(site, `/careerpagedetails/${id}`)).datePosted).toBe('2026-11-16')
    expect(await page(site, '/sitemap.xml')).toMatch(new RegExp(`${id}</loc>\\s*<lastmod>2026-11-16<`))
  },
)

test('[JOB-1] a draft that is set aside first has the date of the day on which it is published', async ({
  site,
  admin,
}) => {
  const draft = await admin.post('/api/jobs', { ...complianceOfficer, status: 'draft' })
  const { id } = AdminVacancy.parse(await draft.json())
  const set = async (status: string) =>
    expect((await admin.send('PATCH', `/api/jobs/${id}/status`, { status })).status).toBe(200)
  await set('inactive')
  await site.pool.query(
    `update vacancies set created_at = created_at - interval '9 days', published_at = published_at - interval '9 days'`,
  )
  await set('active')
  expect(postingIn(await page(site, `/careerpagedetails/${id}`)).datePosted).toBe(companyDay())
})

test('[JOB-2] a job that is not open, or never was, is a 404 that says so and links back', async ({ site }) => {
  const id = await firstJob(site)
  await site.pool.query(`update vacancies set status = 'inactive' where id = $1`, [id])
  for (const job of [id, '00000000-0000-4000-8000-000000000000', 'none']) {
    for (const path of [`/careerpagedetails/${job}`, `/Jobapplicationform/${job}`]) {
      const answer = await site.get(path)
      const html = await answer.text()
      expect(answer.status, path).toBe(404)
      expect(html, path).toMatch(/<h1>Job not found<\/h1>/)
      expect(html, path).toContain('href="/career#openings"')
      expect(html, path).toContain('noindex')
    }
  }
})

test('[JOB-1 JOB-2 CAR-1 BEYOND-5] an admin’s change is visible on the next request', async ({ site, admin }) => {
  const id = await firstJob(site)
  const path = `/careerpagedetails/${id}`
  const location = `${path}</loc>`
  expect(await page(site, '/career')).toContain(`href="${path}"`)
  const change = { ...complianceOfficer, tagline: 'A new tagline' }
  await admin.send('PUT', `/api/jobs/${id}`, change)
  for (const where of [path, `/Jobapplicationform/${id}`, '/career']) {
    expect(await page(site, where), where).toContain('A new tagline')
  }
  expect(await page(site, '/sitemap.xml')).toContain(location)

  const switchTo = (status: string) => admin.send('PATCH', `/api/jobs/${id}/status`, { status })
  await switchTo('inactive')
  expect(await page(site, '/career')).not.toContain(id)
  expect(await page(site, '/sitemap.xml')).not.toContain(id)
  expect((await site.get(path)).status).toBe(404)
  await switchTo('active')
  expect(await page(site, '/sitemap.xml')).toContain(location)
  expect((await site.get(path)).status).toBe(200)
})

test('[JOB-2 CAR-1 BEYOND-4] while the database is down, pages show the rest, say what is missing, and recover', async ({
  site,
}) => {
  const id = await firstJob(site)
  const name = new URL(site.databaseUrl).pathname.slice(1)
  const outside = new (await import('pg')).Client({ connectionString: site.databaseUrl.replace(name, 'postgres') })
  await outside.connect()
  await outside.query(`alter database ${name} allow_connections false`)
  site.pool.on('error', () => undefined)
  await outside.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  const answer = await site.get(`/careerpagedetails/${id}`)
  const html = await answer.text()
  expect(answer.status).toBe(503)
  expect(html).toContain('Loading job details...')
  expect(html).toMatch(/<meta http-equiv="refresh" content="5"/i)
  expect(mainOf(html)).toContain(`href="${brand.phones.tollFree.uri}"`)

  const careers = await site.get('/career')
  const careersMain = mainOf(await careers.text())
  expect([careers.status, careers.headers.get('cache-control')]).toEqual([200, 'no-store'])
  for (const text of ['Benefits', 'Our culture', 'We cannot show our openings right now.']) {
    expect(careersMain).toContain(text)
  }
  expect(careersMain).toMatch(/<form[^>]*submit-career-form/)
  expect(careersMain).not.toContain('/careerpagedetails/')

  const form = await site.get(`/Jobapplicationform/${id}`)
  expect([form.status, mainOf(await form.text()).includes('<form')]).toEqual([503, true])
  for (const path of [`/find-agent?near=${servedPlace.zip}`, '/locator', `/locator?near=${servedPlace.zip}`]) {
    const locator = await site.get(path)
    const locatorMain = mainOf(await locator.text())
    expect([locator.status, locator.headers.get('retry-after')], path).toEqual([503, '10'])
    expect(locatorMain, path).toContain('We cannot search for agents right now')
    expect(locatorMain, path).toContain(`href="${brand.phones.tollFree.uri}"`)
  }
  for (const path of ['/', ...cities.map((city) => city.path), '/servicearea', '/find-agent']) {
    expect((await site.get(path)).status, path).toBe(200)
  }
  await outside.query(`alter database ${name} allow_connections true`)
  await outside.end()
  await expect.poll(async () => (await site.get(`/careerpagedetails/${id}`)).status, { timeout: 20_000 }).toBe(200)
  expect(await page(site, '/career')).toContain(`href="/careerpagedetails/${id}"`)
})

readingTest('[CAR-1] the careers page has openings, benefits, culture, its claims and its links', async ({ site }) => {
  const html = await page(site, '/career')
  const main = mainOf(html)
  for (const text of [
    'Openings',
    'Benefits',
    'Our culture',
    claims.licenses,
    claims.aggregatorCountries,
    claims.support,
  ]) {
    expect(main).toContain(text)
  }
  for (const href of ['/', '/company']) expect(main).toContain(`href="${href}"`)
  const { rows } = await site.pool.query<{ id: string }>('select id from vacancies')
  expect(rows).toHaveLength(3)
  for (const { id } of rows) expect(main).toMatch(new RegExp(`href="/careerpagedetails/${id}"[^>]*>Apply Now`))
})

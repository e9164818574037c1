import type { Pool } from 'pg'
import { z } from 'zod'
import { expect, makeVacancy, test, unique, collectBrowserErrors } from '../support/desk.ts'
import { submitApplication, submitInquiry, submitResume } from '../support/desk-data.ts'

/** A spreadsheet formula, the end of attributes and scripts, and two kinds of script injection. */
const script = `=1+1"'></script></title><img src=x onerror=alert(1)><script>alert(2)</script>`
const fileName = `"><img src=x onerror=alert(3)>.pdf`

/** Columns with fixed values, or that must stay unchanged. */
const fixed = [
  'stage',
  'state',
  'signature_kind',
  'source',
  'status',
  'idempotency_key',
  'request_key',
  'request_hash',
  'pay_per',
  'employment_type',
  'workplace',
  'skipped_sections',
  'decline_reason',
  'erasure_refusal',
  'origin',
]

/** Writes the script into every text column of a row, even where form validation would refuse it. */
async function injectScript(pool: Pool, table: string, key: string, id: string) {
  const { rows: columns } = await pool.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'
       and data_type in ('text', 'jsonb', 'ARRAY') and column_name <> all($2)`,
    [table, fixed],
  )
  const { rows } = await pool.query<Record<string, unknown>>(`select * from ${table} where ${key} = $1`, [id])
  for (const { name, type } of columns) {
    const value = withScript(rows[0]?.[name] ?? '')
    const stored = type === 'jsonb' ? JSON.stringify(value) : value
    await pool.query(`update ${table} set "${name}" = $1 where ${key} = $2`, [stored, id])
  }
  expect(columns.length).toBeGreaterThan(2)
}

function withScript(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withScript)
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withScript(part)]))
  return typeof value === 'string' ? script : value
}

test('a script in every field of job, application, reference, file name, lead, and note is shown as text @thorough', async ({
  page,
  context,
  site,
  desk,
  pool,
}) => {
  const job = await makeVacancy(desk, { jobTitle: unique('Poisoned') })
  const application = await submitApplication(site, desk, {
    jobTitle: job.jobTitle,
    resume: new File(['%PDF-1.7\n'], fileName, { type: 'application/pdf' }),
    reference2: JSON.stringify({ name: 'B', title: 'C', company: 'D', email: 'b@mail.example', phone: '6125550101' }),
  })
  const lead = await submitInquiry(site, desk)
  const form = await submitResume(site, desk, { resume: new File(['%PDF-1.7\n'], fileName) })
  await desk.send('POST', `/api/applications/${application}/notes`, { text: script })
  await desk.send('POST', `/api/leads/${lead}/notes`, { text: script })
  await pool.query(
    `insert into emails (batch_id, lead_id, recipient, subject, text, author) values ($1, $1, $2, $2, $2, $2)`,
    [lead, script],
  )
  await injectScript(pool, 'vacancies', 'id', job.id)
  await injectScript(pool, 'applications', 'id', application)
  await injectScript(pool, 'leads', 'id', lead)
  await injectScript(pool, 'consents', 'lead_id', lead)
  await injectScript(pool, 'career_submissions', 'id', form)
  for (const owner of [application, form])
    await pool.query('update files set original_name = $1 where $2 in (application_id, career_submission_id)', [
      fileName,
      owner,
    ])

  const errors = collectBrowserErrors(context)
  const shows = async (path: string, least: number, text = script) => {
    await page.goto(path)
    await expect.poll(() => page.getByText(text).count(), path).toBeGreaterThanOrEqual(least)
  }
  await shows('/list-jobfor-admin', 3)
  await page.getByRole('button', { name: `Edit ${script}` }).click()
  await expect(page.getByLabel('Job title')).toHaveValue(script)
  await page.getByLabel('Location').fill(`${script} once more`)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText(`Job updated successfully: ${script}.`)).toBeVisible()
  await shows(`/admin/preview/${job.id}`, 10)
  await shows('/applicationlist', 2)
  await shows(`/ApplicantDetails/${application}`, 25)
  await expect(page.getByText(fileName).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Professional References' }).getByText(script)).toHaveCount(8)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('region', { name: 'Summary' }).getByText(script).first()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await shows(`/admin/leads/${lead}`, 8)
  await expect(page.getByRole('region', { name: 'Emails' }).getByText(script).first()).toBeVisible()
  await shows(`/admin/career-forms/${form}`, 2)
  await expect(page.getByText(fileName).first()).toBeVisible()
  await shows('/admin/audit', 1)

  await shows(`/careerpagedetails/${job.id}`, 10)
  const described = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(described.map((text) => z.object({ title: z.string().optional() }).parse(JSON.parse(text)).title)).toContain(
    script,
  )
  await shows('/career', 1)
  await shows(`/Jobapplicationform/${job.id}`, 1)
  expect(await page.locator('img[src="x"]').count()).toBe(0)
  expect(errors).toEqual([])

  for (const path of ['/api/applications/export.csv', '/api/leads/export.csv', '/api/career-forms/export.csv']) {
    const answer = await desk.send('GET', path)
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const csv = await answer.text()
    expect(csv, path).toContain(`"'${script.replaceAll('"', '""')}"`)
    expect(csv, path).not.toMatch(/(^|,)"?=1/m)
  }
})

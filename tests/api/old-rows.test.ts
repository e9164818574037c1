import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { ApplicationPage } from '../../contract/desk-applications.ts'
import { CareerFormPage } from '../../contract/desk-career-forms.ts'
import { LeadPage } from '../../contract/desk-leads.ts'
import { servedPlace } from '../support/served-place.ts'
import { test } from '../support/admin.ts'
import { applicationForm, careerForm, careerCall } from '../../support/application-form.ts'
import { inquiry, inquiryCall } from '../../support/lead.ts'
import { expect, type TestSite } from '../support/site.ts'

/** Reverses the text direction: “fdp.exe” is displayed as “exe.pdf”. */
const mark = '\u202e'

/** Columns without free text: codes and keys, some of them with a database constraint. */
const codes = new Set(
  [
    'stage reside_in_twin_cities english_proficiency highest_education years_professional_experience',
    'managed_projects_programs availability signature_kind idempotency_key request_key request_hash',
    'source handled_by author template changed_by last_error moved_from moved_to key role media_type state status code zip time_zone hours languages services',
    'pay_per employment_type workplace skipped_sections',
  ].flatMap((line) => line.split(' ')),
)

/** Adds the mark to all free text of a table, as stored before the site removed such characters. */
async function markAll(site: TestSite, table: string) {
  const { rows } = await site.pool.query<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = $1 and data_type in ('text', 'jsonb', 'ARRAY') and is_generated = 'NEVER'`,
    [table],
  )
  const free = rows.filter(({ name }) => !codes.has(name))
  for (const { name, type } of free) {
    const marked = {
      text: `$1 || ${name}`,
      // Into every text value; field names stay unchanged.
      jsonb: `regexp_replace(${name}::text, ': "', ': "' || $1, 'g')::jsonb`,
      ARRAY: `array(select $1 || line from unnest(${name}) line)`,
    }[type]
    await site.pool.query(`update ${table} set ${name} = ${marked}`, [mark])
  }
  return free.length
}

test('[ADM-5 ADM-6 BEYOND-2] bidirectional control characters in old rows are neither shown nor exported', async ({
  site,
  admin,
}) => {
  await site.postForm('/api/applications', applicationForm())
  await site.postForm(careerCall, careerForm())
  await site.post(inquiryCall, inquiry)
  const get = async (path: string) => {
    const answer = await admin.get(path)
    expect(answer.status, path).toBe(200)
    return answer.text()
  }
  const idOf = async (schema: typeof ApplicationPage | typeof LeadPage | typeof CareerFormPage, path: string) =>
    schema.parse(JSON.parse(await get(path))).data[0]?.id
  const application = await idOf(ApplicationPage, '/api/applications')
  await admin.post(`/api/applications/${application}/notes`, { text: 'Call her.' })
  const lead = await idOf(LeadPage, '/api/leads')
  await admin.post(`/api/leads/${lead}/notes`, { text: 'Called back.' })
  await site.pool.query(
    `insert into emails (batch_id, lead_id, recipient, subject, text, author) values ($1, $1, 'a', 'b', 'c', 'd')`,
    [lead],
  )
  await site.pool.query(
    `insert into email_templates (template, subject, text, changed_by) values ('report-received', 'a', 'b', 'c')`,
  )
  await site.pool.query(
    `insert into interviews (application_id, starts_at, time_zone, minutes, place, message)
     values ($1, now(), 'America/Chicago', 30, 'a', 'b')`,
    [application],
  )
  await site.pool.query(
    `insert into scorecards (application_id, author, ratings, comment, submitted_at) values ($1, 'a', '[]', 'b', now())`,
    [application],
  )
  const tables = [
    'applications',
    'application_notes',
    'files',
    'leads',
    'lead_notes',
    'email_templates',
    'emails',
    'interviews',
    'scorecards',
    'career_submissions',
    'vacancies',
    'agents',
  ]
  for (const table of tables) expect(await markAll(site, table), table).toBeGreaterThan(0)
  for (const path of [
    '/api/applications',
    `/api/applications/${application}`,
    `/api/applications/${application}/files`,
    `/api/applications/${application}/work`,
    '/api/applications/counts',
    '/api/applications/export.csv',
    '/api/leads',
    `/api/leads/${lead}`,
    `/api/leads/${lead}/emails`,
    '/api/leads/templates',
    '/api/leads/export.csv',
    '/api/career-forms',
    `/api/career-forms/${await idOf(CareerFormPage, '/api/career-forms')}`,
    '/api/career-forms/export.csv',
    '/api/jobs',
    '/career',
    `/api/agents?near=${servedPlace.zip}`,
    `/find-agent?near=${servedPlace.zip}`,
    '/api/admin/agents',
    '/api/admin/agents/export.csv',
  ]) {
    const body = await get(path)
    expect(body.length, path).toBeGreaterThan(50)
    expect(body.includes(mark) || body.includes(String.raw`\u202e`), path).toBe(false)
  }
  // To erase a person, an admin types the name that is shown.
  const erasure = { reason: 'asked', name: 'Yusuf' }
  expect((await admin.post(`/api/applications/${application}/erasure`, erasure)).status).toBe(204)
})

/** Runs one migration again. */
const migrateAgain = async (site: TestSite, name: string) =>
  site.pool.query(await readFile(join(import.meta.dirname, '../../server/db/migrations', name), 'utf8'))

test('[BEYOND-6 BEYOND-2] people in old rows are found by the name shown, on a site that is already running', async ({
  site,
  admin,
}) => {
  await site.postForm('/api/applications', applicationForm({ firstName: 'Qoraxle', email: 'qoraxle@mail.example' }))
  await site.postForm(careerCall, careerForm({ name: 'Qoraxle', email: 'qoraxle@mail.example' }))
  await site.post(inquiryCall, { ...inquiry, name: 'Qoraxle', Email: 'qoraxle@mail.example' })
  const found = async () => {
    const counts: Record<string, number> = {}
    for (const list of ['applications', 'leads', 'career-forms', 'admin/agents']) {
      for (const typed of ['qoraxle', 'qoraxle@mail.example', 'Qo\u200braxle', 'QORAXLE\u202e']) {
        if (list === 'admin/agents' && typed.includes('@')) continue
        const answer = await admin.get(`/api/${list}?q=${encodeURIComponent(typed)}`)
        const { data } = z.object({ data: z.array(z.unknown()) }).parse(await answer.json())
        counts[`${list} ${typed}`] = data.length
      }
    }
    return counts
  }
  await site.pool.query(`update agents set name = 'Qoraxle' where id = (select id from agents limit 1)`)
  const all = await found()
  expect(new Set(Object.values(all))).toEqual(new Set([1]))

  // As it was stored and indexed before, with every kind of invisible character inside a word.
  await migrateAgain(site, '0006-whole-email-addresses.sql')
  const unseen = 'o\u00ad\u061c\u180e\u200b\u200f\u202a\u202e\u2060\u2064\u2066\u206f\ufeff\u{e0001}\u{e007f}'
  const replaced = (column: string) => `${column} = replace(${column}, 'o', '${unseen}')`
  await site.pool.query(`update applications set ${replaced('first_name')}, ${replaced('email')}`)
  await site.pool.query(`update leads set ${replaced('name')}, ${replaced('email')}`)
  await site.pool.query(`update career_submissions set ${replaced('name')}, ${replaced('email')}`)
  await site.pool.query(`update agents set ${replaced('name')} where name = 'Qoraxle'`)
  expect(new Set(Object.values(await found()))).toEqual(new Set([0]))

  await migrateAgain(site, '0016-search-what-is-seen.sql')
  await migrateAgain(site, '0030-lead-search.sql')
  expect(await found()).toEqual(all)
})

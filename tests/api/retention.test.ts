import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { shortNumber } from '../../content/admin/audit-text.ts'
import { shownName } from '../../content/admin/leads.ts'
import { consents } from '../../content/consents.ts'
import { personalData, type Holds } from '../../server/db/personal-data.ts'
import * as schema from '../../server/db/schema.ts'
import { applicationForm, careerForm, careerCall } from '../../support/application-form.ts'
import { lead, leadCall } from '../../support/lead.ts'
import { copyLeads } from '../../support/many-leads.ts'
import { test } from '../support/admin.ts'
import { expect, startTestSite, type TestSite } from '../support/site.ts'

const sms = Object.values(consents).find((consent) => consent.sms)

/** Two records of each kind with files, the first of them old, and an old lead with consent to text messages. */
async function fill(site: TestSite) {
  for (const name of ['Old Person', 'New Person']) {
    expect((await site.post(leadCall, { ...lead, name })).status).toBe(201)
    expect((await site.postForm('/api/applications', applicationForm({ lastName: name }))).status).toBe(201)
    expect((await site.postForm(careerCall, careerForm({ name }))).status).toBe(201)
  }
  await site.post(leadCall, { ...lead, name: 'Old Texter', consentVersion: sms?.version })
  await site.pool.query(`
    update leads set created_at = now() - interval '3 years' where name like 'Old%';
    update applications set last_step_at = now() - interval '3 years' where last_name like 'Old%';
    update career_submissions set created_at = now() - interval '3 years' where name like 'Old%';`)
}

async function restart(site: TestSite, settings: Record<string, string> = {}) {
  const again = await startTestSite({ DATABASE_URL: site.databaseUrl, DATA_DIR: site.dataDir, ...settings })
  await expect.poll(() => again.logged.find((line) => line.includes('"retention"'))).toBeDefined()
  return JSON.parse(again.logged.find((line) => line.includes('"retention"')) ?? '{}')
}

test('data past its retention period is removed with its files, and proof of consent to texts stays', async ({
  site,
}) => {
  await fill(site)
  const before = await readdir(join(site.dataDir, 'files'))
  const counts = { applications: 1, careerForms: 1, leads: 1, reducedLeads: 1, auditEntries: 0 }

  expect(await restart(site, { RETENTION_DRY_RUN: 'true' })).toMatchObject({ isDryRun: true, ...counts })
  expect(await site.count('leads')).toBe(3)

  expect(await restart(site)).toMatchObject({ isDryRun: false, ...counts })
  expect(await site.count('applications')).toBe(1)
  expect(await site.count('career_submissions')).toBe(1)
  const { rows } = await site.pool.query(
    'select name, email, phone, message, sms from leads join consents on lead_id = leads.id order by name',
  )
  expect(rows).toEqual([
    { name: '', email: '', phone: lead.phone, message: null, sms: true },
    { name: 'New Person', email: lead.email, phone: lead.phone, message: null, sms: false },
  ])
  await expect.poll(async () => (await readdir(join(site.dataDir, 'files'))).length).toBe(before.length / 2)
  expect(await restart(site)).toMatchObject({ applications: 0, careerForms: 0, leads: 0, reducedLeads: 0 })

  await site.pool.query(`update leads set created_at = now() - interval '6 years' where email = ''`)
  expect(await restart(site)).toMatchObject({ leads: 1 })
  expect(await site.count('consents')).toBe(1)
})

test('[OWN-6 BEYOND-2] a lead that is kept for its consent has no name, and is erased by its number', async ({
  site,
  admin,
}) => {
  await fill(site)
  await restart(site)
  const id = await site.value(`select id from leads where name = ''`)
  const csv = await (await admin.get('/api/leads/export.csv')).text()
  expect(csv).toContain(`,${shownName('')},,`)

  const erase = (name: string) => admin.post(`/api/leads/${id}/erasure`, { reason: 'asked', name })
  expect((await erase('')).status).toBe(422)
  expect((await erase(shownName(''))).status).toBe(422)
  expect((await erase(shortNumber(id))).status).toBe(204)
})

test('[OWN-6] a lead that was kept with a sentence for a name loses it', async ({ site }) => {
  await fill(site)
  await site.pool.query(`update leads set name = 'Details removed', email = '' where name = 'Old Texter'`)
  const migration = new URL('../../server/db/migrations/0057-reduced-leads-without-name.sql', import.meta.url)
  await site.pool.query(await readFile(migration, 'utf8'))
  const { rows } = await site.pool.query('select name from leads order by name')
  expect(rows.map(({ name }) => name)).toEqual(['', 'New Person', 'Old Person'])
})

test('however much is past its period, it is removed in steps that end in time', async ({ site }) => {
  await site.post(leadCall, lead)
  await copyLeads(site.pool, 1_100)
  await site.pool.query(`
    update leads set created_at = now() - interval '3 years';
    create function take_too_long() returns trigger language plpgsql as $$
      begin
        if (select count(*) > 500 from gone) then raise exception 'canceling statement due to statement timeout'; end if;
        return null;
      end $$;
    create trigger slow after delete on leads referencing old table as gone
      for each statement execute function take_too_long();`)
  expect(await restart(site)).toMatchObject({ leads: 1_101 })
  expect(await site.count('leads')).toBe(0)
})

test('an audit entry can be deleted after five years, and not before', async ({ site }) => {
  await site.pool.query(`insert into audit_entries (at, action, address, user_agent)
    values (now() - interval '6 years', 'signed-in', '', ''), (now() - interval '4 years', 'signed-in', '', '')`)
  // As in a database from before entries were signed.
  await site.pool.query('update audit_chain set seal = null')
  await expect(site.pool.query('delete from audit_entries')).rejects.toThrow('only be added to')
  expect(await restart(site)).toMatchObject({ auditEntries: 1 })
  expect(await site.count('audit_entries')).toBe(1)
})

/** A condition for the rows of each table that belong to the old records of `fill`. */
const oldRows: Record<string, string> = {
  leads: `id in (select id from old_leads)`,
  leadNotes: `lead_id in (select id from old_leads)`,
  consents: `lead_id in (select id from old_leads)`,
  deliveries: `lead_id in (select id from old_leads)`,
  applications: `id in (select id from old_applications)`,
  applicationNotes: `application_id in (select id from old_applications)`,
  interviews: `application_id in (select id from old_applications)`,
  scorecards: `application_id in (select id from old_applications)`,
  careerSubmissions: `id in (select id from old_forms)`,
  emails: `lead_id in (select id from old_leads) or application_id in (select id from old_applications) or career_submission_id in (select id from old_forms)`,
  files: `application_id in (select id from old_applications) or career_submission_id in (select id from old_forms)`,
}

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const tables = Object.entries(schema).flatMap(([key, table]) => (table instanceof PgTable ? [{ key, table }] : []))
const declared = new Map<string, Record<string, Holds>>(Object.entries(personalData))

/** Writes the column's own name into every personal text column of the old records; returns the names. */
async function markPersonalColumns(site: TestSite): Promise<Map<string, Holds>> {
  const marks = new Map<string, Holds>()
  await site.pool.query(`
    create table old_leads as select id from leads where name like 'Old%';
    create table old_applications as select id from applications where last_name like 'Old%';
    create table old_forms as select id from career_submissions where name like 'Old%';
    insert into application_notes (application_id, author, text) select id, '', '' from old_applications;
    insert into interviews (application_id, starts_at, time_zone, minutes, place, message)
      select id, now(), 'UTC', 30, '', '' from old_applications;
    insert into scorecards (application_id, author, ratings, comment) select id, '', '[]', '' from old_applications;
    insert into emails (batch_id, application_id, recipient, subject, text, author)
      select id, id, '', '', '', '' from old_applications;
    insert into emails (batch_id, career_submission_id, recipient, subject, text, author)
      select id, id, '', '', '', '' from old_forms;
    insert into emails (batch_id, lead_id, recipient, subject, text, author) select id, id, '', '', '', '' from old_leads;
    insert into lead_notes (lead_id, author, text) select id, '', '' from old_leads;
    insert into deliveries (lead_id, channel) select id, 'crm' from old_leads`)
  for (const { key, table } of tables) {
    const { name, columns } = getTableConfig(table)
    for (const column of columns.filter((each) => each.getSQLType() === 'text' && !each.enumValues?.length)) {
      const kind = declared.get(key)?.[column.name] ?? 'no'
      if (!['row', 'blank', 'evidence'].includes(kind)) continue
      const mark = `marked:${name}.${snakeCase(column.name)}`
      const { rowCount } = await site.pool.query(
        `update ${name} set ${snakeCase(column.name)} = $1 || ' ' || gen_random_uuid() where ${oldRows[key]}`,
        [mark],
      )
      expect(rowCount, mark).toBeGreaterThan(0)
      marks.set(mark, kind)
    }
  }
  return marks
}

/** The marks that are found anywhere in the database. */
async function findMarks(site: TestSite): Promise<string[]> {
  const { rows } = await site.pool.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace::regnamespace::text !~ '^(pg_|information_schema)'`,
  )
  const found = new Set<string>()
  for (const { name } of rows) {
    const { rows: texts } = await site.pool.query<{ text: string }>(`select t::text as text from ${name} t`)
    for (const { text } of texts) for (const [mark] of text.matchAll(/marked:[a-z0-9_.]+/g)) found.add(mark)
  }
  return [...found].toSorted()
}

test('[OWN-6] nothing that the schema marks as personal outlives its period, in any table', async ({ site }) => {
  await fill(site)
  const marks = await markPersonalColumns(site)
  const evidence = [...marks].flatMap(([mark, kind]) => (kind === 'evidence' ? [mark] : []))
  expect(await findMarks(site)).toEqual([...marks.keys()].toSorted())
  await restart(site)
  await expect.poll(() => findMarks(site)).toEqual(evidence.toSorted())
  await site.pool.query(
    `update leads set created_at = now() - interval '6 years' where id in (select id from old_leads)`,
  )
  await restart(site)
  await expect.poll(() => findMarks(site)).toEqual([])
})

import { z } from 'zod'
import { PersonRecords } from '../../contract/person.ts'
import { comparablePhone } from '../../contract/phone-digits.ts'
import { applicationForm, careerForm, careerCall } from '../../support/application-form.ts'
import { inquiry, inquiryCall, lead, leadCall } from '../../support/lead.ts'
import { firstAdmin, register, signIn } from '../support/admin.ts'
import { callsToWait, whileHeld } from '../support/held-rows.ts'
import { answerOf, expect, test, type TestSite } from '../support/site.ts'

const paths = { application: '/api/applications', 'career-form': '/api/career-forms', lead: '/api/leads' }
type Kind = keyof typeof paths

/** One person with an application, a resume, and two leads, and somebody else. */
async function fill(site: TestSite) {
  const admin = await firstAdmin(site)
  await site.postForm(paths.application, applicationForm({ email: 'Hodan@mail.example', phone: '(612) 555-0117' }))
  await site.postForm(careerCall, careerForm({ email: 'other@mail.example', phone: '6125550117' }))
  await site.post(inquiryCall, { ...inquiry, Email: 'hodan@MAIL.example', Phone: '6515550100' })
  await site.post(inquiryCall, { ...inquiry, Email: 'third@mail.example', Phone: '16125550117' })
  await site.post(leadCall, lead)
  const Listed = z.object({ data: z.array(z.object({ id: z.string(), name: z.string().optional() })) })
  const idOf = async (kind: Kind) => {
    const { data } = await answerOf(Listed, admin.get(paths[kind]))
    return data.find(({ name }) => name !== lead.name)?.id ?? ''
  }
  const ids = {
    application: await idOf('application'),
    'career-form': await idOf('career-form'),
    lead: await idOf('lead'),
  }
  const others = async (kind: Kind, by = admin) => {
    const { data } = await answerOf(PersonRecords, by.get(`${paths[kind]}/${ids[kind]}/person`))
    return data.map((record) => record.kind).toSorted()
  }
  return { admin, ids, others }
}

test('[HIRE-9] a person is recognized by address or number in any spelling; a role sees what it may read', async ({
  site,
}) => {
  const { admin, others } = await fill(site)
  expect(await others('application')).toEqual(['career-form', 'lead', 'lead'])
  expect(await others('career-form')).toEqual(['application', 'lead'])
  expect(await others('lead')).toEqual(['application', 'career-form'])
  const sahra = { username: 'sahra.ali', password: 'another sentence' }
  await register(site, { ...sahra, role: 'hiring' }, admin.headers)
  expect(await others('application', await signIn(site, sahra))).toEqual(['career-form'])
})

test('[HIRE-9] everything of one person is erased at once if asked for, and nothing of anybody else', async ({
  site,
}) => {
  const { admin, ids } = await fill(site)
  // More than the desk shows.
  await site.pool.query(
    `insert into leads (id, source, name, email, phone, origin)
     select gen_random_uuid(), source, name, email, phone, origin from leads, generate_series(1, 60) where lower(email) like 'hodan@%'`,
  )
  const erase = (name: string, others: boolean) =>
    admin.post(`${paths.application}/${ids.application}/erasure`, { reason: 'asked', name, others })
  expect((await erase('Somebody', true)).status).toBe(422)
  expect(await site.count('leads')).toBe(63)
  for (const contact of ['hodan@mail.example', 'other@mail.example', '6515550100', lead.email])
    expect((await admin.post('/api/opt-outs', { contact })).status).toBe(204)
  expect((await erase('Yusuf', true)).status).toBe(204)
  const { rows } = await site.pool.query('select contact from opt_outs where contact is not null')
  expect(rows, 'the addresses and numbers of all records').toEqual([{ contact: lead.email }])
  expect(await site.count('applications')).toBe(0)
  expect(await site.count('career_submissions')).toBe(0)
  expect(await site.count(`leads where name <> '${lead.name}'`)).toBe(0)
  expect(await site.count('leads')).toBe(1)
  expect(await site.count(`files where state <> 'removing'`)).toBe(0)
  expect(await site.count(`audit_entries where action like '%-erased'`)).toBe(64)
})

test('[HIRE-9] two people who erase the same person at the same time, from different records, do not block each other', async ({
  site,
}) => {
  const { admin } = await fill(site)
  await site.postForm(paths.application, applicationForm({ email: 'hodan@mail.example' }))
  const { rows } = await site.pool.query<{ id: string }>('select id from applications')
  expect(rows).toHaveLength(2)
  // Both are stopped before they have removed anything.
  const erasures = await whileHeld(site, 'select from files for update', async () => {
    const answers = rows.map(({ id }) =>
      admin.post(`${paths.application}/${id}/erasure`, { reason: 'asked', name: 'Yusuf', others: true }),
    )
    await callsToWait(site, 2)
    return answers
  })
  const statuses = (await Promise.all(erasures)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([204, 404]))
  expect(await site.count('applications')).toBe(0)
  expect(await site.count(`audit_entries where action like '%-erased'`), 'one for each record').toBe(5)
})

test('[HIRE-9 LEAD-5] the database and the site write numbers in the same spelling, and find them by index', async ({
  site,
}) => {
  const numbers = [
    '6125550117',
    '+1 (612) 555-0117',
    '0016125550117',
    '16125550117',
    '00252612345678',
    '1234567',
    '100',
  ]
  const { rows } = await site.pool.query('select n, comparable_phone(n) as same from unnest($1::text[]) n', [numbers])
  for (const { n, same } of rows) expect(same, n).toBe(comparablePhone(n))
  await site.pool.query('set enable_seqscan = off')
  for (const table of ['leads', 'applications', 'career_submissions']) {
    const plan = await site.pool.query(
      `explain select 1 from ${table} where lower(email) = 'a@b.example' or comparable_phone(phone) = '6125550117'`,
    )
    const lines = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(lines).toContain(`${table}_by_email`)
    expect(lines).toContain(`${table}_by_phone`)
  }
})

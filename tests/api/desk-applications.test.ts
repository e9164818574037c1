import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { z } from 'zod'
import {
  ApplicationCounts,
  ApplicationDetail,
  ApplicationPage,
  ApplicationPlace,
  ApplicationTrail,
  StoredFiles,
} from '../../contract/desk-applications.ts'
import { MovedApplications } from '../../contract/chosen-applications.ts'
import { Note } from '../../contract/note.ts'
import { LeadPage } from '../../contract/desk-leads.ts'
import { referenceOf } from '../../contract/reference.ts'
import { applicationFields, applicationForm, pdf } from '../../support/application-form.ts'
import { anotherAdmin, firstAdmin, test, type SignedIn } from '../support/admin.ts'
import { bearer } from '../../support/calls.ts'
import { inquiry, inquiryCall } from '../../support/lead.ts'
import { copyApplications } from '../../support/many-applications.ts'
import { answerOf, expect, type TestSite } from '../support/site.ts'

const apply = (site: TestSite, changes = {}) => site.postForm('/api/applications', applicationForm(changes))

async function read<S extends z.ZodType>(admin: SignedIn, schema: S, path: string): Promise<z.output<S>> {
  const answer = await admin.get(path)
  expect(answer.status, path).toBe(200)
  return schema.parse(await answer.json())
}

const list = (admin: SignedIn, query = '') => read(admin, ApplicationPage, `/api/applications${query}`)

const namesOf = async (admin: SignedIn, query: string) => (await list(admin, query)).data.map((row) => row.firstName)

test('[API-7 API-10 ADM-5] the list contains name, email, and phone, newest first, in the specified shape', async ({
  site,
  admin,
}) => {
  await apply(site)
  await apply(site, { firstName: 'Dawit', email: 'dawit@mail.example' })
  const answer = await admin.get('/api/applications')
  expect(await answer.json()).toMatchObject({
    data: [
      {
        id: expect.any(String),
        firstName: 'Dawit',
        lastName: 'Yusuf',
        email: 'dawit@mail.example',
        phone: '(612) 555-0117',
      },
      { firstName: 'Hodan', jobTitle: 'Compliance Officer', stage: 'new' },
    ],
    nextCursor: null,
  })
})

test('[BEYOND-6] people are found by names in every script, in either case', async ({ site, admin }) => {
  for (const name of ['Łukasz', 'ĐORĐE', 'Øyvind', 'Нурлан', 'ΕΛΈΝΗ', 'ሰላም', 'نور', 'مُحَمَّد', 'आरती', '美玲']) {
    await apply(site, { firstName: name })
    for (const typed of [name, name.toLowerCase(), name.toUpperCase(), name.slice(0, 2)])
      expect(await namesOf(admin, `?q=${encodeURIComponent(typed)}`), typed).toEqual([name])
  }
})

test('[BEYOND-6 API-10] it is searched by name, email, phone, and text, and filtered by job, stage, and time', async ({
  site,
  admin,
}) => {
  await apply(site)
  await apply(site, {
    firstName: 'Tomás',
    lastName: 'O’Brien',
    email: 'tom@post.example',
    jobTitle: 'Agent Relationship Manager',
  })
  await apply(site, {
    firstName: 'Ifrah',
    lastName: 'Nur',
    email: 'ifrah@mail.example',
    relevantExperienceSummary: 'Rebuilt the alert queue',
  })
  const id = await site.value(`select id from vacancies where job_title = 'Compliance Officer'`)
  await site.pool.query(`update applications set stage = 'offer' where first_name = 'Ifrah'`)
  // Older applications have only a job title, without an id.
  await site.pool.query(
    `update applications set vacancy_id = null, job_title = 'Agent Manager' where first_name = 'Tomás'`,
  )
  expect(await namesOf(admin, '?q=hod')).toEqual(['Hodan'])
  expect(await namesOf(admin, '?q=tomas+obrien')).toEqual([])
  expect(await namesOf(admin, '?q=tomas+brien')).toEqual(['Tomás'])
  expect(await namesOf(admin, '?q=TOM%40post.example')).toEqual(['Tomás'])
  expect(await namesOf(admin, '?q=rebuilt+alert')).toEqual(['Ifrah'])
  expect(await namesOf(admin, '?q=tom%40po')).toEqual(['Tomás'])
  const ifrah = (await list(admin, '?q=ifrah')).data[0]?.id ?? ''
  for (const number of [ifrah, ifrah.slice(0, 8), ifrah.slice(0, 8).toUpperCase()])
    expect(await namesOf(admin, `?q=${number}`), number).toEqual(['Ifrah'])
  const reference = referenceOf(ifrah)
  for (const number of [
    reference,
    reference.toLowerCase(),
    reference.replace('-', ''),
    ` ${reference.replace('-', ' ')} `,
  ])
    expect(await namesOf(admin, `?q=${encodeURIComponent(number)}`), number).toEqual(['Ifrah'])
  expect(await namesOf(admin, `?job=${id}`)).toEqual(['Ifrah', 'Hodan'])
  expect(await namesOf(admin, '?job=Agent+Manager')).toEqual(['Tomás'])
  expect(await namesOf(admin, '?stage=offer')).toEqual(['Ifrah'])
  expect(await namesOf(admin, '?q=ifrah&stage=new')).toEqual([])
  expect(await namesOf(admin, '?from=2020-01-01T00:00:00Z&until=2020-02-01T00:00:00Z')).toEqual([])
  expect(await namesOf(admin, '?sort=name')).toEqual(['Ifrah', 'Tomás', 'Hodan'])
  expect(await namesOf(admin, '?sort=oldest')).toEqual(['Hodan', 'Tomás', 'Ifrah'])
  expect(await namesOf(admin, `?q=${encodeURIComponent("'; drop table applications; -- | & ! :*")}`)).toEqual([])
  for (const query of ['?stage=none', '?cursor=garbage', '?sort=up', '?from=yesterday', '?limit=0', '?limit=1001'])
    expect((await admin.get(`/api/applications${query}`)).status, query).toBe(400)
})

test('[BEYOND-6 BEYOND-2] a phone number is found however it was written in the form and in the search @thorough', async ({
  site,
  admin,
}) => {
  const spellings = [
    '6125550143',
    '(612) 555-0143',
    '612-555-0143',
    '+1 612 555 0143',
    '1 (612) 555‑0143',
    '0016125550143',
  ]
  for (const phone of spellings.slice(0, 4)) await apply(site, { phone })
  for (const Phone of ['6125550143', '16125550143']) await site.post(inquiryCall, { ...inquiry, Phone })
  await apply(site, { phone: '(612) 555-0144' })
  for (const spelling of spellings) {
    const query = `?q=${encodeURIComponent(spelling)}`
    expect(await namesOf(admin, query), spelling).toHaveLength(4)
    const leads = await read(admin, LeadPage, `/api/leads${query}`)
    expect(leads.data, spelling).toHaveLength(2)
  }
})

test('[API-10] without a limit the list has up to 1,000 rows, and nextCursor returns the rest', async ({ site }) => {
  const admin = await firstAdmin(site)
  await apply(site)
  await copyApplications(site.pool, 1002)
  const first = await list(admin)
  expect(first.data).toHaveLength(1000)
  const rest = await list(admin, `?cursor=${first.nextCursor}`)
  expect(new Set([...first.data, ...rest.data].map((row) => row.id)).size).toBe(1003)
  expect(rest.nextCursor).toBeNull()
  expect((await list(admin, '?limit=25')).data).toHaveLength(25)
})

test('[BEYOND-6 HIRE-1] the neighbors and the position of an applicant are those of the list it was opened from', async ({
  site,
  admin,
}) => {
  await apply(site)
  await copyApplications(site.pool, 40)
  for (const listing of [
    '',
    'sort=oldest',
    'sort=name',
    'stage=offer',
    'stage=offer&sort=name',
    'q=copy3&sort=oldest',
    // Too short to be searched for.
    'q=c',
  ]) {
    const ids = (await list(admin, `?${listing}`)).data.map((row) => row.id)
    expect(ids.length, listing).toBeGreaterThan(3)
    for (const [place, id] of [...ids.entries()].filter(([at]) => at < 3 || at === ids.length - 1)) {
      const found = await read(admin, ApplicationPlace, `/api/applications/${id}/place?${listing}`)
      expect(found, `${listing} ${place}`).toEqual({
        previous: ids[place - 1] ?? null,
        next: ids[place + 1] ?? null,
        position: place + 1,
        total: ids.length,
      })
    }
  }
})

test('[BEYOND-6] a colleague’s change to an open application is reported: the stage, who moved it, and when', async ({
  site,
  admin,
}) => {
  const peter = await anotherAdmin(site, admin)
  await apply(site)
  const id = (await list(admin)).data[0]?.id
  await peter.send('PATCH', `/api/applications/${id}/stage`, { stage: 'offer', from: 'new' })
  await peter.post(`/api/applications/${id}/notes`, { text: 'Call her.' })
  const late = await admin.send('PATCH', `/api/applications/${id}/stage`, { stage: 'hired', from: 'new' })
  expect(late.status).toBe(409)
  const trail = await read(admin, ApplicationTrail, `/api/applications/${id}/trail`)
  expect(trail).toMatchObject({
    stage: 'offer',
    notes: [{ author: 'peter.olson', text: 'Call her.' }],
    history: [
      { action: 'application-noted', who: 'peter.olson' },
      { action: 'application-moved', who: 'peter.olson', detail: { from: 'new', to: 'offer' } },
    ],
  })
})

test('[BEYOND-6] paging shows every row once, forward and back, in every order', async ({ site, admin }) => {
  await apply(site)
  await copyApplications(site.pool, 129)
  // Many applications at the same moment are ordered by their ids.
  await site.pool.query(`update applications set created_at = date_trunc('hour', created_at)`)
  // Names as long as the form takes them, in a script whose letters have three bytes.
  await site.pool.query(
    `update applications set first_name = rpad(first_name, 200, 'ም'), last_name = rpad(last_name, 200, 'ም')`,
  )
  for (const sort of ['newest', 'oldest', 'name']) {
    const seen: string[] = []
    let page = await list(admin, `?limit=25&sort=${sort}`)
    for (;;) {
      seen.push(...page.data.map((row) => row.id))
      if (page.nextCursor === null) break
      page = await list(admin, `?limit=25&sort=${sort}&cursor=${page.nextCursor}`)
    }
    expect(seen, sort).toHaveLength(130)
    expect(new Set(seen).size, sort).toBe(130)
    const back: string[] = []
    for (;;) {
      back.unshift(...page.data.map((row) => row.id))
      if (page.prevCursor === null) break
      page = await list(admin, `?limit=25&sort=${sort}&cursor=${page.prevCursor}`)
    }
    expect(back, sort).toEqual(seen)
  }
})

test('counts by job and stage follow every change', async ({ site, admin }) => {
  const counts = async () =>
    Object.fromEntries(
      (await read(admin, ApplicationCounts, '/api/applications/counts')).data.map((row) => [
        `${row.jobTitle}: ${row.stage}`,
        row.count,
      ]),
    )
  await apply(site, { jobTitle: 'Agent Relationship Manager' })
  await apply(site)
  await copyApplications(site.pool, 12)
  expect(await counts()).toMatchObject({
    'Agent Relationship Manager: new': 1,
    'Compliance Officer: new': 3,
    'Compliance Officer: offer': 2,
  })
  const id = await site.value(`select id from applications where job_title <> 'Compliance Officer'`)
  await admin.send('PATCH', `/api/applications/${id}/stage`, { stage: 'offer' })
  expect(await counts()).toMatchObject({ 'Agent Relationship Manager: offer': 1, 'Compliance Officer: offer': 2 })
  expect(await counts()).not.toHaveProperty(['Agent Relationship Manager: new'])
  await site.pool.query('delete from files; delete from applications')
  expect(await counts()).toEqual({})
})

test('[API-7 ADM-6] the details contain everything, objects as JSON text, and viewing is logged', async ({ site }) => {
  const admin = await firstAdmin(site)
  await apply(site, {
    certificationsFile: new File([pdf()], 'cams.pdf', { type: 'application/pdf' }),
    yearsBsaAml: '6',
  })
  const [row] = (await list(admin)).data
  const detail = await read(admin, ApplicationDetail, `/api/applications/${row?.id}`)
  const {
    jobTitle: _title,
    legalDeclaration1: _a,
    legalDeclaration2: _b,
    legalDeclaration3: _c,
    ...same
  } = applicationFields
  expect(detail.data).toMatchObject({
    ...same,
    additionalLanguages: expect.any(String),
    professionalCertifications: expect.any(String),
    regulatoryKnowledge: expect.any(String),
    reference1: expect.any(String),
    reference2: expect.any(String),
    yearsBsaAml: '6',
    legalDeclaration1: true,
    resumePath: expect.stringMatching(/^\/files\//),
    coverLetterPath: expect.stringMatching(/^\/files\//),
    certificationsFilePath: expect.stringMatching(/^\/files\//),
    signatureImagePath: expect.stringMatching(/^\/files\//),
  })
  for (const name of [
    'additionalLanguages',
    'professionalCertifications',
    'regulatoryKnowledge',
    'reference1',
  ] as const)
    expect(JSON.parse(detail.data[name])).toEqual(JSON.parse(applicationFields[name]))
  expect(detail.files.map((file) => file.role)).toEqual([
    'resume',
    'coverLetter',
    'certificationsFile',
    'signatureImage',
  ])
  expect(detail.history.map((line) => [line.who, line.action])).toEqual([['nimo.warsame', 'application-opened']])
  for (const id of ['none', '00000000-0000-4000-8000-000000000000']) {
    const answer = await admin.get(`/api/applications/${id}`)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ error: 'No data found.' })
  }
})

test('[AUTH-5] a file opens by its signed path alone: as an attachment, for five minutes, for one session', async ({
  site,
  admin,
}) => {
  await apply(site, {
    resume: new File([pdf('my resume')], 'Résumé "2026"\u202e\u200b.pdf', { type: 'application/pdf' }),
  })
  const [row] = (await list(admin)).data
  const { data } = await read(admin, StoredFiles, `/api/applications/${row?.id}/files`)
  const path = data.find((file) => file.role === 'resume')?.path ?? ''
  const answer = await site.get(path)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe(pdf('my resume'))
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="[\w. -]+"; filename\*=UTF-8''R%C3%A9sum%C3%A9%20%222026%22\.pdf$/,
  )
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  const [bare = '', query = ''] = path.split('?')
  const changed = (name: string, value: string) => {
    const params = new URLSearchParams(query)
    params.set(name, value)
    return `${bare}?${params}`
  }
  const other = data.find((file) => file.role === 'coverLetter')?.path.split('?')[0] ?? ''
  for (const wrong of [
    bare,
    changed('signature', 'AAAA'),
    changed('until', '9999999999'),
    changed('by', '00000000-0000-4000-8000-000000000000'),
    `${other}?${query}`,
  ]) {
    expect((await site.get(wrong)).status, wrong).toBe(403)
    expect((await admin.get(wrong)).status, 'a token does not open it').toBe(403)
  }
  const { rows } = await site.pool.query<{ admin_name: string; detail: unknown }>(
    `select admin_name, detail from audit_entries where action = 'file-downloaded'`,
  )
  expect(rows).toEqual([{ admin_name: 'nimo.warsame', detail: { role: 'resume' } }])
  await admin.post('/api/admin/logout', {})
  expect((await site.get(path)).status, 'the session has ended').toBe(403)
})

test('[BEYOND-6] a stage is moved once, with the name of who did it, and not over a colleague’s change', async ({
  site,
}) => {
  const nimo = await firstAdmin(site)
  const peter = await anotherAdmin(site, nimo)
  await apply(site)
  const id = (await list(nimo)).data[0]?.id ?? ''
  const move = (body: object, admin = nimo) => admin.send('PATCH', `/api/applications/${id}/stage`, body)
  expect(await (await move({ stage: 'in_review', from: 'new' })).json()).toEqual({ stage: 'in_review' })
  expect((await move({ stage: 'declined', from: 'new' }, peter)).status).toBe(409)
  const decline = { stage: 'declined', from: 'in_review', reason: 'languages' }
  // The second time, because the answer was lost.
  for (let time = 0; time < 2; time += 1)
    expect(await (await move(decline)).json(), `${time}`).toEqual({ stage: 'declined' })
  expect((await move({ ...decline, reason: 'location' }, peter)).status).toBe(409)
  expect((await move({ stage: 'in_review', from: 'declined' })).status).toBe(200)
  expect(await site.count(`audit_entries where action = 'application-moved'`)).toBe(3)
  expect((await move({ stage: 'promoted' })).status).toBe(422)
  const { data, history } = await read(peter, ApplicationDetail, `/api/applications/${id}`)
  expect(data.stage).toBe('in_review')
  expect(history[3]).toMatchObject({
    who: 'nimo.warsame',
    action: 'application-moved',
    detail: { from: 'new', to: 'in_review' },
  })
})

test('[BEYOND-6] notes are stored with their author', async ({ site, admin }) => {
  await apply(site)
  const id = (await list(admin)).data[0]?.id ?? ''
  const add = (text: string) => admin.post(`/api/applications/${id}/notes`, { text })
  expect((await add('  ')).status).toBe(422)
  const note = await answerOf(Note, add('Ask about <b>training</b>.'))
  expect(note).toMatchObject({ author: 'nimo.warsame', text: 'Ask about <b>training</b>.' })
  expect((await read(admin, ApplicationDetail, `/api/applications/${id}`)).notes).toEqual([note])
})

test('[BEYOND-6] a note that is added again, because the answer was lost, is still one', async ({ site, admin }) => {
  await apply(site)
  const id = (await list(admin)).data[0]?.id ?? ''
  const body = { text: 'Call her.', noteId: crypto.randomUUID() }
  const add = () => answerOf(Note, admin.post(`/api/applications/${id}/notes`, body))
  expect(await add()).toEqual(await add())
  expect(await site.count('application_notes')).toBe(1)
  expect(await site.count(`audit_entries where action = 'application-noted'`)).toBe(1)
})

test('[BEYOND-6] erasing removes answers, notes, and files for good, and leaves an anonymous entry', async ({
  site,
  admin,
}) => {
  await apply(site)
  const id = (await list(admin)).data[0]?.id ?? ''
  await admin.post(`/api/applications/${id}/notes`, { text: 'Hodan was kind' })
  const stored = () => readdir(join(site.dataDir, 'files'))
  expect(await stored()).toHaveLength(3)
  const erase = (body: object) => admin.post(`/api/applications/${id}/erasure`, body)
  expect((await erase({ reason: 'asked', name: 'Someone' })).status).toBe(422)
  expect((await erase({ reason: 'boredom', name: 'Yusuf' })).status).toBe(422)
  expect(await site.count('applications')).toBe(1)
  expect((await erase({ reason: 'asked', name: ' yusuf ' })).status).toBe(204)
  expect(await site.count('applications')).toBe(0)
  expect(await site.count('application_notes')).toBe(0)
  expect(await site.count('files')).toBe(0)
  expect(await stored()).toEqual([])
  expect((await erase({ reason: 'asked', name: 'Yusuf' })).status).toBe(404)
  const { rows } = await site.pool.query(`select action, subject_id, detail, row_to_json(a)::text as whole
    from audit_entries a where subject_id = '${id}' order by id`)
  expect(rows.at(-1)).toMatchObject({ action: 'application-erased', detail: { reason: 'asked', files: 3, notes: 1 } })
  for (const word of ['Hodan', 'Yusuf', 'hodan@', '555-0117']) {
    expect(JSON.stringify(rows)).not.toContain(word)
    expect(site.logged.join('')).not.toContain(word)
  }
})

test('[BEYOND-6] the export is what the filter shows, safe to open in a spreadsheet', async ({ site, admin }) => {
  await apply(site, { firstName: '=HYPERLINK("http://evil.example")', whyInterested: 'two\nlines, "quoted"' })
  await copyApplications(site.pool, 1200)
  await site.pool.query(
    `update applications set stage = case email when 'copy7@mail.example' then 'hired' else 'new' end`,
  )
  const all = await (await admin.get('/api/applications/export.csv')).text()
  expect(all.match(/^[0-9a-f-]{36},/gm)).toHaveLength(1201)
  expect(all.includes(`"'=HYPERLINK(""http://evil.example"")"`)).toBe(true)
  expect(all.includes('"two\nlines, ""quoted"""')).toBe(true)
  const answer = await admin.get('/api/applications/export.csv?stage=hired')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="applications.csv"')
  const hired = await answer.text()
  expect(hired.match(/^[0-9a-f-]{36},/gm)).toHaveLength(1)
  expect(hired).toContain('copy7@mail.example')
  const byName = await (await admin.get('/api/applications/export.csv?sort=name')).text()
  const listed = (await list(admin, '?sort=name')).data.map((row) => row.id)
  expect(byName.match(/^[0-9a-f-]{36}(?=,)/gm)?.slice(0, 1000)).toEqual(listed)
  await admin.get('/api/applications/export.csv?q=Hodan')
  await admin.get('/api/applications/export.csv?erasure=requested')
  await admin.get('/api/applications/export.csv?from=2026-11-01T00:00:00.000Z')
  const { rows } = await site.pool.query<{ detail: object }>(
    `select detail from audit_entries where action = 'applications-exported' order by id`,
  )
  expect(rows.map((row) => row.detail)).toEqual([
    {},
    { stage: 'hired' },
    {},
    { searched: true },
    { erasure: 'requested' },
    { from: '2026-11-01T00:00:00.000Z' },
  ])
})

test('[BEYOND-6] the export shows choices with the labels of the form @thorough', async ({ site, admin }) => {
  await apply(site, {
    yearsProfessionalExperience: '5+',
    professionalCertifications: JSON.stringify({
      cams: false,
      cfe: false,
      acams: true,
      other: true,
      otherText: 'CRCM',
    }),
  })
  const csv = await (await admin.get('/api/applications/export.csv')).text()
  for (const text of [
    ',New,',
    '"No, but I am willing to move"',
    ',Fluent: I speak and write it with ease,',
    ',Somali (Professional: I can explain rules and write letters),',
    ',Bachelor’s degree,',
    '"Another ACAMS certification, Other (CRCM)"',
    ',More than 5 years,',
    '"Yes, I took part in them"',
    ',At another time: After Eid,',
  ])
    expect(csv).toContain(text)
})

test('[ADM-7] the desk gets the counts of open work', async ({ site, admin }) => {
  await apply(site)
  await apply(site)
  const answer = await site.get('/api/admin/desk', bearer(admin.accessToken))
  expect(await answer.json()).toMatchObject({
    username: 'nimo.warsame',
    counts: { applications: 2, leads: 0, careerForms: 0 },
  })
})

test('[HIRE-3] several are moved in one step, except those a colleague has moved, and moved back in the same way', async ({
  site,
  admin,
}) => {
  const peter = await anotherAdmin(site, admin)
  await apply(site)
  await copyApplications(site.pool, 5)
  const rows = (await list(admin)).data
  const ids = rows.map((row) => row.id)
  const moves = rows.map((row) => ({ id: row.id, from: row.stage, stage: 'offer' as const }))
  const [colleagues, already] = [ids[0] ?? '', rows.find((row) => row.stage === 'offer')?.id ?? '']
  await peter.send('PATCH', `/api/applications/${colleagues}/stage`, { stage: 'hired' })
  const move = (wanted: object[]) =>
    answerOf(MovedApplications, admin.post('/api/applications/moves', { moves: wanted }))
  const { moved, skipped } = await move(moves)
  expect(skipped.toSorted()).toEqual([colleagues, already].toSorted())
  expect(moved.toSorted()).toEqual(ids.filter((id) => !skipped.includes(id)).toSorted())
  const stages = async () => new Map((await list(admin)).data.map((row) => [row.id, row.stage]))
  expect([...(await stages())].filter(([, stage]) => stage === 'offer').map(([id]) => id)).toEqual(
    expect.arrayContaining(moved),
  )
  for (const id of moved) {
    const { history } = await read(admin, ApplicationTrail, `/api/applications/${id}/trail`)
    expect(history[0]).toMatchObject({ action: 'application-moved', detail: { to: 'offer' } })
  }

  const later = moved[0] ?? ''
  await peter.send('PATCH', `/api/applications/${later}/stage`, { stage: 'declined' })
  const back = await move(
    moves.filter(({ id }) => moved.includes(id)).map(({ id, from, stage }) => ({ id, from: stage, stage: from })),
  )
  expect(back.skipped).toEqual([later])
  const now = await stages()
  for (const { id, from } of moves.filter((entry) => back.moved.includes(entry.id))) expect(now.get(id)).toBe(from)
  expect(now.get(later)).toBe('declined')
  const many = Array.from({ length: 501 }, () => moves[0])
  expect((await admin.post('/api/applications/moves', { moves: many })).status).toBe(422)
})

test('[HIRE-3 HIRE-8] the reason for not selecting is given once for all who are moved', async ({ site, admin }) => {
  await apply(site)
  await copyApplications(site.pool, 2)
  const rows = (await list(admin)).data
  const decline = (reason: string) => {
    const moves = rows.map(({ id, stage: from }) => ({ id, from, stage: 'declined' }))
    return admin.post('/api/applications/moves', { moves, reason })
  }
  expect((await decline('because')).status).toBe(422)
  expect((await decline('languages')).status).toBe(200)
  const [one] = rows
  const erasure = { erasureRequestedAt: '2026-11-14T10:00:00.000Z', erasureRefusal: 'law' }
  await site.pool.query('update applications set erasure_requested_at = $2, erasure_refusal = $3 where id = $1', [
    one?.id,
    ...Object.values(erasure),
  ])
  expect(await read(admin, ApplicationTrail, `/api/applications/${one?.id}/trail`)).toMatchObject(erasure)
  const trails = await Promise.all(rows.map(({ id }) => read(admin, ApplicationTrail, `/api/applications/${id}/trail`)))
  expect(trails.map(({ stage, declineReason }) => [stage, declineReason])).toEqual(
    rows.map(() => ['declined', 'languages']),
  )
})

test('[HIRE-11] requests for erasure are counted, and can be listed alone', async ({ site, admin }) => {
  await apply(site)
  await copyApplications(site.pool, 5)
  const requested = await site.value(
    `update applications set erasure_requested_at = now() where id = (select id from applications limit 1) returning id`,
  )
  const counts = await read(admin, ApplicationCounts, '/api/applications/counts')
  expect(counts.erasureRequests).toBe(1)
  const listed = await list(admin, '?erasure=requested')
  expect(listed.data.map(({ id }) => id)).toEqual([requested])
  const place = await read(admin, ApplicationPlace, `/api/applications/${requested}/place?erasure=requested`)
  expect(place).toMatchObject({ position: 1, total: 1, previous: null, next: null })
})

test('[HIRE-3] several are exported, and erased with their files when their number was typed', async ({ site }) => {
  const admin = await firstAdmin(site)
  for (const lastName of ['One', 'Two', 'Three']) await apply(site, { lastName })
  const [first, second, third] = (await list(admin)).data.map((row) => row.id)
  const csv = await (await admin.post('/api/applications/export', { ids: [first, third] })).text()
  expect(csv).toContain('Three')
  expect(csv).toContain('One')
  expect(csv).not.toContain('Two')
  const erase = (count: number) =>
    admin.post('/api/applications/erasures', { ids: [first, second], reason: 'time-over', count })
  expect((await erase(3)).status).toBe(422)
  expect((await list(admin)).data).toHaveLength(3)
  expect(await (await erase(2)).json()).toEqual({ erased: 2 })
  expect((await list(admin)).data.map((row) => row.id)).toEqual([third])
  const { rows } = await site.pool.query("select count(*)::int as kept from files where state = 'kept'")
  expect(rows).toEqual([{ kept: 3 }])
  const log = await (await admin.get('/api/admin/audit')).text()
  expect(log.match(/application-erased/g)).toHaveLength(2)
})

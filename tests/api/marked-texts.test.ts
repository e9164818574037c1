import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { brand } from '../../content/brand/company.ts'
import { mainRegion } from '../../content/brand/countries.ts'
import { operations } from '../../contract/operations.ts'
import { root } from '../../scripts/places.mjs'
import { applicationForm, careerForm, careerCall } from '../../support/application-form.ts'
import { inquiry, inquiryCall, lead, leadCall } from '../../support/lead.ts'
import { startMailServer, type MailServer } from '../support/mail-server.ts'
import { mark, markTexts, unmarkedWords } from '../support/mark-texts.ts'
import { startProcess, type SiteProcess } from '../../support/site-process.ts'

let copy: string
let site: SiteProcess
let mail: MailServer
let token: string

/** What stays between the markers: facts about the company, what visitors sent, and addresses, ids, and versions. */
const known = [
  brand.legalName,
  brand.officeArea.name,
  mainRegion.adjective,
  ...[inquiry, lead].flatMap((form) => Object.values(form).map(String)),
  'Hodan Yusuf',
  'Hodan',
  'Night Officer',
  /\S+@\S+|https?:\S+|[\da-f]{8}-[-\da-f]+|\w+-\d\b/g,
]

const Answer = z.looseObject({
  code: z.string().optional(),
  reason: z.string().optional(),
  message: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  fieldReasons: z.record(z.string(), z.string()).optional(),
})

const credentials = { username: 'nimo.warsame', password: 'a short sentence' }

/** The server of the site with a marker in place of each text; `tests/proofs/marked-texts.test.ts` has the pages too. */
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'site-marked-'))
  for (const name of ['content', 'contract', 'server', 'scripts', 'package.json'])
    await cp(join(root, name), join(copy, name), { recursive: true })
  for (const name of ['build', 'node_modules', 'app']) await symlink(join(root, name), join(copy, name))
  expect(await markTexts(copy)).toBeGreaterThan(5_000)
  mail = await startMailServer()
  site = await startProcess({ folder: copy, settings: mail.settings })
  await send('POST', '/api/admin/register', credentials)
  const { body } = await send('POST', '/api/admin/login', credentials)
  token = String(body['accessToken'])
})

afterAll(async () => {
  await site?.remove()
  await mail?.stop()
  await rm(copy, { recursive: true, force: true })
})

async function send(method: string, path: string, body?: object) {
  const isForm = body instanceof FormData
  const answer = await fetch(site.url + path, {
    method,
    headers: {
      ...(body && !isForm && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  })
  return { status: answer.status, body: Answer.parse(answer.status === 204 ? {} : await answer.json()) }
}

const exportLeads = async () =>
  (await fetch(`${site.url}/api/leads/export.csv`, { headers: { authorization: `Bearer ${token}` } })).text()

const countOf = async (path: string) => z.array(z.unknown()).parse((await send('GET', path)).body['data']).length

test('with other texts, forms are refused for the same reasons, in other words', async () => {
  const refused: [path: string, body: object, reason: string, fields: string[]][] = [
    [inquiryCall, { ...inquiry, name: '', Email: 'x' }, 'inquiry.name_required', ['name', 'Email']],
    [leadCall, { ...lead, email: 'x', agreed: 'No' }, 'popup.email', ['email', 'agreed']],
    [leadCall, { ...lead, source: 'join', phone: '', email: 'x' }, 'join.missing', ['email', 'phone']],
    [
      '/api/applications',
      applicationForm({ coverLetter: undefined, firstName: '' }),
      'application.cover_letter_required',
      ['firstName', 'coverLetter'],
    ],
    [careerCall, careerForm({ resume: undefined, name: '' }), 'career.name_required', ['name', 'resume']],
    ['/api/jobs', { jobTitle: '' }, 'vacancy.title_required', ['jobTitle']],
  ]
  for (const [path, body, reason, fields] of refused) {
    const answer = await send('POST', path, body)
    expect(answer, path).toMatchObject({ status: 422, body: { code: 'invalid', reason } })
    expect(Object.keys(answer.body.fieldReasons ?? {}).toSorted(), path).toEqual(fields.toSorted())
    const texts = [answer.body.message, ...Object.values(answer.body.fields ?? {})]
    expect(
      texts.filter((text) => !text?.includes(mark)),
      path,
    ).toEqual([])
  }
  for (const path of ['/api/applications', '/api/leads', '/api/career-forms']) expect(await countOf(path), path).toBe(0)
})

test('with other texts, forms are stored, moved, and answered as before', async () => {
  expect((await send('POST', inquiryCall, inquiry)).status).toBe(201)
  expect((await send('POST', leadCall, { ...lead, source: 'ngo' })).status).toBe(201)
  expect((await send('POST', careerCall, careerForm())).status).toBe(201)
  expect((await send('POST', '/api/jobs', { jobTitle: 'Night Officer' })).status).toBe(201)
  expect((await send('POST', '/api/applications', applicationForm({ jobTitle: 'Night Officer' }))).status).toBe(201)
  expect(await countOf('/api/leads')).toBe(2)
  expect(await countOf(`/api/leads?${new URLSearchParams({ reason: inquiry.LEADCF163 })}`)).toBe(1)
  expect(await exportLeads()).not.toContain(inquiry.LEADCF163)
  expect(await countOf('/api/career-forms')).toBe(1)

  const [application] = z
    .array(z.looseObject({ id: z.string(), stage: z.string() }))
    .parse((await send('GET', '/api/applications')).body['data'])
  const stage = `/api/applications/${application?.id}/stage`
  expect((await send('PATCH', stage, { stage: 'interview', from: 'new' })).status).toBe(200)
  expect(await send('PATCH', stage, { stage: 'offer', from: 'new' })).toMatchObject({
    status: 409,
    body: { reason: 'stage.moved_meanwhile' },
  })
  expect(await send('GET', `/api/applications/${crypto.randomUUID()}`)).toMatchObject({
    status: 404,
    body: { reason: 'record.not_found' },
  })
  expect(await send('POST', '/api/admin/login', { ...credentials, password: 'wrong' })).toMatchObject({
    status: 401,
    body: { reason: 'admin.login_failed' },
  })
})

test('with other texts, exports and emails have no English of their own', async () => {
  for (const name of ['applications', 'careerForms', 'audit'] as const) {
    const [titles = ''] = (await read(operations[`${name}.export`].path)).split('\r\n')
    expect(titles).toContain(mark)
    expect(unmarkedWords(titles, known), name).toEqual([])
  }
  const leads = await read(operations['leads.export'].path)
  expect(leads).toContain(inquiry.name)
  expect(unmarkedWords(leads, known)).toEqual([])

  await expect.poll(() => mail.mailsTo(inquiry.Email), { timeout: 25_000 }).toHaveLength(1)
  await expect.poll(() => mail.mailsTo('team@company.example'), { timeout: 25_000 }).toHaveLength(2)
  for (const text of mail.mails.map(bodyOf)) {
    expect(text).toContain(mark)
    expect(unmarkedWords(text, known)).toEqual([])
  }
})

const read = async (path: string) =>
  (await fetch(site.url + path, { headers: { authorization: `Bearer ${token}` } })).text()

/** The text of an email, which is sent as quoted-printable. */
const bodyOf = (text: string) =>
  decodeURIComponent(
    text
      .slice(text.indexOf('\r\n\r\n'))
      .replaceAll('=\r\n', '')
      .replaceAll(/=(?=[\dA-F]{2})/g, '%'),
  )

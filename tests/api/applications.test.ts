import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { applicationReasons } from '../../content/reasons/application.ts'
import { submitRules } from '../../contract/application.ts'
import { referenceOf } from '../../contract/reference.ts'
import { acceptedTypes } from '../../content/file-field.ts'
import { openFileStore } from '../../server/ports/files.ts'
import { sweepFiles } from '../../server/services/files/uploads.ts'
import { applicationFields, applicationForm, pdf, signaturePng } from '../../support/application-form.ts'
import { expectNothingStored } from '../support/nothing-stored.ts'
import { noise, pngHeader, samples } from '../support/sample-files.ts'
import { databaseOf, expect, startTestSite, test, type TestSite } from '../support/site.ts'

const path = '/api/applications'
const stored = (site: TestSite) => readdir(join(site.dataDir, 'files'))

test('[API-7 APP-2] an application is stored with every field and its files, byte for byte', async ({ site }) => {
  const certificate = new File(['Certificate of completion'], '../../etc/Zeugnis “A”.txt')
  const answer = await site.postForm(path, applicationForm({ certificationsFile: certificate, yearsBsaAml: '4' }))
  const said: unknown = await answer.json()
  expect(said).toEqual({
    message: 'Application submitted successfully!',
    reference: expect.any(String),
    statusPath: expect.any(String),
  })
  expect(answer.status).toBe(201)

  const { rows } = await site.pool.query<Record<string, unknown>>('select *, date::text as date from applications')
  const row = rows[0] ?? {}
  const { jobTitle, ...texts } = applicationFields
  for (const [name, sent] of Object.entries(texts)) {
    const kept = row[name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]
    expect(typeof kept === 'string' ? kept : JSON.parse(JSON.stringify(kept)), name).toEqual(
      sent.startsWith('{') || sent === 'true' ? JSON.parse(sent) : sent,
    )
  }
  expect(said).toMatchObject({ reference: referenceOf(String(row['id'])) })
  expect(row).toMatchObject({ job_title: jobTitle, stage: 'new', signature_kind: 'drawn', years_bsa_aml: '4' })
  expect(row['vacancy_id']).toEqual(expect.any(String))

  const files = await site.pool.query<{ key: string }>('select * from files order by role')
  expect(files.rows).toMatchObject([
    { role: 'certificationsFile', original_name: 'Zeugnis “A”.txt', media_type: 'text/plain', verified: true },
    { role: 'coverLetter', original_name: 'cover letter.pdf', media_type: 'application/pdf', verified: true },
    { role: 'resume', original_name: 'resume.pdf', size: String(pdf('resume').length), state: 'kept' },
    { role: 'signatureImage', original_name: 'signature.png', media_type: 'image/png', verified: true },
  ])
  const [, , resume, signature] = files.rows
  expect(resume?.key).toMatch(/^[0-9a-f-]{36}$/)
  expect(await readFile(join(site.dataDir, 'files', resume?.key ?? ''), 'utf8')).toBe(pdf('resume'))
  expect(await readFile(join(site.dataDir, 'files', signature?.key ?? ''))).toEqual(signaturePng)
  expect((await stored(site)).length).toBe(4)
})

test('[API-7] a job may be named by its id, which must be open, and a signature may be a data URL', async ({
  site,
}) => {
  const jobId = await site.value(`select id from vacancies where job_title like 'Agent%'`)
  const signatureImage = `data:image/png;base64,${signaturePng.toString('base64')}`
  const answer = await site.postForm(path, applicationForm({ jobId, jobTitle: 'Another title', signatureImage }))
  expect(answer.status).toBe(201)
  const kept = await site.pool.query('select vacancy_id, job_title from applications')
  expect(kept.rows).toEqual([{ vacancy_id: jobId, job_title: 'Agent Relationship Manager' }])
  expect(await site.count(`files where role = 'signatureImage' and media_type = 'image/png'`)).toBe(1)

  await site.pool.query(`update vacancies set status = 'inactive'`)
  const late = await site.postForm(path, applicationForm({ jobId }))
  expect(late.status).toBe(422)
  expect(await late.json()).toMatchObject({
    code: 'job_closed',
    error: 'This job is no longer open for applications.',
  })
  expect((await stored(site)).length).toBe(3)
})

test('[API-7] an application for a job that is closed, unknown, or not named is refused, and nothing is stored', async ({
  site,
}) => {
  const jobTitle = applicationFields.jobTitle
  const jobId = await site.value('select id from vacancies where job_title = $1', [jobTitle])
  const close = () => site.pool.query(`update vacancies set status = 'inactive' where job_title = $1`, [jobTitle])
  await close()
  const refused = [
    { jobTitle },
    { jobTitle, jobId },
    { jobTitle: 'A job that never was' },
    { jobTitle: jobTitle.toUpperCase() },
    { jobTitle, jobId: crypto.randomUUID() },
  ]
  for (const job of refused) {
    const answer = await site.postForm(path, applicationForm(job))
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      code: 'job_closed',
      reason: 'application.job_closed',
      error: applicationReasons['application.job_closed'],
    })
  }
  const unnamed = await site.postForm(path, applicationForm({ jobTitle: undefined }))
  expect(unnamed.status).toBe(422)
  await expectNothingStored(site)

  await site.pool.query(`update vacancies set status = 'active' where job_title = $1`, [jobTitle])
  expect((await site.postForm(path, applicationForm({ jobTitle }))).status).toBe(201)
})

test('[APP-5 API-9] missing answers are reported in the order of the form, and nothing is stored', async ({ site }) => {
  const missing: Record<string, undefined> = {}
  const names = { job: 'jobTitle' } as Record<string, string>
  for (const [part, reason] of submitRules.toReversed()) {
    missing[names[part] ?? part] = undefined
    const answer = await site.postForm(path, applicationForm(missing))
    expect(answer.status, part).toBe(422)
    expect(await answer.json(), part).toMatchObject({ reason, error: applicationReasons[reason] })
  }
  await expectNothingStored(site)
})

test('[API-9] every rule of the form is checked again and reported by field', async ({ site }) => {
  const answer = await site.postForm(path, applicationForm({ firstName: ' ', email: 'x', availability: 'never' }))
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({
    error: 'First name is required.',
    fields: {
      firstName: 'First name is required.',
      email: 'Please enter a valid email.',
      availability: 'Please choose one of the answers.',
    },
  })
  await expectNothingStored(site)
})

const refusedFiles = [
  ['resume', new File(['x'], 'resume.exe'), 415, 'cannot be accepted'],
  ['resume', new File(['x'], 'resume'), 415, 'cannot be accepted'],
  ['coverLetter', new File(['<html><script>alert(1)</script>'], 'letter.pdf'), 415, 'do not match its name'],
  ['coverLetter', new File([noise], 'letter.docx'), 415, acceptedTypes],
  ['coverLetter', new File([], 'letter.pdf'), 422, 'is empty'],
  ['certificationsFile', new File(['PK\x03\x04 plain archive'], 'papers.docx'), 415, 'do not match its name'],
  ['signatureImage', new File(['%PDF-1.7'], 'signature.png'), 415, 'must be a PNG'],
  ['signatureImage', 'data:image/svg+xml;base64,PHN2Zz4=', 415, 'must be a PNG'],
  ['signatureImage', new File([new Uint8Array(1024 * 1024 + 1)], 'signature.png'), 415, 'must be a PNG'],
  ['signatureImage', new File([pngHeader(20_000, 20_000)], 'signature.png'), 415, '4,096 × 4,096'],
  ['payslip', new File(['x'], 'payslip.pdf'), 422, 'does not accept this file'],
] as const

test('[API-9] an unacceptable file is refused with a clear message, and nothing is stored', async ({ site }) => {
  for (const [role, file, status, text] of refusedFiles) {
    const answer = await site.postForm(path, applicationForm({ [role]: file }))
    expect(answer.status, text).toBe(status)
    expect(await answer.json()).toMatchObject({ error: expect.stringContaining(text) })
    await expectNothingStored(site)
  }
})

test('[APP-2] photos from an iPhone and documents from Pages are accepted, and marked as recognized', async ({
  site,
}) => {
  const answer = await site.postForm(
    path,
    applicationForm({
      resume: new File([samples.pages], 'Resume.pages'),
      coverLetter: new File([samples.heic], 'IMG_0001.HEIC'),
      certificationsFile: new File([samples.jpeg], 'IMG_0002.jpeg'),
    }),
  )
  expect(answer.status).toBe(201)
  const { rows } = await site.pool.query('select role, media_type from files where verified order by role')
  expect(rows).toEqual([
    { role: 'certificationsFile', media_type: 'image/jpeg' },
    { role: 'coverLetter', media_type: 'image/heic' },
    { role: 'resume', media_type: 'application/vnd.apple.pages' },
    { role: 'signatureImage', media_type: 'image/png' },
  ])
})

test('[API-9 HIRE-11] a retry with the same key gets the same response and creates no second application', async ({
  site,
}) => {
  const key = { 'idempotency-key': 'one-load-of-the-form' }
  const answers = await Promise.all([1, 2, 3].map(() => site.postForm(path, applicationForm(), key)))
  const again = await site.postForm(path, applicationForm(), key)
  expect(answers.map((answer) => String(answer.status)).toSorted()).toEqual(['200', '200', '201'])
  expect(again.status).toBe(200)
  const said = await Promise.all([again, ...answers].map((answer) => answer.json()))
  const reference = expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  const statusPath = expect.stringMatching(/^\/application-status\/[\w-]{43}$/)
  expect(said[0]).toEqual({ message: 'Application submitted successfully!', repeated: true, reference, statusPath })
  // Every response has a private link of its own, because only their hashes are stored.
  for (const other of said) expect({ ...other, repeated: true }).toEqual({ ...said[0], statusPath })
  for (const change of [
    { firstName: 'Hodan Ali' },
    { resume: new File([pdf('another resume')], 'resume.pdf') },
    { resume: new File([pdf('resume')], 'renamed.pdf') },
    { certificationsFile: new File(['Certificate'], 'certificate.txt') },
  ]) {
    const other = await site.postForm(path, applicationForm(change), key)
    expect(other.status).toBe(422)
    expect(await other.json()).toMatchObject({ code: 'reused_key' })
  }
  expect(await site.count('applications')).toBe(1)
  expect((await stored(site)).length).toBe(3)
  // Rows from before hashes were stored cannot be compared.
  await site.pool.query('update applications set request_hash = null')
  expect((await site.postForm(path, applicationForm({ firstName: 'Hodan Ali' }), key)).status).toBe(200)
})

test('[API-9] of concurrent forms with one key, one is accepted and the others are not acknowledged', async ({
  site,
}) => {
  const key = { 'idempotency-key': 'one-load-of-the-form' }
  const answers = await Promise.all(
    ['A', 'B', 'C'].map((firstName) => site.postForm(path, applicationForm({ firstName }), key)),
  )
  expect(answers.map((answer) => String(answer.status)).toSorted()).toEqual(['201', '422', '422'])
  expect(await site.count('applications')).toBe(1)
  expect((await stored(site)).length).toBe(3)
})

test('one network has an hourly limit of applications; refused ones count, retries do not', async () => {
  const site = await startTestSite({ APPLICATION_LIMIT_PER_HOUR: '4' })
  expect((await site.postForm(path, applicationForm({ firstName: '' }))).status).toBe(422)
  expect((await site.postForm(path, applicationForm({ resume: new File(['x'], 'x.exe') }))).status).toBe(415)
  expect((await site.postForm(path, applicationForm(), { 'idempotency-key': 'first' })).status).toBe(201)
  expect((await site.postForm(path, applicationForm())).status).toBe(201)
  const third = await site.postForm(path, applicationForm())
  expect(third.status).toBe(429)
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(3_500)
  expect(await third.json()).toMatchObject({ error: expect.stringContaining('Please try again in 60 minutes.') })
  expect((await site.postForm(path, applicationForm(), { 'idempotency-key': 'first' })).status).toBe(200)
  expect(await site.count('applications')).toBe(2)
  expect((await stored(site)).length).toBe(6)
})

test('a file over MAX_UPLOAD_MB is a 413, the largest is accepted', async () => {
  const site = await startTestSite({ MAX_UPLOAD_MB: '1' })
  const megabyte = Buffer.concat([Buffer.from(pdf()), Buffer.alloc(1024 * 1024 - pdf().length)])
  const more = await site.postForm(path, applicationForm({ resume: new File([megabyte, 'x'], 'resume.pdf') }))
  expect(more.status).toBe(413)
  expect(await more.json()).toMatchObject({ error: 'File size exceeds 1MB' })
  await expectNothingStored(site)
  expect((await site.postForm(path, applicationForm({ resume: new File([megabyte], 'resume.pdf') }))).status).toBe(201)
})

test('all leftovers of a crashed process are removed once its lease expires', async ({ site }) => {
  const [left, underWay] = [randomUUID(), randomUUID()]
  const store = await openFileStore({ dataDir: site.dataDir, s3: undefined })
  for (const key of [left, underWay]) await store.put(key, Readable.from([Buffer.from('left')], { objectMode: false }))
  // More than are removed at once.
  await site.pool.query(
    `insert into files (key, upload_id, role, original_name, leased_until)
     values ($1, gen_random_uuid(), 'resume', 'left.pdf', now() - interval '1 second'),
            ($2, gen_random_uuid(), 'resume', 'under way.pdf', now() + interval '1 minute')
     union all
     select gen_random_uuid()::text, gen_random_uuid(), 'resume', 'left.pdf', now() - interval '1 second'
     from generate_series(1, 1000)`,
    [left, underWay],
  )
  await sweepFiles({ db: databaseOf(site), store })
  expect(await stored(site)).toEqual([underWay])
  expect(await site.count('files')).toBe(1)
})

test('no response or log line contains what the applicant typed', async ({ site }) => {
  await site.postForm(path, applicationForm())
  await site.postForm(path, applicationForm({ email: 'secret-address' }))
  expect(site.logged.join('')).not.toMatch(/hodan|secret-address|resume\.pdf/i)
})

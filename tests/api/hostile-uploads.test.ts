import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { acceptedTypes } from '../../content/file-field.ts'
import { applicationFields, applicationForm, careerForm, pdf, careerCall } from '../../support/application-form.ts'
import { boundary, filePart, formEnd, formHead, openRaw, sendRawForm, textPart } from '../../support/raw-request.ts'
import { test as base } from 'vitest'
import { expectNothingStored } from '../support/nothing-stored.ts'
import { virusTestFile } from '../support/sample-files.ts'
import { expect, openTestSite, startTestSite, type TestSite } from '../support/site.ts'

const path = '/api/applications'

/** One site for all cases, which must survive them one after the other. */
const test = base.extend<{ $file: { site: TestSite } }>({
  site: [
    async ({}, use) => {
      const site = await openTestSite({ APPLICATION_LIMIT_PER_HOUR: '1000' })
      await use(site)
      expect((await site.postForm(path, applicationForm())).status, 'the same process still works').toBe(201)
      await site.stop()
    },
    { scope: 'file' },
  ],
})

async function expectNothing(site: TestSite) {
  await expectNothingStored(site)
  expect((await site.get('/healthz')).status).toBe(200)
}

const many = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => part(at)).join('')
const resume = filePart('resume', 'resume.pdf', pdf())

test.for([
  ['10,000 fields', resume + many(10_000, (at) => textPart(`field${at}`, 'x')) + formEnd, 413],
  ['1,000 files', many(1_000, (at) => filePart(`file${at}`, 'a.pdf', 'x')) + formEnd, 413],
  ['1,000 files of one name', many(1_000, () => filePart('resume', 'a.pdf', pdf())) + formEnd, 413],
  ['1,000 empty file inputs', many(1_000, () => filePart('resume', '', '')) + formEnd, 413],
  ['a name of 10 MB', resume + textPart('x'.repeat(10_000_000), 'x') + formEnd, 400],
  ['a file name of 10 MB', filePart('resume', `${'x'.repeat(10_000_000)}.pdf`, 'x') + formEnd, 400],
  ['a value of 10 MB', resume + textPart('firstName', 'x'.repeat(10_000_000)) + formEnd, 413],
  ['values of 30 MB together', many(30, (at) => textPart(`field${at}`, 'x'.repeat(1_000_000))) + formEnd, 413],
  ['no end', resume, 400],
  ['nothing at all', '', 400],
  ['another boundary', '--yyyy\r\n\r\n--yyyy--\r\n', 400],
  ['a header that starts with a space', `--${boundary}\r\n Content-Disposition: form-data\r\n\r\nx\r\n${formEnd}`, 400],
  ['a header without a colon', `--${boundary}\r\nContent-Disposition\r\n\r\nx\r\n${formEnd}`, 400],
  ['a part without a name', `--${boundary}\r\nContent-Disposition: form-data\r\n\r\nx\r\n${formEnd}`, 400],
  ['__proto__ as a name', resume + textPart('__proto__', '{"isAdmin":true}') + formEnd, 400],
  ['__proto__ as a file', filePart('__proto__', 'a.pdf', pdf()) + formEnd, 400],
  ['a field twice', textPart('firstName', 'A') + textPart('firstName', 'B') + formEnd, 400],
  ['a NUL byte in a name', textPart('first\0Name', 'A') + formEnd, 400],
  ['a path as a name', textPart('../../etc/passwd', 'A') + formEnd, 400],
] as const)('[API-9] a hostile form is a 4xx and leaves nothing: %s', async ([, body, status], { site }) => {
  const answer = await sendRawForm(site.url, path, body)
  expect(answer.status, answer.text.slice(0, 500)).toBe(status)
  await expectNothing(site)
})

test.for([
  ['null', { additionalLanguages: 'null' }],
  ['an array', { professionalCertifications: '[]' }],
  ['nested 10,000 deep', { regulatoryKnowledge: '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000) }],
  ['__proto__ inside', { reference1: '{"__proto__":{"name":"x"}}' }],
  ['no JSON', { reference2: '{' }],
  ['an answer outside the list', { highestEducation: 'toString' }],
  ['no such day', { date: '9999-99-99' }],
  ['a NUL byte', { whyInterested: 'a\0b' }],
] as const)('[API-9] a hostile field is a 422 and leaves nothing: %s', async ([, fields], { site }) => {
  const answer = await site.postForm(path, applicationForm(fields))
  expect(answer.status).toBe(422)
  expect(JSON.stringify(await answer.json())).not.toMatch(/zod|stack|select |insert /i)
  await expectNothing(site)
})

test.for([
  ['application/json', JSON.stringify(applicationFields)],
  ['application/x-www-form-urlencoded', 'firstName=Hodan'],
  ['text/plain', 'hello'],
  ['multipart/form-data', 'no boundary'],
  [`multipart/mixed; boundary=${boundary}`, formEnd],
] as const)('[API-9] %s is not accepted', async ([type, body], { site }) => {
  const answer = await fetch(site.url + path, { method: 'POST', body, headers: { 'content-type': type } })
  expect([400, 415]).toContain(answer.status)
  await expectNothing(site)
})

test('[API-9] an upload that is cut off leaves nothing', async ({ site }) => {
  const { socket } = openRaw(site.url)
  socket.write(formHead(path, 10_000_000))
  socket.write(
    textPart('firstName', 'Hodan') + filePart('resume', 'resume.pdf', pdf() + 'x'.repeat(500_000)).slice(0, -2),
  )
  await expect.poll(async () => (await readdir(join(site.dataDir, 'files'))).length).toBe(1)
  socket.destroy()
  await expect.poll(async () => (await readdir(join(site.dataDir, 'files'))).length).toBe(0)
  await expectNothing(site)
})

test('a stalled upload is cut off with an error, and a slow but steady one is accepted', async () => {
  // One second instead of fifteen: the stall limit and the deadline of other requests are far shorter than the uploads.
  const site = await startTestSite({ UPLOAD_STALL_SECONDS: '1', REQUEST_SECONDS: '1' })
  const stalled = openRaw(site.url)
  stalled.socket.write(formHead(path, 10_000_000) + textPart('firstName', 'Hodan'))
  const trickling = openRaw(site.url)
  trickling.socket.write(formHead(path, 10_000_000))
  const drip = setInterval(() => trickling.socket.write('-'), 100)

  const form = careerFormText(256 * 1024)
  const slow = openRaw(site.url)
  slow.socket.write(formHead(careerCall, form.length))
  for (let at = 0; at < form.length; at += 6_554) {
    slow.socket.write(form.slice(at, at + 6_554))
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  expect((await slow.ended).status).toBe(201)
  expect((await stalled.ended).status).toBe(408)
  expect((await trickling.ended).status).toBe(408)
  clearInterval(drip)
  expect(await site.count('files')).toBe(1)
})

const careerFormText = (bytes: number) =>
  textPart('name', 'Hodan') +
  textPart('email', 'hodan@mail.example') +
  textPart('phone', '6125550117') +
  filePart('resume', 'resume.pdf', pdf() + 'x'.repeat(bytes)) +
  formEnd

test('a request without files that does not arrive in time is cut off', async () => {
  const site = await startTestSite({ REQUEST_SECONDS: '1' })
  for (const target of ['/api/jobs', '/web/api/zoho/submit-lead', '/no-such-page']) {
    const { socket, ended } = openRaw(site.url)
    socket.write(
      `POST ${target} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"half":`,
    )
    await ended
    expect(socket.destroyed, target).toBe(true)
  }
})

test('[API-4] a career form follows the same rules', async ({ site }) => {
  for (const file of [new File(['<svg/>'], 'resume.png'), new File([virusTestFile], 'resume.pdf')]) {
    const answer = await site.postForm(careerCall, careerForm({ resume: file }))
    expect(answer.status).toBe(415)
    expect(await answer.json()).toMatchObject({ error: expect.stringContaining(acceptedTypes) })
  }
  await expectNothing(site)
})

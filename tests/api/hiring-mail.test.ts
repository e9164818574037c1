import { applicationForm, careerForm, careerCall } from '../../support/application-form.ts'
import { listJobs } from '../support/queue-jobs.ts'
import { hiringMailbox, test } from '../support/mailed-site.ts'
import { expect } from '../support/site.ts'

test('[HIRE-11] an application sends one confirmation with a private link to the applicant and one notice to the hiring mailbox', async ({
  site,
  mail,
}) => {
  const key = { 'idempotency-key': 'one-load' }
  expect((await site.postForm('/api/applications', applicationForm(), key)).status).toBe(201)
  expect((await site.postForm('/api/applications', applicationForm(), key)).status).toBe(200)
  await expect.poll(() => mail.mails.length, { timeout: 15_000 }).toBe(2)
  const [confirmation = ''] = mail.mailsTo('hodan@mail.example')
  expect(confirmation).toContain('Subject: We have your application: Compliance Officer')
  expect(confirmation).toContain(`Reply-To: ${hiringMailbox}`)
  const [note = ''] = mail.mailsTo(hiringMailbox)
  expect(note).toContain('Subject: New application: Compliance Officer')
  expect(note).toContain('Reply-To: hodan@mail.example')
  expect(note.replaceAll('=\r\n', '')).toMatch(/http:\/\/localhost:3000\/ApplicantDetails\/[0-9a-f-]{36}/)
  const unfolded = confirmation.replaceAll('=\r\n', '')
  const [, statusPath = ''] = /http:\/\/localhost:3000(\/application-status\/[\w-]{43})/.exec(unfolded) ?? []
  expect(await (await site.get(statusPath)).text()).toContain('We have your application')
  expect(note).not.toContain('application-status')
  // Answers and files stay where only admins can open them.
  expect(mail.mails.join('')).not.toMatch(/alert reviews|70,000|%PDF/)
})

test('a career form sends a notice as well, and an email that is refused at first is sent later', async ({
  site,
  mail,
}) => {
  mail.refuseNext(2)
  expect((await site.postForm(careerCall, careerForm())).status).toBe(201)
  await expect.poll(() => mail.mails.length, { timeout: 25_000 }).toBe(2)
  expect(mail.mailsTo('hodan@mail.example').join('')).toContain('Subject: We have your resume')
  expect(mail.mailsTo(hiringMailbox).join('')).toContain('Subject: New resume from the careers form')
})

test('user input gets neither into a confirmation nor into email headers', async ({ site, mail }) => {
  const firstName = 'Win at http://spam.example'
  const jobTitle = 'Officer\nBcc: thief@mail.example'
  await site.pool.query(`update vacancies set job_title = $1 where status = 'active'`, [jobTitle])
  expect((await site.postForm('/api/applications', applicationForm({ firstName, jobTitle }))).status).toBe(201)
  await expect.poll(() => mail.mails.length, { timeout: 15_000 }).toBe(2)
  for (const letter of mail.mails) expect(letter.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/m)
  const [confirmation = ''] = mail.mailsTo('hodan@mail.example')
  // The job title comes from the vacancy, not from the form, and stays on one line.
  expect(confirmation).toContain('Subject: We have your application: Officer Bcc: thief@mail.example\r\n')
  expect(confirmation).toContain('Hello there,')
  expect(confirmation).not.toContain('spam')
})

test('a refused application sends no email', async ({ site, mail }) => {
  expect((await site.postForm('/api/applications', applicationForm({ firstName: '' }))).status).toBe(422)
  expect(await listJobs(site.pool)).toEqual([])
  expect(mail.mails).toEqual([])
})

import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { careerForm, pdf, careerCall } from '../../support/application-form.ts'
import { expect, test } from '../support/site.ts'

test('[API-4] a short career form is stored with its resume', async ({ site }) => {
  const answer = await site.postForm(careerCall, careerForm())
  expect(answer.status).toBe(201)
  expect(await answer.json()).toEqual({ message: 'Your details have been successfully submitted.' })
  const { rows } = await site.pool.query('select name, email, phone, source from career_submissions')
  expect(rows).toEqual([{ name: 'Hodan Yusuf', email: 'hodan@mail.example', phone: '6125550117', source: 'api' }])
  expect(await site.count(`files where career_submission_id is not null and role = 'resume'`)).toBe(1)
  expect((await readdir(join(site.dataDir, 'files'))).length).toBe(1)
})

const refused = [
  [{ name: ' ' }, 'Name is required'],
  [{ email: 'hodan' }, 'Please enter a valid email'],
  [{ phone: '123456789' }, 'Please enter a valid phone number with 10 to 14 digits'],
  [{ phone: '123456789012345' }, 'Please enter a valid phone number with 10 to 14 digits'],
  [{ phone: '12345678901', source: 'company' }, 'Please enter a valid 10-digit phone number'],
  [{ resume: undefined }, 'Please upload a resume'],
] as const

test('[API-4 SCF-1] a form that breaks a rule is refused with the message of that rule, and nothing is stored', async ({
  site,
}) => {
  for (const [changes, message] of refused) {
    const answer = await site.postForm(careerCall, careerForm(changes))
    expect(answer.status, message).toBe(422)
    expect(await answer.json(), JSON.stringify(changes)).toMatchObject({ error: message })
    expect(await site.count('career_submissions')).toBe(0)
    expect(await readdir(join(site.dataDir, 'files'))).toEqual([])
  }
})

test('[CAR-2] the popup accepts phone numbers of up to 14 digits', async ({ site }) => {
  expect((await site.postForm(careerCall, careerForm({ phone: '25261234567890', source: 'popup' }))).status).toBe(201)
})

test('[API-4] a retry with the same key creates no second row', async ({ site }) => {
  const key = { 'idempotency-key': 'one-load' }
  expect((await site.postForm(careerCall, careerForm(), key)).status).toBe(201)
  expect((await site.postForm(careerCall, careerForm(), key)).status).toBe(200)
  expect((await site.postForm(careerCall, careerForm({ name: 'Another' }), key)).status).toBe(422)
  expect(await site.count('career_submissions')).toBe(1)
})

test('[API-4] a long name of a file is stored with its end, in whole characters', async ({ site }) => {
  const resume = new File([pdf()], `${'\u{1f600}'.repeat(250)}.docx.pdf`)
  expect((await site.postForm(careerCall, careerForm({ resume }))).status).toBe(201)
  expect(await site.value('select original_name from files')).toBe(`${'\u{1f600}'.repeat(95)}.docx.pdf`)
})

test('[API-4] the three characters that browsers escape in the name of a file are stored as they were, and no others', async ({
  site,
}) => {
  // Sent as `My %22best%22 resume%0D%0A.pdf`; a name is shown on one line.
  for (const name of ['My "best" resume\r\n.pdf', '100%25 %41 caf\u00e9 %0d.pdf'])
    expect((await site.postForm(careerCall, careerForm({ resume: new File([pdf()], name) }))).status).toBe(201)
  const { rows } = await site.pool.query('select original_name from files order by original_name')
  expect(rows.map((row) => row.original_name)).toEqual(['100%25 %41 caf\u00e9 %0d.pdf', 'My "best" resume.pdf'])
})

import { leadMail } from '../../content/lead-mail.ts'
import { inquiry, inquiryCall, lead, leadCall } from '../../support/lead.ts'
import { listJobs } from '../support/queue-jobs.ts'
import { test } from '../support/mailed-site.ts'
import { expect, type TestSite } from '../support/site.ts'

const team = 'team@company.example'
const slowPoll = { timeout: 25_000, interval: 200 }

/** Waits until every job of these leads is done, and returns the number of requested confirmations. */
async function settled(site: TestSite): Promise<number> {
  const open = async () =>
    (await listJobs(site.pool)).filter(({ state }) => state === 'created' || state === 'retry' || state === 'active')
  await expect.poll(open, slowPoll).toEqual([])
  return (await listJobs(site.pool, 'deliver-confirmation')).length
}

test('[OWN-7] the subject names the form and the sender, and the email links to the lead on the desk', async ({
  site,
  mail,
}) => {
  await site.post(inquiryCall, { ...inquiry, source: 'home' })
  await expect.poll(() => mail.mailsTo(team).length, slowPoll).toBe(1)
  const [text = ''] = mail.mailsTo(team)
  const id = await site.value('select id from leads')
  expect(text).toContain('Subject: Home form: Amina Warsame: New Agent Inquiry\r\n')
  expect(text.replaceAll('=\r\n', '')).toContain(`http://localhost:3000/admin/leads/${id}`)
})

test('user input stays on one line of the subject', () => {
  const typed = { name: 'Amina\r\nBcc: thief@mail.example', email: '', phone: '', message: null, page: null }
  const { subject } = leadMail({ ...typed, source: 'join', reason: 'Other\nX-Header: 1' }, '')
  expect(subject).toBe('Join form: Amina Bcc: thief@mail.example: Other X-Header: 1')
})

test('the sender gets one confirmation, which contains no user input', async ({ site, mail }) => {
  mail.refuseNext(1)
  const typed = { name: 'Visit Spam Example', LEADCF162: 'Win a prize at spam.example' }
  await site.post(inquiryCall, { ...inquiry, ...typed })
  await expect.poll(() => mail.mailsTo(inquiry.Email).length, slowPoll).toBe(1)
  expect(await settled(site)).toBe(1)
  const [text = '', ...more] = mail.mailsTo(inquiry.Email)
  expect(more).toEqual([])
  expect(text).toContain('Subject: We have your request\r\n')
  expect(text).toContain(`Reply-To: ${team}\r\n`)
  expect(text).toContain('Auto-Submitted: auto-replied\r\n')
  for (const word of ['Spam', 'spam', 'prize', inquiry.Phone, inquiry.LEADCF163]) expect(text).not.toContain(word)
})

test('a mailbox gets one confirmation a day, in any spelling, so nobody can flood it', async ({ site, mail }) => {
  const spellings = ['bilal@mail.example', 'BILAL@mail.example', 'bilal+2@mail.example', 'bilal@mail.example']
  for (const email of spellings) expect((await site.post(leadCall, { ...lead, email })).status).toBe(201)
  expect(await settled(site)).toBe(spellings.length)
  const confirmations = () => mail.mails.filter((text) => text.includes('Subject: We have your request\r\n'))
  expect(mail.mailsTo(team)).toHaveLength(spellings.length)
  expect(confirmations()).toHaveLength(1)

  await site.pool.query(`update confirmations set at = at - interval '1 day 1 minute'`)
  await site.post(leadCall, lead)
  await settled(site)
  expect(confirmations()).toHaveLength(2)
  expect(await site.count('confirmations')).toBe(1)
})

test('suspected spam gets no confirmation', async ({ site, mail }) => {
  expect((await site.post(leadCall, { ...lead, website: 'https://spam.example' })).status).toBe(201)
  expect(await site.count('leads')).toBe(1)
  expect(await settled(site)).toBe(0)
  expect(mail.mails).toEqual([])
})

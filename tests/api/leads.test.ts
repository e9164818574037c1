import { consents, plainConsent } from '../../content/consents.ts'
import { removeExpiredCounts } from '../../server/db/limit.ts'
import { inquiry, inquiryCall, key, lead, leadCall, personal } from '../../support/lead.ts'
import { expect, startTestSite, test } from '../support/site.ts'

test('[API-1] an inquiry with the specified fields alone is stored and acknowledged', async ({ site }) => {
  const answer = await site.post(inquiryCall, inquiry)
  expect(answer.status).toBe(201)
  expect(await answer.json()).toEqual({ message: expect.stringContaining('Thank you') })
  const { rows } = await site.pool.query('select * from leads')
  expect(rows).toEqual([
    expect.objectContaining({
      source: 'api',
      name: 'Amina Warsame',
      email: 'amina@mail.example',
      phone: '6125550188',
      reason: 'New Agent Inquiry',
      message: 'I run a grocery on Lake Street.',
    }),
  ])
})

const brokenInquiries = [
  ['name', '', 'Name is required.'],
  ['name', undefined, 'Name is required.'],
  ['Email', ' ', 'Email is required.'],
  ['Email', 'amina@mail', 'Invalid email format.'],
  ['Phone', '', 'Phone number is required.'],
  ['Phone', '612555018', 'Invalid phone number.'],
  ['Phone', '612-555-0188', 'Invalid phone number.'],
  ['Phone', '612555018812345', 'Invalid phone number.'],
  ['LEADCF163', '', 'Please select a reason.'],
  ['LEADCF163', 'Something else', 'Please select a reason.'],
  ['agreed', false, 'You must agree to the terms.'],
] as const

test('[API-1 API-9] an inquiry that breaks a rule is refused with the message of that rule, and nothing is stored', async ({
  site,
}) => {
  for (const [field, value, message] of brokenInquiries) {
    const answer = await site.post(inquiryCall, { ...inquiry, [field]: value })
    expect(answer.status, message).toBe(422)
    expect(await answer.json()).toMatchObject({ message, fields: { [field]: message } })
  }
  expect(await site.count('leads')).toBe(0)
  expect(await site.count('consents')).toBe(0)
})

test('[API-9] an inquiry that breaks every rule gets the first message, and one for each field', async ({ site }) => {
  const answer = await site.post(inquiryCall, {})
  expect(await answer.json()).toMatchObject({
    message: 'Name is required.',
    fields: {
      name: 'Name is required.',
      Email: 'Email is required.',
      Phone: 'Phone number is required.',
      LEADCF163: 'Please select a reason.',
      agreed: 'You must agree to the terms.',
    },
  })
})

test('[API-2] a lead with the specified fields alone is stored and acknowledged', async ({ site }) => {
  const answer = await site.post(leadCall, lead)
  expect(answer.status).toBe(201)
  expect(await answer.json()).toEqual({ message: expect.stringContaining('Thank you') })
  const { rows } = await site.pool.query('select source, name, email, phone, reason from leads')
  expect(rows).toEqual([
    { source: 'api', name: 'Bilal Osman', email: 'bilal@mail.example', phone: '6145550123', reason: null },
  ])
})

const refusedLeads = [
  ['join', { name: '' }, 'All fields are required!'],
  ['join', { email: 'nobody', phone: '' }, 'All fields are required!'],
  ['join', { email: 'nobody' }, 'Enter a valid email address!'],
  ['join', { phone: '614555012' }, 'Enter a valid 10-digit phone number!'],
  ['join', { phone: '61455501234' }, 'Enter a valid 10-digit phone number!'],
  ['join', { agreed: 'No' }, 'You must agree to the terms before submitting!'],
  ['b2b', { name: '' }, 'Please fill in all fields.'],
  ['b2b', { email: 'nobody', phone: '' }, 'Please fill in all fields.'],
  ['b2b', { email: 'nobody' }, 'Please enter a valid email address.'],
  ['b2b', { phone: '61455' }, 'Please enter a phone number with 6 to 14 digits.'],
  ['b2b', { agreed: 'No' }, 'Please agree to the terms to proceed.'],
] as const

test('[API-2 API-9 JOIN-1 B2B-2] the Join form and the popups get one message at a time, in order', async ({
  site,
}) => {
  for (const [source, change, message] of refusedLeads) {
    const answer = await site.post(leadCall, { ...lead, source, ...change })
    expect(answer.status, message).toBe(422)
    expect(await answer.json(), source).toMatchObject({ message })
  }
  expect(await site.count('leads')).toBe(0)
})

test('[API-2] the popups accept phone numbers of 6 to 14 digits', async ({ site }) => {
  for (const phone of ['614555', '61455501234567']) {
    expect((await site.post(leadCall, { ...lead, phone, source: 'ngo' })).status, phone).toBe(201)
  }
})

test('[BEYOND-1] a lead is stored with the exact text that was agreed to, its version, form, page, and sender', async ({
  site,
}) => {
  const form = { source: 'home-popup', page: '/', consentVersion: 'inquiry-1', elapsedMs: 9_000, website: '' }
  await site.post(inquiryCall, { ...inquiry, ...form }, { 'user-agent': 'Test browser' })
  const { rows } = await site.pool.query('select consents.* from consents join leads on leads.id = lead_id')
  expect(rows).toEqual([
    expect.objectContaining({
      version: 'inquiry-1',
      text: plainConsent(consents['inquiry-1']),
      sms: true,
      source: 'home-popup',
      page: '/',
      address: '127.0.0.1',
      user_agent: 'Test browser',
      created_at: expect.any(Date),
    }),
  ])
  expect(rows[0].text).toContain('Reply STOP to cancel')
  expect(rows[0].text).not.toContain('](')
})

test('[BEYOND-1] a call without a consent text is stored as reported, without consent to text messages', async ({
  site,
}) => {
  await site.post(leadCall, lead)
  const { rows } = await site.pool.query('select version, sms from consents')
  expect(rows).toEqual([{ version: 'reported-1', sms: false }])
})

test('a form with a consent text that we never showed is refused', async ({ site }) => {
  const answer = await site.post(leadCall, { ...lead, consentVersion: 'contact-99' })
  expect(answer.status).toBe(422)
  expect(await site.count('leads')).toBe(0)
})

test('[API-9] retries with the same key get the same response and are stored once, even when concurrent', async ({
  site,
}) => {
  const headers = key()
  const answers = await Promise.all(Array.from({ length: 12 }, () => site.post(inquiryCall, inquiry, headers)))
  const late = await site.post(inquiryCall, inquiry, headers)
  expect(answers.map((answer) => answer.status).toSorted((one, other) => one - other)).toEqual([
    ...Array<number>(11).fill(200),
    201,
  ])
  expect(late.status).toBe(200)
  expect(await late.json()).toEqual({ message: expect.stringContaining('Thank you'), repeated: true })
  expect(await site.count('leads')).toBe(1)
  expect(await site.count('consents')).toBe(1)
})

test('[API-9] the same key with other content is refused, not acknowledged', async ({ site }) => {
  const headers = key()
  const changed = [{ Email: 'amina.w@mail.example' }, { LEADCF163: 'Other' }, { page: '/elsewhere' }]
  expect((await site.post(inquiryCall, inquiry, headers)).status).toBe(201)
  for (const change of changed) {
    const answer = await site.post(inquiryCall, { ...inquiry, ...change }, headers)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ code: 'reused_key' })
  }
  // How long the form was open is not part of its content.
  expect((await site.post(inquiryCall, { ...inquiry, elapsedMs: 60_000 }, headers)).status).toBe(200)
  expect(await site.count('leads')).toBe(1)

  const other = key()
  const together = await Promise.all(
    Array.from({ length: 6 }, (_, at) => site.post(inquiryCall, { ...inquiry, name: `Amina ${at}` }, other)),
  )
  expect(together.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([
    201,
    ...Array<number>(5).fill(422),
  ])
  expect(await site.count('leads')).toBe(2)
})

test('[API-9] a form whose hidden field was filled in is stored as suspected spam', async ({ site }) => {
  const headers = key()
  for (const status of [201, 200]) {
    const answer = await site.post(inquiryCall, { ...inquiry, website: 'https://spam.example' }, headers)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('Thank you') })
  }
  expect((await site.post(leadCall, { ...lead, website: 'x' })).status).toBe(201)
  expect((await site.post(leadCall, { ...lead, website: '' })).status).toBe(201)
  expect((await site.post(leadCall, { ...lead, email: 'nobody', website: 'x' })).status).toBe(422)
  const { rows } = await site.pool.query('select name, suspected_spam from leads order by created_at')
  expect(rows).toEqual([
    { name: 'Amina Warsame', suspected_spam: true },
    { name: 'Bilal Osman', suspected_spam: true },
    { name: 'Bilal Osman', suspected_spam: false },
  ])
  expect(await site.count('consents')).toBe(3)
})

test('a form that was filled in faster than a person could is refused with a request to try again', async ({
  site,
}) => {
  const answer = await site.post(inquiryCall, { ...inquiry, elapsedMs: 1_499 })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining('send it again') })
  expect(await site.count('leads')).toBe(0)
  expect((await site.post(inquiryCall, { ...inquiry, elapsedMs: 1_500 })).status).toBe(201)
})

/** The header as a proxy forwards it: what the client claimed, then the address that the proxy saw. */
const from = (address: string) => ({ 'x-forwarded-for': `198.51.100.99, ${address}` })

test('one address has a limit of accepted leads per minute across all instances', async () => {
  const first = await startTestSite({ LEAD_LIMIT_PER_MINUTE: '3', TRUST_PROXY: 'true' })
  const second = await startTestSite({
    LEAD_LIMIT_PER_MINUTE: '3',
    TRUST_PROXY: 'true',
    DATABASE_URL: first.databaseUrl,
  })
  const headers = { ...key(), ...from('203.0.113.7') }

  for (let i = 0; i < 5; i++) expect((await first.post(leadCall, {}, from('203.0.113.7'))).status).toBe(422)
  expect((await first.post(leadCall, lead, headers)).status).toBe(201)
  for (let i = 0; i < 5; i++) expect((await first.post(leadCall, lead, headers)).status).toBe(200)
  expect((await second.post(leadCall, lead, from('203.0.113.7'))).status).toBe(201)
  expect((await first.post(leadCall, lead, from('203.0.113.7'))).status).toBe(201)

  for (const site of [first, second, first]) {
    const refused = await site.post(leadCall, lead, from('203.0.113.7'))
    expect(refused.status).toBe(429)
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    expect(await refused.json()).toMatchObject({ message: expect.stringMatching(/try again in \d+ seconds?\./) })
  }
  expect((await first.post(leadCall, lead, headers)).status, 'a retry of what was accepted').toBe(200)
  expect((await first.post(leadCall, lead, from('203.0.113.8'))).status, 'another address').toBe(201)
  expect(await first.count('leads')).toBe(4)
  // Counts are kept for as long as they are needed.
  await first.pool.query(`update limits set expire = expire - 60000 where key like '%203.0.113.7%'`)
  await removeExpiredCounts(first.pool)
  expect((await first.pool.query('select key from limits')).rows).toEqual([
    { key: expect.stringContaining('203.0.113.8') },
  ])
})

test('of concurrent leads from one address, exactly as many as allowed are accepted', async () => {
  const site = await startTestSite({ LEAD_LIMIT_PER_MINUTE: '3', TRUST_PROXY: 'true' })
  const send = (address: string) => site.post(leadCall, lead, from(address))
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) => send(i % 2 ? '203.0.113.7' : `198.51.100.${i}`)),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20 + 3)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(17)
  expect(await site.count('leads')).toBe(23)
})

test('without a proxy nobody can spoof the address that is counted and stored', async ({ site }) => {
  await site.post(leadCall, lead, { 'x-forwarded-for': '203.0.113.7' })
  const { rows } = await site.pool.query('select address from consents')
  expect(rows).toEqual([{ address: '127.0.0.1' }])
})

test('[API-9] no response or log line contains what people typed, a stack trace, or SQL', async ({ site }) => {
  await site.post(inquiryCall, inquiry)
  await site.post(leadCall, lead)
  await site.post(inquiryCall, { ...inquiry, Phone: 'Amina Warsame' })
  await site.pool.query('drop table consents cascade')
  const broken = await site.post(inquiryCall, inquiry)
  expect(broken.status).toBe(500)
  const text = await broken.text()
  for (const word of [...personal, 'consents', 'insert', '    at ']) expect(text).not.toContain(word)
  expect(JSON.parse(text)).toMatchObject({ message: 'Something went wrong. Please try again later.' })
  await expect.poll(() => site.logged.filter((line) => line.includes('NewSubmitLead')).length).toBeGreaterThan(2)
  for (const word of personal) expect(site.logged.join('')).not.toContain(word)
  expect(await site.count('leads'), 'nothing half-stored').toBe(2)
})

import { brand } from '../../content/brand/company.ts'
import { claims } from '../../content/brand/claims.ts'
import { legalFrame, legalTexts } from '../../content/legal-texts.ts'
import { licenses } from '../../content/licenses.ts'
import { expect, test } from '../support/reading.ts'

test('[PRV-1] the privacy policy: its date and every topic', async ({ read }) => {
  const page = await read('/privacy-policy')
  expect(page.html).toContain('<time dateTime="2025-07-20">Effective July 20, 2025</time>')
  const topics = page.headings(2).join('\n')
  const wanted = [
    /data we collect/,
    /use your data/,
    /Text message \(SMS\) program/,
    /GDPR/,
    /How long we keep/,
    /Where your data goes/,
    /Who receives/,
    /protect/,
    /rights/,
    /SMS consent/,
  ]
  for (const topic of wanted) expect(topics).toMatch(topic)
})

test('[TRM-1] the terms: their date and every topic', async ({ read }) => {
  const page = await read('/term-of-use')
  expect(page.html).toContain('<time dateTime="2023-10-12">Dated October 12, 2023</time>')
  const topics = page.headings(2).join('\n')
  const wanted = [
    /Who may use/,
    /Text messages we send \(SMS program terms\)/,
    /What to know about texts \(SMS disclaimers\)/,
    /stop texts/,
    /How you can pay/,
    /Your transfer/,
    /refunds/,
    /Privacy/,
    /may not do/,
    /liability/,
    /arbitration/,
    /Intellectual property/,
    /Contact/,
    /accept/,
  ]
  for (const topic of wanted) expect(topics).toMatch(topic)
})

test('[PRV-1 TRM-1] both legal texts carry the SMS program terms that carriers look for', async ({ read }) => {
  for (const path of ['/privacy-policy', '/term-of-use']) {
    const { text } = await read(path)
    const wanted = [
      `${brand.name} text messages (SMS)`,
      brand.legalName,
      /message frequency varies/i,
      /message and data rates may apply/i,
      /STOP\b/,
      /HELP\b/,
      'Carriers are not liable for delayed or undelivered messages.',
      /do not share .*SMS opt-in.* with third parties or affiliates for marketing/,
      'not a condition of any purchase',
    ]
    for (const term of wanted) expect(text, path).toMatch(term)
  }
})

test('[TRM-1] the terms: eligibility, payment methods, and all seven prohibited uses', async ({ read }) => {
  const { text } = await read('/term-of-use')
  const eligibility = [
    'at least 18 years old',
    'resident of the United States',
    'valid ID',
    'legally able to make a contract',
    'an individual',
    'only one active account',
  ]
  const payment = ['a debit card', 'a credit card', 'a bank account']
  const prohibited = [
    'illegal gambling',
    'supporting terrorism',
    'controlled substances',
    'obscene materials',
    'impersonation',
    'structuring',
    'fraud',
  ]
  for (const words of [...eligibility, ...payment, ...prohibited]) expect(text).toContain(words)
})

test('[SITE-8] [PRICE-2] cash, which the price is for, is among the ways to pay wherever these are listed', async ({
  read,
}) => {
  for (const path of ['/term-of-use', '/p2premittance', '/find-agent'])
    expect((await read(path)).text, path).toMatch(/or cash( to pay with|, at an agent)/)
})

test('[TRM-2] the terms cover cancellation, refunds, the fixed rate, limits, and SMS keywords', async ({ read }) => {
  const { text } = await read('/term-of-use')
  const rules = [
    'You can cancel at any time before the recipient claims the money.',
    'After you submit it, a transfer cannot be changed.',
    `Within ${claims.refundMinutes} minutes of payment: you get a full refund`,
    'unless the recipient has already collected the money',
    'go to the original payment method',
    'The exchange rate is fixed at the time of the transaction.',
    'We set limits for each transfer and for periods of time under our risk policy.',
    'We may hold, delay, or refuse a transfer',
    'STOP cancels our texts.',
    'HELP tells you how to reach us.',
    'TRACK tells you the status of your transfer.',
    'YES means that you agree to get our texts.',
    'The recipient must show a valid ID',
  ]
  for (const rule of rules) expect(text).toContain(rule)
})

test('[LIC-2] every state entry shows its license, its regulator in full, and its disclosures', async ({ read }) => {
  const page = await read('/licenses')
  expect(page.html.match(/<details/g)).toHaveLength(licenses.length)
  for (const { code, agency, unverified = [], ...license } of licenses) {
    const { text, links } = page.part(code.toLowerCase())
    const facts = [license.state, license.licenseNumber, license.jurisdiction, ...license.disclosures, agency.name]
    const optional = [agency.division, agency.fax, agency.tty, agency.mailingAddress, agency.email, agency.tollFree]
    for (const fact of [...facts, agency.address, agency.phone, ...optional]) expect(text).toContain(fact ?? '')
    expect(links.map(({ href }) => href)).toContain(agency.website)
    expect(text.match(/\(not verified\)/g) ?? []).toHaveLength(unverified.length)
  }
})

test('each legal text says what it covers, and since when, before it begins', async ({ read }) => {
  for (const { path, description, datedLabel } of legalTexts) {
    const { text } = await read(path)
    const [head = ''] = text.split(legalFrame.contents)
    expect(head, path).toContain(description)
    expect(head, path).toContain(datedLabel)
  }
})

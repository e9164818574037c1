import { brand } from '../../content/brand/company.ts'
import { claims } from '../../content/brand/claims.ts'
import { officeAddress } from '../../content/cities.ts'
import { licenses } from '../../content/licenses.ts'
import { registration } from '../../content/registration.ts'
import { readHtml } from '../support/html.ts'
import { gradeOfPage } from '../support/reading-grade.ts'
import { expect, readingTest as test } from '../support/site.ts'
import { kindPaths } from '../../support/public-paths.ts'
import { test as reading } from '../support/reading.ts'

reading('[PAGE-2] the rights page: every period, how to use each right, and where to complain', async ({ read }) => {
  const page = await read('/your-rights')
  for (const part of ['cancel', 'errors', 'report', 'complain']) expect(page.html).toContain(`id="${part}"`)
  const wanted = [
    `${claims.refundMinutes} minutes`,
    '3 business days',
    '90 days',
    '180 days',
    brand.phones.tollFree.display,
    brand.mailboxes.info,
    officeAddress,
    'P.O. Box 27170, Washington, DC 20038',
    '(855) 411-2372',
    'consumerfinance.gov/complaint',
  ]
  for (const words of wanted) expect(page.text).toContain(words)
  const links = page.links.map(({ href }) => href)
  for (const { code, agency } of licenses) {
    expect(page.text).toContain(agency.name)
    expect(links).toContain(`/licenses#${code.toLowerCase()}`)
  }
  expect(links).toContain('/term-of-use')
  expect((await read('/term-of-use')).links.map(({ href }) => href)).toEqual(
    expect.arrayContaining(['/your-rights', '/fraud']),
  )
})

reading('[PAGE-2] the fraud page: what we never ask for, common scams, and the first hour', async ({ read }) => {
  const page = await read('/fraud')
  for (const part of ['first-hour', 'never', 'scams']) expect(page.html).toContain(`id="${part}"`)
  for (const words of [brand.phones.tollFree.display, '(877) 382-4357', 'reportfraud.ftc.gov', 'ic3.gov', 'PIN']) {
    expect(page.text).toContain(words)
  }
})

reading('[PAGE-2] the accessibility page: the standard, what is not tested, and how to report', async ({ read }) => {
  const page = await read('/accessibility')
  for (const part of ['tested', 'not-tested', 'report']) expect(page.html).toContain(`id="${part}"`)
  for (const words of ['WCAG 2.2', brand.mailboxes.info, brand.phones.tollFree.display, officeAddress]) {
    expect(page.text).toContain(words)
  }
})

reading('[PAGE-2] pages about rights and safety read at grade 8 or below', async ({ read }) => {
  for (const path of ['/your-rights', '/fraud', '/accessibility', '/e-sign-consent']) {
    expect(gradeOfPage((await read(path)).html), path).toBeLessThanOrEqual(8)
  }
})

reading('[PAGE-3] the consent to electronic records says all that the E-Sign Act asks for', async ({ read }) => {
  const page = await read('/e-sign-consent')
  const topics = page.headings(2).join('\n')
  for (const topic of [/agree to/, /paper/, /change your mind/, /up to date/, /What you need/, /How you agree/]) {
    expect(topics).toMatch(topic)
  }
  expect(page.text).toContain('We do not charge for a paper copy')
})

reading('[PAGE-3] the privacy notice keeps the wording and the order of the federal model form', async ({ read }) => {
  const page = await read('/privacy-notice')
  const sentences = [
    'Financial companies choose how they share your personal information. Federal law gives consumers the right to limit some but not all sharing.',
    'Please read this notice carefully to understand what we do.',
    'All financial companies need to share customers’ personal information to run their everyday business.',
    'For our everyday business purposes',
    'For our marketing purposes',
    'For joint marketing with other financial companies',
    'For our affiliates’ everyday business purposes',
    'For our affiliates to market to you',
    'For nonaffiliates to market to you',
    'To protect your personal information from unauthorized access and use, we use security measures that comply with federal law.',
    'Federal law gives you the right to limit only',
    'Companies related by common ownership or control.',
    'Companies not related by common ownership or control.',
    'A formal agreement between nonaffiliated financial companies that together market financial products or services to you.',
  ]
  const places = sentences.map((sentence) => page.text.indexOf(sentence))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(page.html.match(/<tr>/g)).toHaveLength(8)
})

test('[PAGE-4] footer and licenses page: not a bank, registered as an MSB, and the record at NMLS', async ({
  site,
}) => {
  expect(registration.statement).toContain('is not a bank')
  expect(registration.statement).toContain(brand.msbRegistration)
  expect(registration.record.href).toBe(`${brand.nmlsUrl}/EntityDetails.aspx/COMPANY/${brand.nmlsId}`)
  for (const path of [...kindPaths, '/licenses']) {
    const html = await (await site.get(path)).text()
    const [main = '', footer = ''] = html.split('<footer')
    for (const part of path === '/licenses' ? [main, footer] : [footer]) {
      const { text, links } = readHtml(part)
      expect(text, path).toContain(registration.statement)
      expect(links, path).toContainEqual({ text: registration.record.text, href: registration.record.href })
    }
  }
})

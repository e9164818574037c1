import { expect, test } from 'vitest'
import { emptyLicense, LicenseContent } from './license.ts'
import { fieldProblems } from './field-problems.ts'
import { QuestionContent } from './question.ts'

const license: LicenseContent = {
  ...emptyLicense,
  code: 'OR',
  state: 'Oregon',
  jurisdiction: 'Oregon',
  licenseNumber: 'XMT-1',
  status: 'active',
  asOf: '2026-11-17',
  agency: { name: 'A regulator', address: 'Salem, OR 97301', phone: '(555) 555-0100', website: 'https://example.gov' },
  disclosures: ['Read this.', ' '],
}

const problemsOf = (change: object) => {
  const parsed = LicenseContent.safeParse({ ...license, ...change })
  return parsed.success ? {} : fieldProblems(parsed.error)
}

test('a complete license can be published; empty paragraphs are left out', () => {
  expect(LicenseContent.parse(license).disclosures).toEqual(['Read this.'])
})

test.each([
  ['licenseNumber', { licenseNumber: '' }, 'license.number_required'],
  ['expiresOn', { issuedOn: '2026-02-02', expiresOn: '2026-02-01' }, 'license.dates_reversed'],
  ['renewedOn', { issuedOn: '2026-02-02', renewedOn: '2026-02-01' }, 'license.dates_reversed'],
  ['surrenderedOn', { status: 'surrendered' }, 'license.surrendered_on_required'],
  ['asOf', { asOf: 'soon' }, 'license.day_invalid'],
  ['disclosures', { disclosures: [''] }, 'license.part_required'],
  ['agency.website', { agency: { ...license.agency, website: 'http://example.gov' } }, 'license.website_invalid'],
  ['agency.phone', { agency: { ...license.agency, phone: '911' } }, 'license.phone_invalid'],
])('[PUB-3] a license cannot be published with a wrong %s', (field, change, reason) => {
  expect(problemsOf(change)).toEqual({ [field]: { reason } })
})

test('[PUB-3] a license that is only applied for needs no number', () => {
  expect(problemsOf({ status: 'pending', licenseNumber: '' })).toEqual({})
})

test.each(['javascript:alert', '//evil.example', 'http://plain.example', 'data:text/html,x'])(
  '[PUB-4] an answer cannot link to %s',
  (href) => {
    const question = { page: '/fraud', question: 'Why?', answer: [`Because of [this](${href}).`], position: 1 }
    expect(QuestionContent.safeParse(question).success).toBe(false)
  },
)

import { brand } from '../brand/company.ts'
import { claims } from '../brand/claims.ts'
import { registration } from '../registration.ts'
import type { PageContent } from '../page.ts'

export const licensesPage = {
  path: '/licenses',
  head: 'reference',
  title: `State Licenses and Regulators | ${brand.name}`,
  description:
    `The state licenses under which ${brand.legalName} transmits money, each with its number, its status, its ` +
    'regulator, and how to file a complaint.',
  breadcrumb: [
    { text: 'Home', href: '/' },
    { text: 'Company', href: '/company' },
  ],
  crumb: 'Licenses',
  heading: 'Our licenses, state by state',
  lede:
    'Each state that licenses us also supervises us. If we do not resolve your complaint, its regulator can look ' +
    'into it.',
  picture: {
    name: 'licenses',
    alt: '',
  },
} satisfies Omit<PageContent, 'sections'>

export const licensesTexts = {
  /** Shown while `brand.sample` is set. */
  sampleNote:
    'The regulators’ contact details come from public sources and may have changed. Details marked “not verified” ' +
    'could not be confirmed. Check the regulator’s website first.',
  headFacts: { legalName: 'Legal name', active: 'Active licenses', asOf: 'As of' },
  groups: {
    active: { title: 'Choose your state' },
    pending: {
      title: 'Applied for, not granted yet',
      text: 'We have applied for a license in these states. Until it is granted, we do not send money from there.',
    },
    surrendered: {
      title: 'Licenses we no longer hold',
      text: 'We do not send money from these states. You keep your rights from earlier transfers, and the regulator can still help.',
    },
  },
  statuses: { active: 'Active', pending: 'Applied for', surrendered: 'Ended' },
  contactLine: 'For inquiries, please contact:',
  labels: {
    licenseNumber: 'License number',
    status: 'Status',
    issuedOn: 'First issued',
    renewedOn: 'Last renewed',
    expiresOn: 'Valid until',
    surrenderedOn: 'Ended on',
    asOf: 'As of',
    agency: 'Regulator',
    address: 'Address',
    mailingAddress: 'Mailing address',
    phone: 'Phone',
    tollFree: 'Toll-free',
    email: 'Email',
    fax: 'Fax',
    tty: 'TTY',
    website: 'Website',
    complaintUrl: 'File a complaint',
    jurisdiction: 'Jurisdiction',
    statute: 'Law',
    disclosures: 'Disclosure',
    unverified: '(not verified)',
  },
  check: {
    title: 'Check our license yourself',
    text: `State regulators keep a public database of money transmitters. Search it for NMLS ID ${brand.nmlsId}.`,
    notABank: registration.statement,
    action: registration.record,
  },
  complaint: {
    title: 'If something went wrong',
    steps: [
      {
        title: 'Call us first',
        text: `We answer at ${brand.phones.tollFree.display}, ${claims.support}. Have your transfer number ready.`,
      },
      {
        title: 'Then your state',
        text: 'Open the entry for the state where you live. It names the regulator and tells you how to reach it.',
      },
      {
        title: 'Or the federal bureau',
        text: 'The Consumer Financial Protection Bureau takes complaints about money transfers from every state.',
      },
    ],
    federal: {
      contact: 'Consumer Financial Protection Bureau: (855) 411-2372, TTY (855) 729-2372,',
      website: 'https://www.consumerfinance.gov',
    },
  },
  rights: {
    title: 'Two rights you have in every state',
    points: [
      `Cancel within ${claims.refundMinutes} minutes of payment and you get all your money back, fees included, ` +
        'unless it was already picked up or deposited.',
      'Report an error within 180 days of the date on your receipt by which the money should have arrived. We must ' +
        'look into it.',
    ],
  },
}

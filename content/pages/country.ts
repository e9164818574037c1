import { brand } from '../brand/company.ts'
import { claims } from '../brand/claims.ts'

/** Texts that all country pages share. Names in braces are placeholders. */
export const countryTexts = {
  findAgent: { text: 'Find an agent', href: '/find-agent' },
  rights: { text: 'Know your rights', href: '/your-rights' },
  glance: {
    title: 'At a glance',
    currency: 'Paid out in',
    payoutType: 'Payout type',
    coverage: 'Coverage',
    callingCode: 'Calling code',
    languages: 'Languages',
  },
  arrival: {
    title: 'How money reaches {country}',
    wallets: 'Mobile wallets',
    banks: 'Large banks',
    /** Naming a wallet or a bank is not a claim about a contract. */
    note: 'This list shows what people there use, not who we have contracts with. Ask which of them your transfer can reach.',
  },
  needs: {
    title: 'What to have ready',
    wallet: 'For a wallet',
    bank: 'For a bank account',
    id: 'ID in {country}',
  },
  hours: {
    title: 'Hours and public holidays there',
    now: 'Time difference',
    ahead: '{place}: {hours} ahead of {office}',
    behind: '{place}: {hours} behind {office}',
    same: '{place}: the same time as {office}',
    oneHour: '1 hour',
    hours: '{count} hours',
    hoursAndMinutes: '{count} hours {minutes} minutes',
    weekend: 'Banks are closed on',
    listTitle: 'Public holidays in the next 12 months',
    expected: 'expected',
    expectedNote: 'A day marked as expected depends on the moon and may change.',
    note: 'Governments can change or add days.',
  },
  questions: 'Questions about {country}',
  agents: {
    title: 'Start near you',
    label: 'Your ZIP code, city, or state',
    button: 'Show agents',
    call: `Or call ${brand.phones.tollFree.display}, ${claims.support}.`,
  },
  related: {
    nearby: 'Nearby countries',
    cities: 'From our cities',
    reading: 'Related articles',
    all: { text: 'All countries', href: '/#countries' },
  },
  /** On city pages and below articles. */
  sendTo: 'Countries mentioned here',
  serviceType: 'International money transfer',
}

export type CountryTexts = typeof countryTexts

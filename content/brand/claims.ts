/**
 * Every figure the site states about the company, once. A page that names a figure takes it from
 * here, so that no page contradicts another.
 */
import { licenseNumbers } from './licenses.ts'

export const claims = {
  incorporated: 2001,
  states: 'over 16 US states',
  agents: 'over 120 agents',
  payoutCountries: 'over 120 countries',
  /** Reach through global payment aggregators; a wider figure than our own payout partners. */
  aggregatorCountries: 'over 180 countries',
  transactions: 'over 30 million',
  volume: 'over 2 billion US dollars',
  licenses: 'over 20 licenses',
  licenseEntries: Object.keys(licenseNumbers).length,
  /** A goal the company set itself; its year has passed, so it is told as history. */
  pastGoal: { users: '100 million users', year: 2025 },
  /** Has to read well in “… Customer Support” and in “Support is open …”: 24/7, or daily. */
  support: '24/7',
  supportLanguages: ['English', 'Oromo', 'Swahili', 'Arabic', 'Amharic', 'Somali'],
  refundMinutes: 30,
} as const

/**
 * Every figure that the site states about the company. Pages take figures from here, so that no page contradicts
 * another.
 */
import { licenseNumbers } from './licenses.ts'

export const claims = {
  incorporated: 2001,
  states: 'over 16 US states',
  agents: 'over 120 agents',
  payoutCountries: 'over 120 countries',
  /** Reach through global payment aggregators; more than our own payout partners. */
  aggregatorCountries: 'over 180 countries',
  transactions: 'over 30 million',
  volume: 'over 2 billion US dollars',
  licenses: 'over 20 licenses',
  licenseEntries: Object.keys(licenseNumbers).length,
  /** A past goal of the company; its year has passed, so texts use the past tense. */
  pastGoal: { users: '100 million users', year: 2025 },
  /** Must fit both “… Customer Support” and “Support is open …”, such as 24/7 or daily. */
  support: '24/7',
  supportLanguages: ['English', 'Oromo', 'Swahili', 'Arabic', 'Amharic', 'Somali'],
  refundMinutes: 30,
} as const

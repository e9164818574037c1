import type { Question } from './page.ts'

/**
 * Facts about a country that hold for any company that pays out there. Which countries a company serves, and through
 * which wallets and banks, is in content/brand/countries.ts. A fact that nobody could look up is left out.
 */
export type CountryFacts = {
  /** ISO 3166 alpha-2 in lower case. */
  iso2: string
  /** The last part of its address: /send-money-to/{slug}. */
  slug: string
  /** Its name in a sentence, with the article if it has one. */
  name: string
  /** ISO 4217, the currency that most payouts use first. */
  currencies: string[]
  callingCode: string
  /** IANA time zones, each with a place that people know. */
  clocks: { place: string; zone: string }[]
  languages: string[]
  /** Mobile wallets and large banks that people use there; naming one does not call it a partner. */
  wallets: string[]
  banks: string[]
  /** The days of the week on which banks are closed. */
  weekend: string
  /** Reached by land or by a short sea crossing. */
  nearby: string[]
  lede: string
  /** How money usually reaches people there. */
  arrival: string[]
  /** What the sender needs for a payout to a wallet or an account. */
  wallet?: string
  bank?: string
  /** What recipients show to prove who they are. */
  id: string
  hours: string
  questions: Question[]
  /** Where the facts above can be looked up, besides the sources named at the top of the file. */
  sources: string[]
}

/** A country that money can be paid out in; content/brand/countries.ts lists them. */
export type Country = {
  name: string
  /** ISO 3166 alpha-2 in lower case; also the file name of the flag. */
  iso2: string
  /** ISO 4217. */
  currency: string
  payouts: Payout[]
  coverage: string
  businessType: 'P2P'
  /** Numbers of the `countryNotes` that a sender should read first; most countries need none. */
  notes: number[]
}

export type Payout = 'wallet' | 'bank'

export type Region = {
  name: string
  /** For a long region: the most popular countries, by `iso2`. A phone shows only these until the list is expanded. */
  popular?: string[]
  countries: Country[]
}

/** The numbers of the footnotes, in their order under the grid. */
export const footnotes = { dollars: 1, iban: 2, bankCode: 3 }

export const p2p = (
  name: string,
  iso2: string,
  currency: string,
  payouts: Payout[],
  coverage: string,
  ...notes: number[]
): Country => ({ name, iso2, currency, payouts, coverage, businessType: 'P2P', notes })

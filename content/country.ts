/** A country that money can be paid out in. Which ones there are, content/brand/countries.ts decides. */
export type Country = {
  name: string
  /** ISO 3166 alpha-2 in lower case: the name of the flag. */
  iso2: string
  /** ISO 4217. */
  currency: string
  payoutType: 'Wallets' | 'Banks' | 'Wallets & Banks'
  coverage: string
  businessType: 'P2P'
  /** Numbers of the `countryNotes` that a sender should read first; most countries need none. */
  notes: number[]
}

export type Region = {
  name: string
  /** Of a long region: what most senders look for, by `iso2`. A phone shows these before the whole list is asked for. */
  soughtFirst?: string[]
  countries: Country[]
}

/** The numbers of the footnotes, in the order in which they stand under the grid. */
export const footnotes = { dollars: 1, iban: 2, bankCode: 3 }

/** A person-to-person country: name, flag, currency, payout type, coverage, footnotes. */
export const p2p = (
  name: string,
  iso2: string,
  currency: string,
  payoutType: Country['payoutType'],
  coverage: string,
  ...notes: number[]
): Country => ({ name, iso2, currency, payoutType, coverage, businessType: 'P2P', notes })

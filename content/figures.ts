import { claims } from './brand/claims.ts'
import { payoutCountries } from './countries.ts'

/** How figures that appear together relate to each other. */
export const figures = {
  /** Why there can be more licenses than states with agents. */
  licenseFirst: 'A state licenses us before its first agent opens.',
  ownPartners:
    `In ${claims.payoutCountries}. [Our home page](/#countries) lists ${payoutCountries.length} of them, with their ` +
    'wallets and banks.',
  throughAggregators: `Reach to ${claims.aggregatorCountries}, including those of our own partners`,
}

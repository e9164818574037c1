import { regions } from './brand/countries.ts'
import { footnotes, type Country, type Region } from './country.ts'

/** Every country that money can be paid out in. */
export const payoutCountries: Country[] = regions.flatMap((region) => region.countries)

export const countryName = (iso2: string): string =>
  payoutCountries.find((country) => country.iso2 === iso2)?.name ?? iso2.toUpperCase()

/** Expands a long region on a phone. */
export const showAll = (region: Region) => `Show all ${region.countries.length} countries in ${region.name}`

/** Shown below the grid, above the footnotes. */
export const businessTypeNote =
  'P2P means from one person to another. We also pay out for businesses and NGOs, by arrangement.'

/** What banks there need in addition to the account number, by `iso2`. */
const bankCodes: Record<string, string> = {
  ca: 'Canada: the transit and institution numbers.',
  br: 'Brazil: the recipient’s tax number (CPF).',
  mx: 'Mexico: the 18-digit CLABE.',
  in: 'India: the IFSC code of the bank.',
}

const allNotes: { number: number; text: string }[] = [
  {
    number: footnotes.dollars,
    text: 'Can be paid out in US dollars as well as in the local currency. Tell the agent which one you want.',
  },
  {
    number: footnotes.iban,
    text: 'For a bank payout, bring the recipient’s IBAN, the long form of the account number.',
  },
  {
    number: footnotes.bankCode,
    text: [
      'For a bank payout, bring one more number.',
      ...Object.keys(bankCodes)
        .filter((iso2) => payoutCountries.some((country) => country.iso2 === iso2))
        .map((iso2) => bankCodes[iso2]),
    ].join(' '),
  },
]

/** The footnotes that at least one country refers to. */
export const countryNotes = allNotes.filter(({ number }) =>
  payoutCountries.some((country) => country.notes.includes(number)),
)

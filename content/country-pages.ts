import { brand } from './brand/company.ts'
import { americas } from './countries/americas.ts'
import { asia } from './countries/asia.ts'
import { centralAfrica } from './countries/central-africa.ts'
import { eastAndSouthAfrica } from './countries/east-and-south-africa.ts'
import { europe } from './countries/europe.ts'
import { gulf } from './countries/gulf.ts'
import { westAfrica } from './countries/west-africa.ts'
import { payoutCountries } from './countries.ts'
import type { CountryFacts } from './country-facts.ts'
import { footnotes, type Country } from './country.ts'
import { currencyNames } from './currencies.ts'
import { listed } from './listed.ts'
import { capitalized } from './number-word.ts'
import type { PageContent } from './page.ts'

/** Every country that has facts, whether or not the brand pays out there. */
export const countryFacts: CountryFacts[] = [
  ...westAfrica,
  ...centralAfrica,
  ...eastAndSouthAfrica,
  ...americas,
  ...asia,
  ...europe,
  ...gulf,
]

/** The page of a country: its facts, and how the brand pays out there. */
export type CountryPage = Omit<PageContent, 'sections'> & { country: Country; facts: CountryFacts }

const names = new Map<string, { name: string }>(Object.entries(currencyNames))

/** “Kenyan Shilling (KES)”. */
export const currencyLabel = (code: string) => `${names.get(code)?.name ?? code} (${code})`

/** The brand’s own currency there and, where the footnote says so, US dollars; first the one that people mostly use. */
export function payoutCurrencies({ currency, notes }: Country, facts: CountryFacts): string[] {
  const paid = notes.includes(footnotes.dollars) ? [currency, 'USD'] : [currency]
  return [...new Set([...facts.currencies.filter((code) => paid.includes(code)), ...paid])]
}

/** The wallets and banks to name for a country, if the brand pays out to that kind at all. */
export const payoutPlaces = (country: Country, facts: CountryFacts) => ({
  wallets: country.payouts.includes('wallet') ? facts.wallets : [],
  banks: country.payouts.includes('bank') ? facts.banks : [],
})

/** “Kenya” for “Kenya”, and “Philippines” for “the Philippines”. */
export const shortName = ({ name }: CountryFacts) => capitalized(name.replace(/^the /, ''))

const countryBreadcrumb = [
  { text: 'Home', href: '/' },
  { text: 'Countries', href: '/#countries' },
]

function pageOf(country: Country): CountryPage[] {
  const facts = countryFacts.find(({ iso2 }) => iso2 === country.iso2)
  if (!facts) return []
  const { wallets, banks } = payoutPlaces(country, facts)
  const examples = listed([...wallets.slice(0, 2), ...banks.slice(0, wallets.length > 0 ? 1 : 3)])
  return [
    {
      path: `/send-money-to/${facts.slug}`,
      title: `Send Money to ${facts.name} from the US | ${brand.name}`,
      description:
        `How money from the US reaches ${facts.name}, for example through ${examples}. ` +
        'What the recipient needs, public holidays, and answers.',
      breadcrumb: countryBreadcrumb,
      crumb: shortName(facts),
      heading: `Send money to ${facts.name}`,
      lede: facts.lede,
      country,
      facts,
    },
  ]
}

/** A page for each payout country whose facts are known; a country without facts is only in the grid. */
export const countryPages: CountryPage[] = payoutCountries.flatMap(pageOf)

export const countryPageOf = (iso2: string) => countryPages.find(({ country }) => country.iso2 === iso2)

/** The pages of the countries that a text names. */
export const countriesNamedIn = (text: string): CountryPage[] =>
  countryPages.filter(({ country, facts }) => [country.name, shortName(facts)].some((name) => hasWord(text, name)))

/** Whether a text has a name as a word of its own: “Guinea” is not in “Guinea-Bissau”. */
const hasWord = (text: string, name: string) =>
  text.split(name).some((before, index, parts) => {
    const after = parts[index + 1]
    return after !== undefined && !/[\w-]$/.test(before) && !/^[\w-]/.test(after)
  })

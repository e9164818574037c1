import type { Published } from '../contract/published.ts'
import { articlesIn, type Article } from './articles.ts'
import { cities } from './cities.ts'
import type { City } from './city.ts'
import { countriesNamedIn, countryPageOf, shortName, type CountryPage } from './country-pages.ts'
import type { Action } from './page.ts'

const linkTo = ({ path, facts }: CountryPage): Action => ({ text: shortName(facts), href: path })

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

/** The countries that cities and articles name; each is read once. */
const known = new WeakMap<City | Article, CountryPage[]>()

function namedOn(source: City | Article): CountryPage[] {
  const named = known.get(source) ?? countriesNamedIn(textsOf(source).join(' '))
  known.set(source, named)
  return named
}

/** Links to the countries that the page of a city or an article names. */
export const countriesNamedOn = (source: City | Article): Action[] => namedOn(source).map(linkTo)

/** The code of the country that most people in a city send to: its converter offers their currency first. */
export function mainCountryOf(city: City): string | undefined {
  const named = namedOn(city).map(({ country }) => country)
  const [main = named[0]] = city.currencies.flatMap((code) => named.filter(({ currency }) => currency === code))
  return main?.iso2
}

/** The guide for first-time senders fits every country. */
const guidePath = '/Step-by-Step-Guide'

/** Pages to read next to that of a country: nearby countries, and the cities and articles that name it. */
export function linksOf(
  page: CountryPage,
  published: Published,
): { nearby: Action[]; cities: Action[]; articles: Action[] } {
  const isNamedOn = (source: City | Article) => namedOn(source).includes(page)
  return {
    nearby: page.facts.nearby.flatMap((iso2) => countryPageOf(iso2) ?? []).map(linkTo),
    cities: cities.filter(isNamedOn).map(({ name, state, path }) => ({ text: `${name}, ${state}`, href: path })),
    articles: articlesIn(published)
      .filter((article) => article.path === guidePath || isNamedOn(article))
      .map(({ title, path }) => ({ text: title, href: path })),
  }
}

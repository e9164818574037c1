import { articles } from './articles.ts'
import { cities } from './cities.ts'
import { countriesNamedIn, countryPageOf, shortName, type CountryPage } from './country-pages.ts'
import { isPublished } from './is-published.ts'
import type { Action } from './page.ts'

const linkTo = ({ path, facts }: CountryPage): Action => ({ text: shortName(facts), href: path })

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

/** The countries that the pages of cities and articles name, by path. */
const named = new Map(
  [...cities, ...articles].map((source) => [source.path, countriesNamedIn(textsOf(source).join(' '))]),
)

/** Links to the countries that the page of a city or an article names. */
export const countriesNamedOn = (path: string): Action[] => (named.get(path) ?? []).map(linkTo)

/** The code of the first of them. */
export const firstCountryNamedOn = (path: string): string | undefined => named.get(path)?.[0]?.country.iso2

/** The guide for first-time senders fits every country. */
const guidePath = '/Step-by-Step-Guide'

/** Pages to read next to that of a country: nearby countries, and the cities and articles that name it. */
export function linksOf(page: CountryPage): { nearby: Action[]; cities: Action[]; articles: Action[] } {
  const isNamedOn = (path: string) => countriesNamedOn(path).some(({ href }) => href === page.path)
  return {
    nearby: page.facts.nearby.flatMap((iso2) => countryPageOf(iso2) ?? []).map(linkTo),
    cities: cities
      .filter(({ path }) => isNamedOn(path))
      .map(({ name, state, path }) => ({ text: `${name}, ${state}`, href: path })),
    articles: articles
      .filter((article) => isPublished(article) && (article.path === guidePath || isNamedOn(article.path)))
      .map(({ title, path }) => ({ text: title, href: path })),
  }
}

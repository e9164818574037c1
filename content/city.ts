import type { CurrencyCode } from './currencies.ts'
import type { Action, Card, PageContent, Picture } from './page.ts'

/** A city with a page of its own; content/brand/cities.ts lists them. */
export type City = Omit<PageContent, 'sections'> & {
  name: string
  state: string
  stateCode: string
  lat: number
  lng: number
  /** Describes the map of its state. */
  mapAlt: string
  /** The text of its card on the service-area page. */
  card: string
  /** Where its name is on the map of all cities, as steps right and down from its mark; to the right by default. */
  labelOffset?: [number, number]
  aboutTitle: string
  about: string[]
  facts: { term: string; value: string }[]
  /** One-tap choices in the converter, for the communities that the page names. */
  currencies: CurrencyCode[]
  featuresTitle: string
  features: Card[]
}

/** Texts that all city pages share. */
export const cityTexts = {
  /** Spelled this way on city pages; the canonical path is `/find-agent`. */
  findAgent: { text: 'Find an agent near you', href: '/find-Agent' } satisfies Action,
  learnMore: { text: 'Learn More', href: '#features' } satisfies Action,
  priceTitle: 'What does a transfer cost?',
  priceText: 'Type an amount and choose a country. You will see what you pay and what arrives.',
  converterTitle: 'What is a dollar worth at home?',
  converterText: 'Type an amount and choose two currencies. Then ask your agent for the rate on your own transfer.',
  otherCities: 'Our other cities',
}

/** For cities without a picture of their own. */
export const commonScene: Picture = { name: 'neighborhood-street', alt: '' }

export type CityTexts = typeof cityTexts

export const cityBreadcrumb = [
  { text: 'Home', href: '/' },
  { text: 'Our Service Area', href: '/servicearea' },
]

/** Every city has the same five cards, each with its own text. */
export const featureCards = (texts: Record<'p2p' | 'ngo' | 'b2b' | 'app' | 'agency', string>): Card[] => [
  { title: 'P2P Remittance', text: texts.p2p, href: '/p2premittance', picture: { name: 'p2p', alt: '' } },
  { title: 'NGO support', text: texts.ngo, href: '/ngo', picture: { name: 'ngo', alt: '' } },
  { title: 'B2B digital payments', text: texts.b2b, href: '/b2b', picture: { name: 'b2b', alt: '' } },
  { title: 'Customized app', text: texts.app, href: '/customised', picture: { name: 'custom-app', alt: '' } },
  {
    title: 'Global payments agency',
    text: texts.agency,
    href: '/globalpayment',
    picture: { name: 'global-payments', alt: '' },
  },
]

/** Its name in the names of files, and the code of its cloth. */
export const cityCode = ({ path }: City) => path.slice(1).toLowerCase()

/** The map of the city in its state, drawn by `npm run draw:maps`. */
export const cityMapName = (city: City) => `map-${cityCode(city)}`

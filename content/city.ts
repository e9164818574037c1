import type { Action, Card, PageContent } from './page.ts'

/** A city with a page of its own. Which ones there are, content/brand/cities.ts decides. */
export type City = Omit<PageContent, 'sections'> & {
  name: string
  state: string
  stateCode: string
  lat: number
  lng: number
  /** What the map beside the heading shows. */
  mapAlt: string
  /** What the service-area page says about it. */
  card: string
  /** Which way its name stands from its mark on the map of all cities, right and down; to the right unless told. */
  nameAside?: [number, number]
  aboutTitle: string
  about: string[]
  facts: { term: string; value: string }[]
  featuresTitle: string
  features: Card[]
}

/** What all city pages say alike. */
export const cityTexts = {
  /** In this spelling on the city pages; the page itself is `/find-agent`. */
  findAgent: { text: 'Find an agent near you', href: '/find-Agent' } satisfies Action,
  learnMore: { text: 'Learn More', href: '#features' } satisfies Action,
  converterTitle: 'What is a dollar worth at home?',
  converterText: 'Type an amount and choose two currencies. Then ask your agent for the rate on your own transfer.',
  factsTitle: 'Good to know',
  otherCities: 'Our other cities',
}

export type CityTexts = typeof cityTexts

export const cityBreadcrumb = [
  { text: 'Home', href: '/' },
  { text: 'Our Service Area', href: '/servicearea' },
]

/** The five cards every city shows, each with a sentence of its own. */
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

/** The picture of the city in its state, drawn by `npm run draw:maps`. */
export const cityMapName = ({ path }: City) => `map-${path.slice(1).toLowerCase()}`

import { brand } from '../brand/company.ts'
import { claims } from '../brand/claims.ts'
import { regions } from '../brand/countries.ts'
import { cities } from '../cities.ts'
import { counted } from '../counted.ts'
import { licenses, type License } from '../licenses.ts'
import { listed } from '../listed.ts'
import { capitalized, inWords } from '../number-word.ts'
import { figures } from '../figures.ts'
import type { Card, PageContent } from '../page.ts'

const countries = regions.flatMap((region) => region.countries).length

/** A map with its legend, and cards or facts. */
export type MapContent = {
  id: string
  title: string
  intro: string
  map: 'service-area' | 'payout-countries'
  alt: string
  key: { mark: 'city' | 'filled' | 'faint'; text: string }[]
  cards?: Card[]
  rows?: { term: string; value: string }[]
}

type ServiceArea = PageContent & { cities: MapContent; reach: MapContent }

/** With the licenses held now; the map shows those held when it was drawn. City pages continue this breadcrumb. */
export const serviceAreaWith = (held: License[]): ServiceArea => ({
  path: '/servicearea',
  head: 'service',
  title: `Our Service Area: ${capitalized(inWords(cities.length, 'City', 'Cities'))} and More | ${brand.name}`,
  description:
    `Where you can send money with ${brand.name}: ${inWords(cities.length, 'city page', 'city pages')}, a map, agents in ${claims.states}, and what ` +
    'to do if your state is not on the list.',
  breadcrumb: [{ text: 'Home', href: '/' }],
  crumb: 'Our Service Area',
  heading: 'Our service area',
  lede: `We work in ${claims.states} with ${claims.agents}. Choose your city, or search for the agent nearest to you.`,
  actions: [{ text: 'Find an agent', href: '/find-agent' }],
  picture: { name: 'service-area', alt: 'Two people look at a map at a bus stop while a bus pulls in.' },
  cities: {
    id: 'cities',
    title: `${capitalized(inWords(cities.length, 'city', 'cities'))}, ${counted(held.length, 'licensed state')}`,
    intro:
      `We hold a license in each state that is filled in. ${sinceTheMap(held)}Agents work in ${claims.states} so ` +
      `far. ${figures.licenseFirst} ${capitalized(inWords(cities.length, 'city has its own page', 'cities have their own page'))}, with what we offer there and ` +
      'a currency converter.',
    map: 'service-area',
    alt:
      `Map of the United States with the ${counted(claims.licenseEntries, 'licensed state')} filled in and ${inWords(cities.length, 'city', 'cities')} ` +
      `marked: ${listed(cities.map(({ name }) => name))}.`,
    key: [
      { mark: 'city', text: 'City with its own page' },
      { mark: 'filled', text: 'State that licenses us' },
      { mark: 'faint', text: 'No license' },
    ],
    cards: cities.map(({ name, state, path, card }) => ({
      title: `${name}, ${state}`,
      text: card,
      href: path,
      action: `Sending from ${name}`,
    })),
  },
  reach: {
    id: 'reach',
    title: 'Where we work, and where money goes',
    intro:
      `The ${countries} countries filled in are the ones we list, with their wallets and banks, on [our home ` +
      'page](/#countries). ' +
      'For any other country, ask your agent or call us.',
    map: 'payout-countries',
    alt:
      `Map of the world with the ${countries} payout countries filled in, in these regions:` +
      ` ${listed(regions.map(({ name }) => name))}.`,
    key: [
      { mark: 'city', text: 'You send from the United States' },
      { mark: 'filled', text: 'Country we list' },
      { mark: 'faint', text: 'Ask us' },
    ],
    rows: [
      { term: 'In the US', value: `In ${claims.states}, with ${claims.agents}` },
      {
        term: 'Licenses',
        value:
          `We hold ${claims.licenses}. A license lets us serve a state. ` +
          'It does not mean that every town there has an agent.',
      },
      { term: 'Our own payout partners', value: figures.ownPartners },
      { term: 'Through global aggregators', value: figures.throughAggregators },
      { term: 'Support by phone', value: `${claims.support}, at ${brand.phones.tollFree.display}` },
    ],
  },
  sections: [
    {
      kind: 'steps',
      id: 'find-help-near-you',
      title: 'Find help near you',
      intro: 'It takes a few minutes. You do not have to sign up first.',
      steps: [
        {
          title: 'Search for an agent',
          text:
            'Open [Find an Agent](/find-agent). Type your ZIP code or city. You will see the nearest agents, their ' +
            'hours, and the languages they speak.',
        },
        {
          title: 'Bring what you need',
          text: 'Bring a valid ID. Have the recipient’s name as it appears on their ID, and their wallet or account number.',
        },
        {
          title: 'Read the price, then pay',
          text:
            `Check the fee, the rate, and the amount that arrives. With ${brand.product} the agent enters the ` +
            'details and you pay by card from a link on your phone.',
        },
      ],
      picture: { name: 'counter-id', alt: 'A sender shows an ID card at a counter while the agent types on a laptop.' },
    },
    {
      kind: 'questions',
      id: 'if-your-area-is-not-on-the-list',
      title: 'If your area is not on the list',
      items: [
        {
          id: 'my-city-has-no-page-can-i-still-send',
          question: 'My city has no page. Can I still send?',
          answer: [
            'Maybe. These pages are not the whole list. Look for your state among [our ' +
              'licenses](/licenses), then search for an agent. If you find none, call us.',
          ],
        },
        {
          id: 'why-does-the-state-matter',
          question: 'Why does the state matter?',
          answer: [
            'Nearly every state licenses money transmitters under its own law. What counts is where you are when you ' +
              'send. Where the money goes does not change that.',
          ],
        },
        {
          id: 'i-moved-to-another-state-what-now',
          question: 'I moved to another state. What now?',
          answer: [
            'Tell us your new address before your next transfer, and bring an ID that is still valid. If we have ' +
              'no license for your new state, we will tell you.',
          ],
        },
      ],
    },
    {
      kind: 'band',
      title: 'Bring us to your street',
      text: 'Do you run a shop where people ask about sending money? You could become the agent that your area needs.',
      actions: [
        { text: 'Become an agent', href: '/agent' },
        { text: 'Call us', href: brand.phones.tollFree.uri },
      ],
      picture: { name: 'agent-shop-on-brand', alt: '' },
    },
  ],
})

/** What has changed since the map was drawn. */
function sinceTheMap(held: License[]): string {
  const added = statesOnlyIn(held, licenses)
  const ended = statesOnlyIn(licenses, held)
  return [
    added.length > 0 && `New since the map was drawn: ${listed(added)}. `,
    ended.length > 0 && `No longer licensed: ${listed(ended)}. `,
  ]
    .filter(Boolean)
    .join('')
}

const statesOnlyIn = (some: License[], others: License[]) =>
  some.filter(({ code }) => others.every((other) => other.code !== code)).map(({ state }) => state)

export const serviceArea = serviceAreaWith(licenses)

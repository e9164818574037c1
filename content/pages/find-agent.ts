import { brand } from '../brand.ts'
import { claims } from '../claims.ts'
import type { PageContent } from '../page.ts'

export const findAgentPage = {
  path: '/find-agent',
  title: `Find an Agent Near You | ${brand.name}`,
  description:
    `Search ${claims.agents} by city, state or ZIP code. See how far they are, when they are open, which languages ` +
    'they speak, and how to get there.',
  breadcrumb: [{ text: 'Home', href: '/' }],
  crumb: 'Find an Agent',
  heading: 'Find an Agent',
  lede: `We work with ${claims.agents} in ${claims.states}. Type a ZIP code or a city, and the nearest one comes first.`,
  picture: { name: 'find-agent', alt: '' },
} satisfies Omit<PageContent, 'sections'>

export const findAgentTexts = {
  frameTitle: 'Agent locator: search and map',
  bring: {
    title: 'What to bring',
    points: [
      'Your own valid ID.',
      'The name of the person who receives, as it stands on their ID.',
      'Their wallet number, or their bank and account number.',
    ],
    more: 'The [guide to sending money](/Step-by-Step-Guide) explains each step.',
  },
  noAgent: {
    title: 'No agent near you?',
    text: 'Call us, day or night. We will tell you what works where you live.',
    phone: brand.phones.tollFree,
  },
}

/** The locator inside the frame. */
export const locatorTexts = {
  title: 'Agent locator',
  search: { label: 'ZIP code, or city and state', help: 'For example 55401, or Columbus, OH.', button: 'Search' },
  position: {
    button: 'Use my location',
    busy: 'Finding your location…',
    refused: 'Your browser did not share your location. Type a ZIP code or a city instead.',
    privacy: 'We use your location for this one search and do not keep it.',
  },
  filters: {
    title: 'Show only',
    language: 'Language',
    anyLanguage: 'Any language',
    service: 'Service',
    anyService: 'Any service',
    openNow: 'Open now',
    clear: 'Clear all',
  },
  results: {
    title: 'Agents',
    nearestFirst: 'The nearest agent comes first.',
    none: 'No agent matches this search. Try a nearby city, or use fewer filters.',
    unknownPlace: 'We do not know this place. Check the spelling, or type a ZIP code.',
    failed: 'The search did not work. Please try again.',
    more: 'Show more agents',
  },
  agent: {
    miles: 'miles',
    open: 'Open now',
    closed: 'Closed now',
    hours: 'Hours',
    call: 'Call',
    directions: 'Directions',
    languages: 'Languages',
    services: 'Services',
  },
  mapLabel: 'Map of the agents found',
  /** Shown while `brand.sample` is set. */
  sampleNote: 'The agents shown here are samples.',
}

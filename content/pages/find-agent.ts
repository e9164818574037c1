import type { AgentLanguage, AgentService } from '../../contract/agent.ts'
import { brand } from '../brand/company.ts'
import { claims } from '../brand/claims.ts'
import { cities, hasOffice } from '../cities.ts'
import type { PageContent } from '../page.ts'

const someCity = cities.find((city) => !hasOffice(city))
const example = someCity
  ? `For example, ${brand.address.zip} or ${someCity.name}, ${someCity.stateCode}.`
  : `For example, ${brand.address.zip}.`

export const findAgentPage = {
  path: '/find-agent',
  head: 'service',
  title: `Find an Agent Near You | ${brand.name}`,
  description:
    `Search ${claims.agents} by city, state, or ZIP code. See how far away they are, when they are open, which languages ` +
    'they speak, and how to get there.',
  breadcrumb: [{ text: 'Home', href: '/' }],
  crumb: 'Find an Agent',
  heading: 'Find an Agent',
  lede: `We work with ${claims.agents} in ${claims.states}. Type a ZIP code or a city to see the nearest one first.`,
  picture: { name: 'find-agent', alt: '' },
} satisfies Omit<PageContent, 'sections'>

export const findAgentTexts = {
  frameTitle: 'Agent locator: search and map',
  fullPage: 'Open the locator as a full page',
  toPrint: 'To print a list of agents, open the locator as a full page and print that page.',
  bring: {
    title: 'What to bring',
    points: [
      'Your own valid ID.',
      'The recipient’s name, as it appears on their ID.',
      'Their wallet number, or their bank and account number.',
      'A card or cash to pay with. Ask which ones the shop accepts.',
    ],
    more: 'The [guide to sending money](/Step-by-Step-Guide) explains each step.',
  },
  noAgent: {
    title: 'No agent near you?',
    text: `Call us, ${claims.support}. We will tell you what works where you live.`,
    phone: brand.phones.tollFree,
  },
}

/** The locator, in the iframe and on its own page. Names in braces are placeholders. */
export const locatorTexts = {
  title: 'Agent locator',
  description: 'The agents near you: hours, languages, phone, directions.',
  search: {
    label: 'ZIP code, city, state, or name',
    help: example,
    button: 'Search',
    busy: 'Searching…',
    /** Announced when the frame below has loaded; the title is that of the list in it. */
    done: '{title}. The list and the map are below.',
    failed: 'The search did not work. Please try again.',
  },
  position: {
    button: 'Use my location',
    busy: 'Finding your location…',
    slow: 'This is taking longer than usual. You can type a ZIP code or a city instead.',
    refused: 'Your browser did not share your location. Type a ZIP code or a city instead.',
    unavailable: 'Your device could not find its location. Type a ZIP code or a city instead.',
    privacy: 'We use your location for this one search and do not keep it.',
  },
  filters: {
    title: 'Language, service, open now',
    language: 'Language',
    anyLanguage: 'Any language',
    service: 'Service',
    anyService: 'Any service',
    openNow: 'Open now',
    clear: 'Clear all',
  },
  results: {
    all: 'Agents by state',
    near: 'Agents near {place}',
    nearYou: 'Agents near you',
    inState: 'Agents in {place}',
    named: 'Agents matching “{words}”',
    nearestFirst: 'The nearest agent comes first.',
    byPlace: 'Search to see the nearest agent first.',
    far: 'There is no matching agent within {miles} miles. The nearest ones are farther away.',
    others: 'Other places with this name:',
    none: 'No agent matches this search. Try a nearby city, or use fewer filters.',
    unknownPlace:
      'We could not find “{words}”. Check the spelling, or type a ZIP code. You can search for places in the states that ' +
      'license us.',
    failed: 'The search did not work. Please try again.',
    more: 'Show more agents',
    added: 'More agents are listed: {count}.',
    addedLast: 'More agents are listed: {count}. There are no others.',
    first: 'Back to the start of the list',
    chosen: 'Selected on the map',
    fullPage: 'Open as a full page',
    show: 'Show',
    list: 'List',
    map: 'Map',
    back: 'Back to Find an Agent',
  },
  unavailable: {
    title: 'We cannot search for agents right now',
    text: `Please try again in a few minutes. If you need an agent now, call us, ${claims.support}.`,
    retry: 'Try again',
    phone: brand.phones.tollFree,
  },
  agent: {
    miles: '{miles} miles',
    oneMile: '1 mile',
    nearby: 'Less than 0.1 miles',
    openUntil: 'Open now, until {time}',
    open: 'Open now',
    closedUntil: 'Closed now, opens {time}',
    closed: 'Closed now',
    tomorrow: 'tomorrow at {time}',
    onDay: '{day} at {time}',
    at: 'at {time}',
    today: 'Today',
    more: 'All hours and services',
    number: 'Number',
    onMap: 'Show on map',
    onMapOf: 'Show on map: {name}',
    dayOff: 'Closed',
    span: '{opens} to {closes}',
    call: 'Call {name}',
    directions: 'Directions',
    directionsTo: 'Directions to {name}, in a new tab',
    copy: 'Copy address',
    copied: 'Copied',
    copyFailed: 'Could not copy',
    languages: 'Languages',
    services: 'Services',
  },
  map: {
    label: 'Map of agents',
    help: 'Drag to move the map. On a touch screen, use two fingers. Arrow keys also move it, plus and minus zoom, and 0 shows everything. Hold Ctrl and scroll to zoom.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    whole: 'Show all',
    searchHere: 'Search this area',
    cluster: '{count} agents',
    numbered: '{number}. {name}',
    /** These start with the text of the mark, “3 +2” or “+4”, so that what is seen can be said to a computer. */
    numberedCluster: '{text}: {name} and {others} more',
    unlistedCluster: '{text} agents that are not in the list',
    miles: '{miles} mi',
    /** The license of the data requires it wherever the map shows water. */
    waterCredit: { text: '© OpenStreetMap contributors', href: 'https://www.openstreetmap.org/copyright' },
    twoFingers: 'Use two fingers to move the map',
    you: 'Your location',
  },
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  midnight: 'midnight',
  noon: 'noon',
  am: 'AM',
  pm: 'PM',
  /** The link for directions; it opens in a new tab. */
  directionsUrl: 'https://www.google.com/maps/dir/?api=1&destination=',
  languages: {
    english: 'English',
    somali: 'Somali',
    amharic: 'Amharic',
    oromo: 'Oromo',
    swahili: 'Swahili',
    arabic: 'Arabic',
    tigrinya: 'Tigrinya',
    spanish: 'Spanish',
    french: 'French',
  } satisfies Record<AgentLanguage, string>,
  services: {
    wallets: 'Mobile wallets',
    banks: 'Bank accounts',
    'cash-pickup': 'Cash pickup',
    text2pay: brand.product,
    business: 'Business payments',
  } satisfies Record<AgentService, string>,
  /** Shown while `brand.sample` is set. */
  sampleNote: brand.sample ? 'The agents shown here are samples.' : '',
  /** GeoNames requires attribution. */
  credit:
    'Map: US Census Bureau, Natural Earth. Towns: GeoNames, CC BY 4.0. Water: © OpenStreetMap contributors, ODbL.',
}

export type LocatorTexts = typeof locatorTexts

/** Texts around the same list and map on city pages and the service-area page. */
export const agentsNearTexts = {
  title: 'Agents near {city}',
  intro: 'The three nearest to the center of the city, with today’s hours.',
  all: 'See all agents near {city}',
  none: 'We have no agents to show here yet. Call us, and we will tell you how you can send money.',
  failed: 'We cannot show the list right now. You can search for an agent instead.',
}

export const agentsAllTexts = {
  id: 'agents',
  title: 'Where our agents are',
  intro: 'A number shows how many agents are close together. Choose one to see them, or search by ZIP code.',
  search: 'Search for an agent',
}

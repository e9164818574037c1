import { brand } from '../brand/company.ts'
import { claims } from '../brand/claims.ts'
import { listed } from '../listed.ts'
import type { PageContent, Section } from '../page.ts'
import { aboutUs } from './about-us.ts'
import { agent } from './agent.ts'
import { b2b } from './b2b.ts'
import { careers } from './careers.ts'
import { customised } from './customised.ts'
import { fraud } from './fraud.ts'
import { globalPayment } from './global-payment.ts'
import { investorRelations } from './investor-relations.ts'
import { p2pRemittance } from './p2p-remittance.ts'
import { products } from './products.ts'
import { serviceArea } from './service-area.ts'
import { services } from './services.ts'
import { teams } from './teams.ts'
import { yourRights } from './your-rights.ts'

export const helpPage = {
  path: '/help',
  head: 'reference',
  title: `Help: Questions and Answers | ${brand.name}`,
  description:
    'Search all questions and answers: how to send money, what it costs, what to do if something goes wrong, and what ' +
    'to know about each country.',
  breadcrumb: [{ text: 'Home', href: '/' }],
  crumb: 'Help',
  heading: 'How can we help?',
  lede: 'Type a word or a question to see the answers that match best.',
  picture: { name: 'support-night', alt: '' },
  headFacts: [
    { term: 'Call us', value: `${brand.phones.tollFree.display}, ${claims.support}` },
    { term: 'Languages', value: listed(claims.supportLanguages) },
  ],
} satisfies Omit<PageContent, 'sections'>

/** The pages whose questions belong together. */
export const helpTopics: { id: string; title: string; pages: { path: string }[] }[] = [
  { id: 'problems', title: 'If something goes wrong', pages: [p2pRemittance, fraud, yourRights] },
  { id: 'sending', title: 'Sending money', pages: [products, services, serviceArea] },
  { id: 'business', title: 'For businesses', pages: [b2b, globalPayment, customised] },
  { id: 'agents', title: 'For agents', pages: [agent] },
  { id: 'company', title: 'About us', pages: [aboutUs, teams, investorRelations, careers] },
]

export const helpTexts = {
  search: {
    label: 'Your question',
    help: 'For example: cancel, wrong name, or how long does it take?',
    button: 'Search',
  },
  one: '1 answer for “{query}”',
  many: '{n} answers for “{query}”',
  none: 'No answers for “{query}”',
  all: 'Show all questions',
  from: 'Found on:',
  noneAdvice: ['Check the spelling.', 'Use fewer words, or different words.', 'Write in English.'],
  countries: {
    id: 'countries',
    title: 'Questions about a country',
    intro: 'Wallets, banks, public holidays, and what your family needs to get the money.',
  },
  contact: {
    kind: 'band',
    title: 'Still need help?',
    text: `Call ${brand.phones.tollFree.display}, ${claims.support}. We speak ${listed(claims.supportLanguages)}.`,
    actions: [
      { text: 'Call us', href: brand.phones.tollFree.uri },
      { text: 'Find an agent', href: '/find-agent' },
    ],
  } satisfies Section,
}

/** Words that senders use for the same thing, so that a search for one finds the others. */
export const helpSynonyms = [
  ['cost', 'price', 'fee', 'charge', 'commission'],
  ['cancel', 'refund', 'stop', 'undo'],
  ['scam', 'fraud', 'stranger', 'cheat', 'stolen'],
  ['mistake', 'error', 'wrong'],
  ['arrive', 'receive', 'reach', 'late', 'delay'],
  ['long', 'time', 'fast', 'quick'],
  ['limit', 'maximum', 'minimum'],
  ['id', 'passport', 'document'],
  ['job', 'career', 'apply', 'opening'],
  ['agent', 'shop', 'store', 'branch', 'location'],
  ['legal', 'license', 'legitimate', 'trust', 'safe'],
  ['complain', 'regulator', 'right'],
]

import { brand } from '../brand/company.ts'
import type { Crumb, HeadKind, PageContent, Picture, Section } from '../page.ts'

/** Texts around the controls of `controls.ts`. The page fills in `{n}`, `{group}`, and `{query}`. */
type ItPolicy = {
  path: string
  head: HeadKind
  headFacts: PageContent['headFacts']
  title: string
  description: string
  breadcrumb: Crumb[]
  crumb: string
  heading: string
  lede: string
  picture: Picture
  /** `id` is the fragment of the URL. */
  tabs: { label: string; overview: Tab; controls: Tab }
  overview: { title: string; intro: string; openGroup: string; more: string; less: string; viewAll: string }
  controls: { title: string; intro: string; groups: string; check: string }
  search: { label: string; help: string; clear: string; one: string; many: string; empty: string; emptyHelp: string }
  report: Extract<Section, { kind: 'prose' }>
}

type Tab = { id: string; title: string }

export const itPolicy = {
  path: '/itpolicy',
  head: 'reference',
  title: 'IT policy and security controls',
  description:
    'The 36 security controls that protect your data, in five groups and in plain words. Search them, or report a ' +
    'security problem.',
  breadcrumb: [
    { text: 'Home', href: '/' },
    { text: 'Company', href: '/company' },
  ],
  crumb: 'IT policy',
  heading: 'How we protect your data',
  lede: 'You trust us with your name, your documents, and your money. Here is how we keep them safe, point by point.',
  picture: { name: 'it-policy', alt: '' },
  headFacts: [
    { term: 'Controls', value: '36, in five groups' },
    { term: 'Found a security problem?', value: `Write to ${brand.mailboxes.security}` },
  ],
  tabs: {
    label: 'IT policy',
    overview: { id: 'overview', title: 'Overview' },
    controls: { id: 'controls', title: 'Controls' },
  },
  overview: {
    title: 'Five groups of controls',
    intro:
      'A control is one thing that we or our systems do to keep data safe. Open a group to read what each one means.',
    openGroup: 'Open {group} in Controls',
    more: '+{n} more',
    less: 'View less',
    viewAll: 'View all 36 controls',
  },
  controls: {
    title: 'All controls',
    intro: 'A check mark means that the control is in place.',
    groups: 'Groups',
    check: 'In place',
  },
  search: {
    label: 'Search the controls',
    help: 'Type a word, such as “password” or “backup.”',
    clear: 'Clear the search',
    one: '1 control found',
    many: '{n} controls found',
    empty: 'No control contains “{query}”.',
    emptyHelp: 'Try a shorter word, or clear the search to see all 36 controls.',
  },
  report: {
    kind: 'prose',
    id: 'found-a-security-problem-',
    title: 'Found a security problem?',
    paragraphs: [
      `Write to ${brand.mailboxes.security}. Tell us what you found and how we can reproduce it.`,
      'Please do not open other people’s data, and give us time to fix the problem before you tell others.',
      `Did you get a strange text that claims to be from us? Do not tap the link. Call ${brand.phones.tollFree.display}, day or ` +
        'night.',
      'Our [privacy policy](/privacy-policy) says what data we keep and for how long.',
    ],
  },
} satisfies ItPolicy

import { counted } from '../counted.ts'
import { brand } from '../brand/company.ts'
import { claims } from '../brand/claims.ts'
import type { PageContent, Section } from '../page.ts'

export const blogPage = {
  path: '/blog',
  head: 'story',
  title: `Latest Updates: News and Guides | ${brand.name}`,
  description:
    `Articles on ${brand.product}, safe transfers, costs, partners, and business payments, written in plain English ` +
    'for people who send money abroad.',
  breadcrumb: [{ text: 'Home', href: '/' }],
  crumb: 'Latest Updates',
  heading: 'Latest Updates',
  lede:
    `How ${brand.product} works, how to keep a transfer safe, what it costs, and who is behind it. Each article takes ` +
    'a few minutes to read.',
  picture: { name: 'news', alt: '' },
} satisfies Omit<PageContent, 'sections'>

export const blogTexts = {
  listTitle: 'All articles',
  by: 'By',
  minutes: (count: number) => `${counted(count, 'minute')} to read`,
  contents: 'In this article',
  next: 'Read next',
  closing: {
    kind: 'band',
    title: 'Still have a question?',
    text: `Ask an agent near you, or call us, ${claims.support}.`,
    actions: [
      { text: 'Find an agent', href: '/find-agent' },
      { text: 'Call us', href: brand.phones.tollFree.uri },
    ],
  } satisfies Section,
}

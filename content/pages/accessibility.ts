import { brand } from '../brand/company.ts'
import { claims } from '../brand/claims.ts'
import { officeAddress } from '../cities.ts'
import type { PageContent } from '../page.ts'

/*
 * What the automatic tests of this site measure, as of November 16, 2026; each line names its test. A line whose test is
 * removed must be removed here too. The standard is WCAG 2.2 (W3C Recommendation), level AA.
 */
export const accessibility = {
  path: '/accessibility',
  head: 'reference',
  title: `Accessibility: What We Test | ${brand.name}`,
  description:
    'The standard that this website follows, what is tested before each release, what is not tested yet, and how to ' +
    'tell us about a problem.',
  breadcrumb: [
    { text: 'Home', href: '/' },
    { text: 'Company', href: '/company' },
  ],
  crumb: 'Accessibility',
  heading: 'A site that everyone can use',
  lede: 'We aim for level AA of WCAG 2.2, the common standard for websites. Here is what we check, and what we do not.',
  picture: { name: 'support-night', alt: '' },
  headFacts: [
    { term: 'Standard', value: 'WCAG 2.2, level AA' },
    { term: 'Where to write', value: brand.mailboxes.info },
  ],
  actions: [
    { text: 'Report a problem', href: `mailto:${brand.mailboxes.info}?subject=Accessibility` },
    { text: 'Call us', href: brand.phones.tollFree.uri },
  ],
  sections: [
    {
      kind: 'facts',
      id: 'tested',
      title: 'What is tested before each release',
      rows: [
        {
          // tests/browser/every-page.spec.ts
          term: 'Every kind of page',
          value:
            'A program called axe checks it against WCAG 2.2, levels A and AA. It must find no problems, on a desktop ' +
            'and on a screen 320 pixels wide.',
        },
        {
          // scripts/contrast.ts, tests of the brand’s colors
          term: 'Contrast',
          value: 'Text and controls must stand out from their background as level AA requires.',
        },
        {
          // tests/browser/forms-by-keyboard.spec.ts, frame.spec.ts, dialogs.spec.ts
          term: 'Keyboard',
          value: 'Menus, forms, and dialogs work without a mouse. The focus is always visible and is never lost.',
        },
        {
          // tests/browser/text-is-reachable.spec.ts
          term: 'Large text',
          value:
            'No text is cut off at double the font size, on a narrow screen, or with wider spacing between letters ' +
            'and lines.',
        },
        {
          // tests/browser/forms-without-javascript.spec.ts, frame.spec.ts
          term: 'Without JavaScript',
          value: 'Pages can be read, and forms can be sent.',
        },
        {
          // tests/browser/forced-colors.spec.ts
          term: 'High contrast mode',
          value: 'Choices, focus, and drawn signatures can be seen when the system sets the colors.',
        },
        {
          // tests/browser/frame.spec.ts [SITE-5], home-slider.spec.ts
          term: 'Less motion',
          value: 'If your device asks for less motion, nothing moves by itself.',
        },
        {
          // tests/browser/translated.spec.ts
          term: 'Translated by the browser',
          value: 'Forms keep working, and keep what you typed.',
        },
        {
          // tests/pages/reading-level.test.ts, tests/pages/country-pages.test.ts
          term: 'Plain words',
          value:
            'Pages are measured by a reading test. The limit is grade 9, and grade 8 for this page and the page on your rights.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'not-tested',
      title: 'What is not tested yet',
      paragraphs: ['A program finds only some of the problems. People have not checked these yet:'],
      points: [
        'How the site sounds in each screen reader, such as JAWS, NVDA, VoiceOver, and TalkBack.',
        'How it works with voice control and switch devices.',
        'Our apps, and the pages of other companies that we link to.',
      ],
      after:
        'The licenses page and the privacy notice quote text that the law requires. It is harder to read than the rest.',
    },
    {
      kind: 'facts',
      id: 'report',
      title: 'Tell us about a problem',
      intro: 'Say which page it was, what you were trying to do, and what you use to browse. A person will read it.',
      rows: [
        { term: 'Email', value: brand.mailboxes.info },
        { term: 'Phone', value: `${brand.phones.tollFree.display}, ${claims.support}` },
        { term: 'Mail', value: `${brand.legalName}, ${officeAddress}` },
        {
          term: 'If you need another format',
          value: 'Ask us to read a page to you by phone, or to send it in large print.',
        },
      ],
    },
  ],
} satisfies PageContent

import { brand } from '../brand/company.ts'
import { claims } from '../brand/claims.ts'
import type { PageContent } from '../page.ts'

export const globalPayment = {
  path: '/globalpayment',
  head: 'service',
  title: `Global Payments Network | ${brand.name}`,
  description:
    `How ${brand.name} reaches wallets and banks abroad: direct payout partners, payment aggregators, what ` +
    'changes from country to country, and who can join.',
  breadcrumb: [
    { text: 'Home', href: '/' },
    { text: 'Service', href: '/service' },
  ],
  crumb: 'Global Payments',
  heading: 'Global payments through one connection',
  lede:
    'A payment abroad passes through several companies. We choose them and check them. You work with one company in ' +
    'the US, and it can tell you where your payment is.',
  picture: {
    name: 'global-payments',
    alt: 'Two people stand beside a globe; stitched threads run from one country to others.',
  },
  sections: [
    {
      kind: 'facts',
      id: 'routes',
      title: 'Two routes to a country',
      intro: 'The figures below mean different things, so we give both.',
      rows: [
        {
          term: 'Direct payout partners',
          value:
            'A bank, a wallet company, or a pickup chain has a contract with us. We have such partners in ' +
            `${claims.payoutCountries}.`,
        },
        {
          term: 'Global payment aggregators',
          value:
            'An aggregator links many banks and wallets behind one connection. Through aggregators we reach ' +
            `${claims.aggregatorCountries}.`,
        },
      ],
    },
    {
      kind: 'split',
      id: 'difference',
      title: 'Why the route matters to you',
      paragraphs: [
        'With a direct partner there are fewer steps. If a payment gets stuck, we call the company that holds it.',
        'An aggregator reaches places where we have no partner yet. There is one more company in between, so an ' +
          'answer may take longer.',
        'For many countries, our [home page](/) names the wallets and banks. For any other place, ask us before ' +
          'you promise a payment to someone.',
      ],
      picture: {
        name: 'payout-ways',
        alt: 'Three people get money in three ways: on a phone, at a bank, and at a pickup window.',
      },
    },
    {
      kind: 'steps',
      id: 'path',
      title: 'The path of one payment',
      steps: [
        {
          title: 'It starts in the US',
          text: 'From an agent, the app, a business, or a partner’s system. The cost is shown before it is approved.',
        },
        {
          title: 'We check it',
          text: 'Sender, recipient, amount, and purpose. We check both names against sanctions lists.',
        },
        {
          title: 'We choose the route',
          text: 'Direct partner or aggregator, depending on the country, amount, and payout method.',
        },
        {
          title: 'The payout partner checks again',
          text: 'Each country has its own rules, and the partner must follow them.',
        },
        {
          title: 'It is paid, and we get confirmation',
          text: 'The result comes back to us, and from us to you. Only then do we call it done.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'differences',
      title: 'What changes from country to country',
      paragraphs: ['Ask about these four points before the first payment. Each of them can delay it.'],
      points: [
        '**Names.** Some banks compare every letter. A missing middle name can stop a payment.',
        '**Limits.** Central banks and wallet companies set how much a person can hold or get in a day.',
        '**Calendars.** In Egypt and Bahrain, the weekend is Friday and Saturday. Public holidays differ in ' +
          'every country.',
        '**Currency.** In some countries, payouts are in local currency only. Others allow dollars in certain ' +
          'accounts.',
      ],
    },
    {
      kind: 'cards',
      id: 'who',
      title: 'Who works with us',
      cards: [
        {
          title: 'Shops that become agents',
          text: 'Serve your neighbors from your own counter. We train you and help when a customer has a question.',
          href: '/agent',
          action: 'Become an agent',
        },
        {
          title: 'Businesses and platforms',
          text: 'Pay suppliers, sellers, and contractors abroad, one by one or from a list.',
          href: '/b2b',
          action: 'Business payments',
        },
        {
          title: 'Banks, wallets, and fintech firms',
          text: 'Pay out for us in your country, or send through us from the US.',
          href: '/partnership',
          action: 'Partner with us',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: 'Good to know',
      items: [
        {
          id: 'which-exchange-rate-do-i-get',
          question: 'Which exchange rate do I get?',
          answer: [
            'The one you are shown before you approve. It is fixed at that moment. It is not the mid-market ' +
              'rate that our converter and the news show.',
          ],
        },
        {
          id: 'are-there-countries-you-do-not-serve',
          question: 'Are there countries you do not serve?',
          answer: [
            'Yes. US sanctions bar every US company from serving some countries, banks, and people. In other ' +
              'countries, we have no partner we trust. We will tell you before you pay.',
          ],
        },
        {
          id: 'who-regulates-you',
          question: 'Who regulates you?',
          answer: [
            'State regulators license us, and FinCEN, a bureau of the US Treasury, sets rules for all money ' +
              'transmitters. [Each license](/licenses) names its regulator.',
          ],
        },
      ],
    },
    {
      kind: 'band',
      title: 'Where do you want to pay?',
      text: 'Tell us the country and the kind of payment. We will tell you whether we reach it, and how.',
      actions: [
        { text: 'Get Started', href: '#get-started' },
        { text: 'See the countries we list', href: '/#countries' },
      ],
    },
  ],
} satisfies PageContent

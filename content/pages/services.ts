import { brand } from '../brand/company.ts'
import { claims } from '../brand/claims.ts'
import type { PageContent } from '../page.ts'

export const services = {
  path: '/service',
  head: 'service',
  title: `Money Transfer Services | ${brand.name}`,
  description:
    `Five services from ${brand.name}: P2P remittance, NGO payouts, B2B payments, a customized app, and global ` +
    'payments. See which one fits you.',
  breadcrumb: [{ text: 'Home', href: '/' }],
  crumb: 'Service',
  heading: 'Services for families, aid groups, and businesses',
  lede:
    'Some people send 100 dollars to their mother. Others pay 300 field workers, or a supplier in another country. ' +
    'Each of them needs something different. Find your service below.',
  picture: {
    name: 'services',
    alt: 'Five market stalls in a row; each has a sign of its own, and one thread joins the signs.',
  },
  sections: [
    {
      kind: 'cards',
      id: 'services',
      title: 'Five services',
      cards: [
        {
          title: 'P2P Remittance',
          text:
            `One person sends money to another. Start at an agent’s counter, in the app, or with ${brand.product}. ` +
            'The money goes to a wallet, to a bank account, or to a cash pickup location.',
          href: '/p2premittance',
          action: 'How sending works',
          picture: { name: 'p2p', alt: '' },
        },
        {
          title: 'NGOs',
          text:
            'Pay field staff and families from one list. Each name is screened first, and you get a record of each ' +
            'payment for your donors.',
          href: '/ngo',
          action: 'Payouts for NGOs',
          picture: { name: 'ngo', alt: '' },
        },
        {
          title: 'Digital Payments for B2B',
          text:
            'Pay suppliers abroad in their own currency. Every payment is tied to its invoice, so your books stay in ' +
            'order.',
          href: '/b2b',
          action: 'How to pay a supplier',
          picture: { name: 'b2b', alt: '' },
        },
        {
          title: 'Customized App',
          text:
            'Offer transfers under your own name and colors. We bring the licenses, the checks, and the payout ' +
            'network.',
          href: '/customised',
          action: 'How your own app works',
          picture: { name: 'custom-app', alt: '' },
        },
        {
          title: 'Global Payments',
          text: 'Use our payout network as an agent or as a partner, and reach many countries through one connection.',
          href: '/globalpayment',
          action: 'Countries we reach',
          picture: { name: 'global-payments', alt: '' },
        },
      ],
    },
    {
      kind: 'facts',
      id: 'common',
      title: 'What all five have in common',
      intro: 'The services differ. These rules do not.',
      rows: [
        {
          term: 'Price',
          value: 'You see the fee, the rate, and the amount that arrives before you pay or approve.',
        },
        {
          term: 'Checks',
          value:
            'We ask who is sending and who is receiving, and we screen both. [Our compliance page](/Compliance) explains why.',
        },
        {
          term: 'License',
          value: `We hold ${claims.licenses}. You can [look up each one](/licenses) and the state agency behind it.`,
        },
        { term: 'Record', value: 'Every payment has a number. With it, you can ask where the money is.' },
        {
          term: 'Help',
          value: `Call ${brand.phones.tollFree.display}. Customer support is available ${claims.support}.`,
        },
      ],
    },
    {
      kind: 'questions',
      id: 'which',
      title: 'Which service is right for me?',
      items: [
        {
          id: 'i-buy-goods-from-my-cousin-abroad-for-my-shop-is-that-p2p',
          question: 'I buy goods from my cousin abroad for my shop. Is that P2P?',
          answer: [
            'No. When the money pays for goods or work for a business, it is a business payment, even inside a ' +
              'family. Use [Digital Payments for B2B](/b2b). Then you will have an invoice on file if the IRS asks.',
          ],
        },
        {
          id: 'our-community-group-collects-money-for-a-well-at-home',
          question: 'Our community group collects money for a well at home.',
          answer: [
            'Contact us on the [NGOs](/ngo) page. A group that pays many people, or pays in its own name, needs its ' +
              'own agreement. Do not split the amount among several members. Splitting an amount to avoid a report ' +
              'is against US law.',
          ],
        },
        {
          id: 'i-only-want-to-send-a-gift-to-a-friend',
          question: 'I only want to send a gift to a friend.',
          answer: [
            'That is [P2P Remittance](/p2premittance). Bring your ID and your friend’s name as it is written on ' +
              'their ID.',
          ],
        },
        {
          id: 'i-need-two-of-these-services',
          question: 'I need two of these services.',
          answer: [
            'You can have both. A shop can pay its suppliers and also be an agent. You sign one agreement for ' +
              'each service.',
          ],
        },
      ],
    },
    {
      kind: 'split',
      id: 'agent',
      title: 'Become an agent',
      paragraphs: [
        `We work with ${claims.agents} in ${claims.states}. An agent can be a grocery store, a travel agency, or a ` +
          'phone shop, where neighbors come in to send money home.',
        'An agent earns a commission on each transfer. We train you before the first one.',
      ],
      picture: {
        name: 'neighborhood-street',
        alt: 'Neighbors walk along a street of small shops; one shop has a money-transfer counter.',
      },
      action: { text: 'What an agent does', href: '/agent' },
    },
    {
      kind: 'band',
      title: 'Would you rather talk to someone?',
      text: 'An agent near you can answer your questions. Some speak your language.',
      actions: [
        { text: 'Find an agent', href: '/find-agent' },
        { text: 'Call us', href: brand.phones.tollFree.uri },
      ],
      picture: { name: 'agent-shop-on-brand', alt: '' },
    },
  ],
} satisfies PageContent

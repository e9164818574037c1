import { brand } from '../brand/company.ts'
import { claims } from '../brand/claims.ts'
import { exampleCountry } from '../example-country.ts'
import type { PageContent } from '../page.ts'

export const partnership = {
  path: '/partnership',
  head: 'story',
  title: `Partnership: Move Money With Us | ${brand.name}`,
  description:
    `Banks, payout companies, global aggregators, and software firms: what ${brand.name} offers a partner, what we ` +
    'check first, and how a partnership starts.',
  breadcrumb: [
    { text: 'Home', href: '/' },
    { text: 'Company', href: '/company' },
  ],
  crumb: 'Partnership',
  heading: 'Move money with us',
  lede:
    'A transfer reaches a family only when several companies do their part. Here is who does what, what we offer, ' +
    'and what we ask of you.',
  actions: [{ text: 'Email us', href: `mailto:${brand.mailboxes.info}` }],
  picture: { name: 'partnership', alt: 'Four people hold two ribbons that cross above them and make one knot.' },
  sections: [
    {
      kind: 'steps',
      id: 'ecosystem',
      title: 'Partner Ecosystem',
      intro:
        `Follow one transfer from a shop in the US to a phone in ${exampleCountry.name}. Every company along the way is ` +
        'either a partner or us.',
      steps: [
        {
          title: 'The agent takes the order',
          text:
            `One of ${claims.agents} enters the sender’s and the recipient’s details. With ${brand.product}, the sender gets a ` +
            'text with a secure link and pays by card.',
        },
        {
          title: 'We check it',
          text:
            'Our system screens both names against sanctions lists and looks for fraud. When the system is not sure, ' +
            'a person decides.',
        },
        {
          title: 'Our bank and the network move it',
          text: 'We pass the order to the payout side. The money itself is settled between bank accounts.',
        },
        {
          title: 'The payout partner pays',
          text: 'A bank, a wallet, or a cash point pays the recipient in local currency and reports back to us.',
        },
      ],
      picture: { name: 'text-link', alt: 'A sender sits on a bench and opens a payment link on her phone.' },
    },
    {
      kind: 'split',
      id: 'financial-institutions',
      title: 'Financial Institutions',
      paragraphs: [
        'Banks and credit unions hold our accounts, settle with our payout partners, and pay out to their own ' +
          'customers abroad.',
        'We know that a bank must understand a money transmitter before it opens an account. So we bring these ' +
          'documents to the first meeting.',
      ],
      points: [
        `Our FinCEN registration and ${claims.licenses}`,
        'Our written AML program and the last independent review',
        'Our sanctions screening, and how we oversee agents',
        'Expected amounts by country and by month',
      ],
      picture: {
        name: 'investor-briefing',
        alt: 'Two people at a table listen to a third, who points at a rising line of diamonds on a board.',
      },
      action: { text: 'Read about compliance', href: '/Compliance' },
    },
    {
      kind: 'split',
      id: 'aggregators',
      title: 'Global Payment Aggregators',
      paragraphs: [
        'An aggregator links many banks and wallets through one connection. We connect once and reach them all, ' +
          'and you get more payments through the network you already have.',
        `Our own payout partners work in ${claims.payoutCountries}. Through aggregators we reach ` +
          `${claims.aggregatorCountries}.`,
        'We ask an aggregator three things. Which licensed company pays at the end of the chain? How soon do we ' +
          'learn that a payment failed? How much does each company along the way deduct?',
      ],
      picture: {
        name: 'article-partnerships',
        alt:
          'Two groups of people stand on two cloths, and the two in the middle shake hands where the cloths are sewn ' +
          'together.',
      },
      action: { text: 'See global payments', href: '/globalpayment' },
    },
    {
      kind: 'cards',
      id: 'fintech',
      title: 'Fintech Innovations',
      intro:
        'Good software saves the sender a step or clears up a question for the agent. Three areas where you can ' +
        'build with us:',
      cards: [
        {
          title: 'Pay from a text',
          text:
            `${brand.product} sends the sender a secure link. Card and messaging companies help us make that page ` +
            'safe and quick.',
          href: '/Security-How-Text2Pay-Ensures',
          action: 'How it stays safe',
        },
        {
          title: 'Your own app',
          text:
            'A community bank or an association can offer transfers in an app under its own name. We make the ' +
            'transfers.',
          href: '/customised',
          action: 'How your own app works',
        },
        {
          title: 'Better checks',
          text:
            'Tools that read an ID, compare names across alphabets, or spot a scam can shorten a hold. We ' +
            'test them on old cases first.',
          href: '/itpolicy',
          action: 'Our security controls',
        },
      ],
    },
    {
      kind: 'facts',
      id: 'checks',
      title: 'What we check before we sign',
      intro: 'We must know our partners as well as our customers. Please have these ready.',
      rows: [
        { term: 'Owners', value: 'Who owns and controls the company, traced to real people' },
        {
          term: 'License',
          value: 'The license or registration in each country where you pay out, or the reason that none is needed',
        },
        { term: 'AML program', value: 'Your rules, your compliance officer, and your latest review' },
        { term: 'Money', value: 'Audited financial statements, and where customer money is held' },
        { term: 'Security', value: 'How you protect data, and how soon you report a breach' },
        { term: 'Service', value: 'Hours, payout limits, and what happens when a payment fails' },
      ],
    },
    {
      kind: 'band',
      id: 'start',
      title: 'How to start',
      text:
        `Write to ${brand.mailboxes.info} with your country, your license, and the service you offer. ` +
        'First we talk, then we do our checks, then we test with small amounts. Shops that want to serve senders can ' +
        '[become an ' +
        'agent](/agent).',
      actions: [
        { text: 'Email us', href: `mailto:${brand.mailboxes.info}` },
        { text: 'How partnerships move money', href: '/Global-Partnerships-How-Collaboration-Moves-Money' },
      ],
    },
  ],
} satisfies PageContent

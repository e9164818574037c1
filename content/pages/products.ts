import { brand } from '../brand/company.ts'
import { claims } from '../brand/claims.ts'
import type { PageContent } from '../page.ts'

export const products = {
  path: '/products',
  head: 'service',
  title: `Remittance Package | ${brand.name}`,
  description:
    `What is in the ${brand.name} remittance package: ${brand.product}, the app, agent counters, payout, tracking, ` +
    'and support, and how to read what a transfer costs.',
  breadcrumb: [{ text: 'Home', href: '/' }],
  crumb: 'Products',
  heading: 'Remittance Package',
  lede:
    'Everything a transfer needs, from the first question to the last text: a way to send, a way to pay, a way to ' +
    'receive, and someone to ask.',
  picture: {
    name: 'products',
    alt: 'A woman hangs three cloths on a line: one shows a calculator, one a shop, and one a shield.',
  },
  sections: [
    {
      kind: 'split',
      id: 'package',
      title: 'One package, from your hand to theirs',
      paragraphs: [
        'The package is our name for one complete transfer: you send, you pay, you track it, they receive it, and ' +
          'someone helps along the way. It is not a parcel, and it is not a plan that you sign up for. You send when you need to, and ' +
          'you pay for that one transfer.',
        `Since ${claims.incorporated} we have moved money from people in the US to the people they care for: ` +
          `${claims.transactions} transactions, worth ${claims.volume}.`,
      ],
      picture: {
        name: 'payout-ways',
        alt: 'Three people get money in three ways: on a phone, at a bank, and at a pickup window.',
      },
      action: { text: 'Read More about us', href: '/aboutus' },
    },
    {
      kind: 'facts',
      id: 'parts',
      title: 'What is in it',
      rows: [
        {
          term: brand.product,
          value:
            'An agent enters the details. You get a text with a secure link and pay by card on your phone. You and ' +
            'the recipient get an instant confirmation.',
        },
        { term: 'Mobile app', value: 'Send from your own phone. The store buttons are on our [home page](/).' },
        {
          term: 'Agent counters',
          value: 'A person in a shop near you fills out the form with you. [Find one](/find-agent).',
        },
        { term: 'Payout', value: 'To a mobile wallet, to a bank account, or as cash with a valid ID.' },
        { term: 'Tracking', value: 'Reply TRACK to our text, or give your transfer number by phone.' },
        { term: 'Support', value: `By phone, ${claims.support}: ${brand.phones.tollFree.display}.` },
      ],
    },
    {
      kind: 'cards',
      id: 'tools',
      title: 'More about the package',
      cards: [
        {
          title: 'FX Calculator',
          text:
            'See what an amount is worth in another currency. It shows the mid-market rate, for information only. ' +
            'Your transfer gets a different rate, which you see before you pay.',
          href: '/#converter',
          action: 'Open the calculator',
        },
        {
          title: 'Become an Agent',
          text:
            `Offer the package in your shop. With ${brand.product} you need no inventory, and because customers pay ` +
            'by card on their own phones, you handle no cash.',
          href: '/agent',
          action: 'How to become one',
        },
        {
          title: 'Risk & Compliance',
          text:
            'Why we ask for an ID, what we check, and what happens when a transfer is held. The rules protect ' +
            'your money too.',
          href: '/Compliance',
          action: 'Read our rules',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'price',
      title: 'How to read the price of a transfer',
      paragraphs: ['Most companies that send money abroad make money in two ways: the fee and the rate. Look at both.'],
      points: [
        '**The fee** is added to what you send.',
        '**The exchange rate** turns your dollars into their currency. It is locked in when you make the transfer.',
        '**The amount that arrives** is the result of both. This is the number to compare.',
      ],
      after:
        'An example with made-up numbers: you want to send 200 dollars. One company charges no extra fee ' +
        'and pays 124 per dollar, in your family’s currency. They get 24,800. Another charges 3 dollars and pays ' +
        '128. They get 25,600. You paid 3 dollars more, and 800 more arrived. That is worth about 6 dollars.',
    },
    {
      kind: 'questions',
      id: 'questions',
      title: 'Before you send',
      items: [
        {
          id: 'what-does-it-cost',
          question: 'What does it cost to send money?',
          answer: [
            'It depends on the country, the amount, and how you pay. [See the price](/send) before you start: our ' +
              'fee, the rate, any tax, and the amount that arrives.',
          ],
        },
        {
          id: 'how-long-does-it-take',
          question: 'How long does it take?',
          answer: [
            'Many transfers to a wallet arrive within minutes. A bank account takes longer, for you as well as for ' +
              'your family. Some transfers are held for review. [The price](/send) shows the latest day for yours.',
          ],
        },
        {
          id: 'can-i-pay-in-cash',
          question: 'Can I pay in cash?',
          answer: [
            'At some agents, yes. Ask the shop before you go. There is a federal tax of 1 percent on the amount that ' +
              'you send if you pay in cash, but not if you pay with a US card or from a US bank account.',
          ],
        },
        {
          id: 'who-can-use-it',
          question: 'Who can use it?',
          answer: [
            'People who are 18 or older, live in the United States, and have a valid ID. Each person has one ' +
              'account. Businesses use [Digital Payments for B2B](/b2b), and aid groups use [our NGO ' +
              'service](/ngo).',
          ],
        },
        {
          id: 'is-there-a-limit',
          question: 'Is there a limit?',
          answer: [
            'Yes. Limits depend on the country, how you pay, how the money is paid out, and our risk rules. You will ' +
              'be told before you pay. We may ask more questions for a larger amount.',
          ],
        },
        {
          id: 'can-i-pay-on-this-website',
          question: 'Can I pay on this website?',
          answer: [
            'No. This site takes no payments. You pay in the app, at an agent, or through the secure link that ' +
              `${brand.product} sends you. If a page that looks like ours ` +
              'asks for your card in any other way, close it and call us.',
          ],
        },
      ],
    },
    {
      kind: 'band',
      title: 'Ready for your first transfer?',
      text: 'Read what to bring and how it works, step by step. It takes three minutes.',
      actions: [
        { text: 'How P2P remittance works', href: '/p2premittance' },
        { text: 'Find an agent', href: '/find-agent' },
      ],
    },
  ],
} satisfies PageContent

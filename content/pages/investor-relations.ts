import { brand } from '../brand/company.ts'
import { claims } from '../brand/claims.ts'
import { mainRegion } from '../brand/countries.ts'
import { figures } from '../figures.ts'
import type { PageContent } from '../page.ts'

export const investorRelations = {
  path: '/investor-relations',
  head: 'story',
  title: `Investor Relations: Record, Costs, and Risks | ${brand.name}`,
  description:
    `For investors in ${brand.name}: what we do, our record in figures, how a transfer company earns and spends, ` +
    'the risks to ask about, and how to reach us.',
  breadcrumb: [
    { text: 'Home', href: '/' },
    { text: 'Company', href: '/company' },
  ],
  crumb: 'Investor Relations',
  heading: 'Investor relations',
  lede: 'How a money-transfer company works, what it costs to run, and which risks you should ask us about.',
  actions: [{ text: 'Email investor relations', href: `mailto:${brand.mailboxes.investors}` }],
  picture: {
    name: 'investors',
    alt: 'Four people sit around a table with a growing plant; one of them shows a chart.',
  },
  sections: [
    {
      kind: 'split',
      id: 'business',
      title: 'What we do',
      paragraphs: [
        'People in the United States pay us. We deliver the money to families, mostly in ' +
          `${mainRegion.region.name}, into wallets and bank accounts or as cash. We also make payments ` +
          'for NGOs and for businesses that buy abroad.',
        'The need is steady. Rent, food, and school fees come due each month, in good years and bad. In many poorer ' +
          'countries, money from relatives abroad is larger than foreign investment.',
      ],
      picture: {
        name: 'p2p',
        alt: 'A man in a US city sends money by phone; a thread carries it to a woman under a tree.',
      },
      action: { text: 'See our services', href: '/service' },
    },
    {
      kind: 'facts',
      id: 'record',
      title: 'Our record',
      intro: 'These are the figures we publish. We publish no forecast.',
      rows: [
        { term: 'Incorporated', value: `${claims.incorporated}, in ${brand.foundedIn}` },
        { term: 'Transactions', value: `We have handled ${claims.transactions}, worth ${claims.volume}` },
        { term: 'Where we work', value: `In ${claims.states}, with ${claims.agents}` },
        { term: 'Licenses', value: `We hold ${claims.licenses}. See [each state](/licenses). ${figures.licenseFirst}` },
        { term: 'Our own payout partners', value: figures.ownPartners },
        { term: 'Through aggregators', value: figures.throughAggregators },
        {
          term: 'A past goal',
          value:
            `${claims.pastGoal.users} by ${claims.pastGoal.year}. ` +
            'That year has passed. We list this as history, not as a result.',
        },
      ],
    },
    {
      kind: 'cards',
      id: 'economics',
      title: 'How the money is made, and spent',
      cards: [
        {
          title: 'What comes in',
          text:
            'A transfer company earns in two ways. It charges a fee. It also earns on the exchange rate, which is ' +
            'why a sender’s rate is not the mid-market rate.',
        },
        {
          title: 'What each transfer costs',
          text:
            'Agents and payout partners are paid for their work. Card companies charge for each payment. Fraud ' +
            'and refunds cost money too.',
        },
        {
          title: 'What we always pay',
          text:
            'Licenses, bonds, audits, compliance staff, software, and support cost money in slow months too. That ' +
            'is why volume matters.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'risks',
      title: 'Risks to ask us about',
      paragraphs: ['Every company in our field faces these. A careful investor asks about all of them.'],
      points: [
        '**Bank accounts.** Some banks close the accounts of money transmitters. Ask how many banks we could turn to.',
        '**Licenses.** A state can fine us, set limits, or end a license.',
        '**Currency.** Rates move between the time we quote a price and the time we settle.',
        '**Cash on hand.** We often pay partners ahead of a busy weekend. The money from agents and cards comes ' +
          'in days later.',
        '**Fraud and sanctions.** One bad payment can cost more than many good ones earn.',
        '**Prices.** Rivals cut prices, and governments want lower costs for senders.',
      ],
      after: 'Our [compliance page](/Compliance) shows how we manage the duties behind some of these risks.',
    },
    {
      kind: 'questions',
      id: 'questions-from-investors',
      title: 'Questions from investors',
      items: [
        {
          id: 'is-customer-money-part-of-your-funds',
          question: 'Is customer money part of your funds?',
          answer: [
            'No. Money that customers give us is money that we owe until it is paid out. State laws require a ' +
              'licensed transmitter to hold safe assets against it, to post bonds, and to keep a minimum net worth.',
          ],
        },
        {
          id: 'may-i-see-financial-statements',
          question: 'May I see financial statements?',
          answer: [
            'We share them with serious investors under a confidentiality agreement. Tell us who you are and what ' +
              'you want to learn.',
          ],
        },
        {
          id: 'what-if-i-want-a-large-stake',
          question: 'What if I want a large stake?',
          answer: [
            'Most states must approve anyone who gains control of a licensed transmitter. The threshold is often 25 ' +
              'percent, and lower in some states. Allow time for it.',
          ],
        },
      ],
    },
    {
      kind: 'band',
      id: 'contact',
      title: 'Write to us',
      text:
        `Send your name, your firm, and your question to ${brand.mailboxes.investors}. This page is for information ` +
        'only. It is not an offer to sell securities, and not advice to buy them.',
      actions: [
        { text: 'Email investor relations', href: `mailto:${brand.mailboxes.investors}` },
        { text: 'Investing in remittance', href: '/Investing-in-Remittance' },
      ],
    },
  ],
} satisfies PageContent

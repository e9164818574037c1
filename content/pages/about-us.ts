import { brand } from '../brand/company.ts'
import { claims } from '../brand/claims.ts'
import { executives } from '../brand/people.ts'
import { figures } from '../figures.ts'
import { capitalized, numberWord } from '../number-word.ts'
import type { PageContent } from '../page.ts'

export const aboutUs = {
  path: '/aboutus',
  head: 'story',
  title: `About Us: Our History Since ${claims.incorporated} | ${brand.name}`,
  description:
    `The history of ${brand.legalName}, told plainly: how the work has changed since ${claims.incorporated}, a ` +
    'goal we set, where we stand, and who leads us.',
  breadcrumb: [
    { text: 'Home', href: '/' },
    { text: 'Company', href: '/company' },
  ],
  crumb: 'About Us',
  heading: `Carrying money home since ${claims.incorporated}`,
  lede:
    `${brand.legalName} was incorporated in ${brand.foundedIn} in ${claims.incorporated}. The work is still the ` +
    'same: someone in the United States pays, and a family far away gets the money.',
  picture: {
    name: 'then-and-now',
    alt: 'An older man with a long paper receipt and a young woman with a phone, with a clock between them.',
  },
  sections: [
    {
      kind: 'split',
      id: 'why-this-work-matters',
      title: 'Why this work matters',
      paragraphs: [
        'Many people who move to the United States keep two homes. They pay rent here and school fees there. For ' +
          'them, a transfer is a bill that must be paid on time.',
        'These small amounts add up. In recent years, families have sent more money to low- and ' +
          'middle-income countries than foreign companies have invested there.',
        'Yet sending still costs too much. The United Nations has set a goal for the world: by 2030 the cost ' +
          'should be under 3 percent of the amount sent. The world is not there yet.',
      ],
      picture: {
        name: 'article-stories',
        alt:
          'Three families with children stand on one long woven cloth, in front of a city, a house, and a tree, ' +
          'joined by a thread.',
      },
    },
    {
      kind: 'facts',
      id: 'history',
      title: 'Our history',
      intro: 'Some of these dates are ours. Others changed things for everyone in this business.',
      rows: [
        {
          term: `${claims.incorporated}`,
          value:
            `We are incorporated in ${brand.foundedIn}. In October of that year, Congress passes the USA PATRIOT ` +
            'Act. It requires companies like ours to have a program against money laundering.',
        },
        {
          term: '2007',
          value:
            'M-Pesa starts in Kenya. A simple phone can now hold money, and a family no longer has to travel to a ' +
            'bank. Today, mobile wallets are one of the main ways we pay out.',
        },
        {
          term: '2013',
          value:
            'The federal Remittance Transfer Rule takes effect. Senders must now see the fee, the rate, and the ' +
            `amount that arrives before they pay. They also get ${claims.refundMinutes} minutes to cancel.`,
        },
        {
          term: `${claims.pastGoal.year}`,
          value:
            `This was the target year for a goal that we had set: ${claims.pastGoal.users}. ` +
            'The year has passed. We list the goal here as part of our history. It is not a count of the people we ' +
            'serve.',
        },
        {
          term: 'Today',
          value:
            `We work in ${claims.states} with ${claims.agents} and hold ${claims.licenses}. ${figures.licenseFirst} We ` +
            `have handled ${claims.transactions} transactions, worth ${claims.volume}.`,
        },
      ],
    },
    {
      kind: 'quote',
      text: 'A transfer does not end when you pay. It ends when your family has the money.',
    },
    {
      kind: 'cards',
      id: 'what-we-stand-for',
      title: 'What we stand for',
      cards: [
        {
          title: 'Price first',
          text:
            'You see the fee, your rate, and the amount that arrives before you pay. Then you can compare us with ' +
            'others.',
          href: '/p2premittance',
          action: 'How sending works',
        },
        {
          title: 'Open about the rules',
          text: 'We tell you which checks we run and how they affect you. We also tell you who can help if we do not.',
          href: '/Compliance',
          action: 'Our compliance duties',
        },
        {
          title: 'Your language',
          text:
            `Support is open ${claims.support}. Our agents get help in these languages: ` +
            `${claims.supportLanguages.join(', ')}.`,
          href: '/find-agent',
          action: 'Find an agent',
        },
      ],
    },
    {
      kind: 'people',
      id: 'executives',
      title: `${capitalized(numberWord(executives.length))} of the people who lead us`,
      people: 'executives',
      action: { text: 'Meet the whole team', href: '/Teams' },
    },
    {
      kind: 'questions',
      id: 'fair-questions-about-us',
      title: 'Fair questions about us',
      items: [
        {
          id: 'are-you-a-bank',
          question: 'Are you a bank?',
          answer: [
            'No. We are a licensed money transmitter. We do not take deposits, and money on its way is not a bank ' +
              'deposit. To protect it, state laws require us to post bonds and to hold safe assets against ' +
              'the ' +
              'money we still owe.',
          ],
        },
        {
          id: 'why-do-you-give-two-different-numbers-of-countries',
          question: 'Why do you give two different numbers of countries?',
          answer: [
            `Our own payout partners work in ${claims.payoutCountries}. Global payment aggregators link many ` +
              `networks together, and through them we reach ${claims.aggregatorCountries}.`,
          ],
        },
        {
          id: 'how-can-i-check-that-you-are-legitimate',
          question: 'How can I check that you are legitimate?',
          answer: [
            `Search for our NMLS ID, ${brand.nmlsId}, on the NMLS Consumer Access website. Or open [our ` +
              'licenses](/licenses) and call your state’s regulator.',
          ],
        },
      ],
    },
    {
      kind: 'band',
      title: 'Ask us in person',
      text: `Visit an agent, or call ${brand.phones.tollFree.display}, ${claims.support}.`,
      actions: [
        { text: 'Find an agent', href: '/find-agent' },
        { text: 'Call us', href: brand.phones.tollFree.uri },
      ],
      picture: { name: 'family', alt: '' },
    },
  ],
} satisfies PageContent

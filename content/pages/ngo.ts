import { brand } from '../brand/company.ts'
import { claims } from '../brand/claims.ts'
import type { PageContent } from '../page.ts'

export const ngo = {
  path: '/ngo',
  head: 'service',
  title: `Payouts for NGOs and Aid Groups | ${brand.name}`,
  description:
    'Pay field staff and families from one list, with screening before money moves, cash-out close to where people ' +
    'live, and a record of every payment for donors.',
  breadcrumb: [
    { text: 'Home', href: '/' },
    { text: 'Company', href: '/company' },
  ],
  crumb: 'NGOs',
  heading: 'Pay staff and families in the field',
  lede:
    'You send one list. Each person on it is paid to a wallet, to a bank account, or in cash. You get a record of ' +
    'every payment, and nobody has to drive across the country with a bag of cash.',
  picture: { name: 'ngo', alt: 'An aid worker stands with a mother and children in front of a house.' },
  sections: [
    {
      kind: 'cards',
      id: 'uses',
      title: 'What aid groups use it for',
      cards: [
        {
          title: 'Payroll',
          text: 'Salaries and daily wages for local staff, guards, drivers, and health workers, from one list each month.',
        },
        {
          title: 'Cash for families',
          text: 'Support for rent, food, or school, once or every month. Families choose what they need most.',
        },
        {
          title: 'Local partners',
          text: 'Operating costs of a clinic, a school, or a partner group, paid to its own account.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'list',
      title: 'From your list to payday',
      steps: [
        {
          title: 'We get to know your group',
          text:
            'You show us your registration, your board, your bank, and your programs. We agree on countries, ' +
            'limits, and prices in writing.',
        },
        {
          title: 'You send the list',
          text:
            'One row per person: name as shown on the ID, phone or account, amount, and a code of your own. Two people ' +
            'on your side sign off on it.',
        },
        {
          title: 'We screen and check',
          text: 'We screen each name and check each number. Rows with a problem come back to you before payday.',
        },
        {
          title: 'You approve the total',
          text:
            'You see the fees, the rate, and the total in local currency. Nothing moves until you approve it and we ' +
            'have the funds.',
        },
        {
          title: 'People are paid',
          text:
            'Each person gets a text. A row that fails is marked with the reason. You decide whether to send it ' +
            'again or get the money back.',
        },
      ],
    },
    {
      kind: 'split',
      id: 'cash-out',
      title: 'Cash-out where people live',
      paragraphs: [
        'A payment is only useful if a person can spend it. Before the first payday, we look at each place with you. ' +
          'Who has a phone? Which wallet works there? How far away is the nearest cash point, and how much cash does ' +
          'it have on a busy day?',
        'Wallet companies set limits, and many charge for taking out cash. Decide early who pays that charge. ' +
          'Some groups add it to the amount, so the family gets the full amount.',
        'Where few people own a phone, cash pickup with a valid ID may work better.',
      ],
      picture: {
        name: 'field-cash-out',
        alt: 'People wait under a tree while a woman takes out cash at a small kiosk.',
      },
    },
    {
      kind: 'prose',
      id: 'screening',
      title: 'Screening, before any money moves',
      paragraphs: ['Aid often goes to places with sanctions or armed groups. That is why we check three things:'],
      points: [
        '**Your group:** registration, leaders, and sources of funds.',
        '**Each person on the list:** against the sanctions lists of the US Treasury (OFAC). A person, not just a ' +
          'computer, reviews names that look alike.',
        '**The pattern:** the same number twice, many people with one phone, amounts that do not fit the program.',
      ],
      after:
        'US sanctions rules allow some aid work, but not in the same way in every country. Tell us about your ' +
        'program early, so we can check what applies. Read more on our [compliance page](/Compliance).',
    },
    {
      kind: 'facts',
      id: 'reports',
      title: 'Reports for your donors',
      intro: 'After each payday you get a file that your finance team and an auditor can follow line by line.',
      rows: [
        { term: 'Who', value: 'Your own code for the person. You can share the report and keep names private.' },
        { term: 'How much', value: 'Dollars sent, fee, rate, and local amount.' },
        { term: 'When', value: 'Time of approval and time of payout.' },
        { term: 'Result', value: 'Paid, returned, or held, with the reason.' },
        {
          term: 'Kept for',
          value: 'US rules require us to keep transfer records for at least five years. You can ask for them again.',
        },
      ],
    },
    {
      kind: 'band',
      title: 'Start with a small list',
      text:
        'You can test with one office first. Tell us where you work. We have payout partners in ' +
        `${claims.payoutCountries}, and we will tell you if we cannot serve a place.`,
      actions: [
        { text: 'Get in touch', href: '#get-started' },
        { text: 'Our licenses', href: '/licenses' },
      ],
    },
  ],
} satisfies PageContent

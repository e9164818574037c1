import { brand } from '../brand/company.ts'
import { claims } from '../brand/claims.ts'
import { capitalized } from '../number-word.ts'
import type { PageContent } from '../page.ts'

export const customised = {
  path: '/customised',
  head: 'service',
  title: `Customized App Under Your Name | ${brand.name}`,
  description:
    `Offer money transfers in an app with your own name and colors. ${brand.name} provides licenses, checks, payouts, ` +
    'and support. See who does what and how to get started.',
  breadcrumb: [
    { text: 'Home', href: '/' },
    { text: 'Service', href: '/service' },
  ],
  crumb: 'Customized App',
  heading: 'Customized App: transfers under your own name',
  lede:
    'Your members already trust you. Give them an app that looks like yours and sends money abroad. The licensed ' +
    'work behind it is ours.',
  picture: { name: 'custom-app', alt: 'Two people fit colored tiles onto the screen of a very large phone.' },
  sections: [
    {
      kind: 'split',
      id: 'for-whom',
      title: 'Who it is for',
      paragraphs: [
        'To build a transfer service on your own, you need state licenses, payout contracts in each country, and a ' +
          'team that watches every payment. That can take years. With this app you start from what we have built ' +
          `since ${claims.incorporated}.`,
      ],
      points: [
        'Community banks and credit unions whose members send money home',
        'Employers with staff from many countries',
        'Associations and chambers of commerce whose members have family abroad',
        'Shops and travel agencies with several counters',
      ],
      picture: {
        name: 'app-planning',
        alt: 'Three people at a table put paper cutouts of app screens in order.',
      },
    },
    {
      kind: 'cards',
      id: 'benefits',
      title: 'What your customers get',
      cards: [
        {
          title: 'Ease of Use',
          text:
            'Large buttons, short words, few screens. A person who has sent money once can send again by choosing a ' +
            'name and an amount. We build it for older phones and slow networks too.',
        },
        {
          title: `${capitalized(claims.support)} Support`,
          text:
            `Help by phone, ${claims.support}. Customers who want to know where their money is can call us, so you do not need a ` +
            'call center.',
        },
        {
          title: 'Transparent Fees',
          text:
            'The fee, the rate, and the amount that arrives are on one screen before the customer pays. We add ' +
            'nothing later.',
        },
      ],
    },
    {
      kind: 'facts',
      id: 'roles',
      title: 'Who does what',
      rows: [
        { term: 'Name, logo, colors', value: 'You. We build them in and make sure that all text is easy to read.' },
        {
          term: 'Telling your members',
          value: 'You. We check the wording, because there are rules for money-transfer ads.',
        },
        { term: 'Licenses', value: `We do. The transfer is made by ${brand.legalName}, and each receipt says so.` },
        { term: 'Customer checks', value: 'We do: ID, sanctions lists, limits, reports to the authorities.' },
        { term: 'Payout abroad', value: `We do, through partners in ${claims.payoutCountries}.` },
        { term: 'Updates and security', value: 'We do. See the [controls we follow](/itpolicy).' },
      ],
    },
    {
      kind: 'steps',
      id: 'start',
      title: 'From first call to first transfer',
      steps: [
        { title: 'We talk', text: 'Who are your customers, where do they send, and what do they use now?' },
        {
          title: 'We check each other',
          text:
            'You look at our [licenses](/licenses). We look at your owners and your business. Then a contract ' +
            'sets roles and prices.',
        },
        { title: 'We design the app', text: 'You see real screens early and try them with a few of your customers.' },
        { title: 'You test', text: 'Your own staff send small amounts and ask support hard questions.' },
        {
          title: 'You launch in stages',
          text: 'First a small group, then everyone, once the first transfers have gone well.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'reasons',
      title: 'Reasons to choose it',
      paragraphs: ['A new transfer service usually lacks three things. You start with all of them.'],
      points: [
        `**Permission.** We hold ${claims.licenses}. Each one is [listed with its regulator](/licenses).`,
        `**Practice.** ${brand.legalName} has handled ${claims.transactions} transactions.`,
        `**Another way to send.** Customers who do not like apps can still use ${brand.product} with an agent.`,
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: 'Questions from partners',
      items: [
        {
          id: 'do-we-need-a-license-of-our-own',
          question: 'Do we need a license of our own?',
          answer: [
            'We send the money under our licenses. Whether your part needs one depends on what you do and in ' +
              'which state. Ask your lawyer. We will give them every document they need.',
          ],
        },
        {
          id: 'what-does-it-cost',
          question: 'What does it cost?',
          answer: [
            'It depends on how much you want changed and how many people will use it. You get a written price ' +
              'before you sign.',
          ],
        },
        {
          id: 'who-owns-the-customer-data',
          question: 'Who owns the customer data?',
          answer: [
            'The law requires us to keep the records of each transfer. The contract says what you see and what you ' +
              'may use. Customers can read it in plain words before they sign up, as in [our privacy ' +
              'policy](/privacy-policy).',
          ],
        },
      ],
    },
    {
      kind: 'band',
      title: 'Ready to talk about your app?',
      text: 'Tell us who your customers are. We will tell you what we can do and what it would take.',
      actions: [
        { text: 'Get Started', href: '#get-started' },
        { text: 'How partnerships work', href: '/partnership' },
      ],
    },
  ],
} satisfies PageContent

import { brand } from '../brand/company.ts'
import { claims } from '../brand/claims.ts'
import type { PageContent } from '../page.ts'

export const agent = {
  path: '/agent',
  head: 'service',
  title: `Become a ${brand.product} Service Agent | ${brand.name}`,
  description:
    `What a ${brand.product} agent does, what we ask for (background check, AML training, KYC, records), what ` +
    'support you get, and how to become one, step by step.',
  breadcrumb: [{ text: 'Home', href: '/' }],
  crumb: 'Agent',
  heading: `Become a ${brand.product} service agent`,
  lede:
    'Your customers already come to you for groceries, phone cards, and tickets. Help them send money home too, and ' +
    'earn a commission on each transfer.',
  picture: { name: 'agent-shop', alt: 'An agent stands behind the counter of a small shop and helps a customer.' },
  sections: [
    {
      kind: 'split',
      id: 'what',
      title: 'What an agent does',
      paragraphs: [
        'A customer comes to your counter, or a customer whose ID is on file calls you. You check the ID, then enter ' +
          'the sender, the recipient, and the amount. You read the fee, the rate, and the total aloud.',
        'The sender gets a text with a secure link to a card-payment page and pays on their own phone. You ' +
          'never see the card number. The sender and the recipient both get an instant confirmation.',
        `With ${brand.product} ` +
          'there is no inventory to buy and no cash to hold. The phone or computer you have is all you need to start.',
      ],
      picture: {
        name: 'text-link',
        alt: 'A sender sits on a bench and opens a payment link on her phone.',
      },
    },
    {
      kind: 'facts',
      id: 'asked',
      title: 'What we ask of you',
      intro:
        'Money transfer is a licensed business, and you act in our name. So we make no exceptions to these five ' +
        'points.',
      rows: [
        {
          term: 'Background check',
          value: 'For the owners and for each person who will enter transfers. You agree to it in writing first.',
        },
        {
          term: 'Agent agreement',
          value:
            'A contract that sets your duties, your commission, where you may work, and how either side can end it.',
        },
        {
          term: 'AML training',
          value:
            'You learn to spot money laundering and fraud. You take the training before your first transfer, and ' +
            'again at regular intervals.',
        },
        {
          term: 'KYC',
          value:
            '“Know your customer”: you look at the original ID, compare the face, and type the name as it appears there.',
        },
        {
          term: 'Records',
          value:
            'US rules require transfer records to be kept for at least five years. Keep paper records locked up, and ' +
            'show them only to us or to an examiner.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'How to become an agent',
      steps: [
        {
          title: 'Send an inquiry',
          text: 'Use the form on our [home page](/#inquiry) and choose “New Agent Inquiry.” Or call us.',
        },
        {
          title: 'Talk with us',
          text: 'We will ask about your shop, your hours, your customers, and the countries they send to.',
        },
        {
          title: 'Send your documents',
          text: 'Business registration, tax ID number, lease or proof of address, and an ID for each owner.',
        },
        {
          title: 'Wait for our review',
          text: 'We review your documents and run the background check. If the answer is no, we will tell you.',
        },
        { title: 'Sign and train', text: 'You sign the agreement, and you and your staff take the training.' },
        { title: 'Send the first transfers', text: 'We will stay on the phone with you for the first few.' },
      ],
      picture: {
        name: 'agent-training',
        alt: 'A trainer shows four shop owners how a transfer is checked.',
      },
    },
    {
      kind: 'facts',
      id: 'support',
      title: 'What support you get',
      rows: [
        { term: 'Languages', value: claims.supportLanguages.join(', ') },
        { term: 'Phone', value: `${brand.phones.tollFree.display}, ${claims.support}` },
        { term: 'Agent manager', value: 'One person who knows your shop and visits or calls.' },
        { term: 'Agent Portal', value: 'Your own sign-in. The address is in your welcome letter.' },
        { term: 'Listing', value: 'Your shop, hours, and languages in [Find an Agent](/find-agent).' },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: 'Questions from shop owners',
      items: [
        {
          id: 'do-i-need-my-own-license',
          question: 'Do I need my own license?',
          answer: [
            'As a rule, an agent works under the license of the company it acts for, in states where that ' +
              'company holds one. See [our licenses](/licenses). You still have duties of your own under US ' +
              'anti-money-laundering law. The training explains them.',
          ],
        },
        {
          id: 'how-am-i-paid',
          question: 'How am I paid?',
          answer: [
            'By commission on each transfer you enter. The agreement sets the rate and the payday. You may not add a ' +
              'charge of your own.',
          ],
        },
        {
          id: 'what-if-something-seems-wrong',
          question: 'What if something seems wrong?',
          answer: [
            'Stop and call us. For example, a customer may split a large amount into small ones, or read answers ' +
              'from a phone. Never tell a customer about a report. The law forbids it.',
          ],
        },
      ],
    },
    {
      kind: 'band',
      title: `Join ${claims.agents}`,
      text: `They work in ${claims.states}. Contact us today, or first read how we keep transfers lawful.`,
      actions: [
        { text: 'Send an inquiry', href: '/#inquiry' },
        { text: 'Our compliance rules', href: '/Compliance' },
      ],
    },
  ],
} satisfies PageContent

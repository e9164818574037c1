import { brand } from '../brand/company.ts'
import { claims } from '../brand/claims.ts'
import type { PageContent } from '../page.ts'
import { appLinksId } from './home.ts'

export const p2pRemittance = {
  path: '/p2premittance',
  head: 'service',
  title: `P2P Remittance: Send Money Abroad | ${brand.name}`,
  description:
    `How to send money abroad with ${brand.name}: at an agent, in the app, or with ${brand.product}. What to ` +
    'bring, what you see before you pay, and how to cancel.',
  breadcrumb: [
    { text: 'Home', href: '/' },
    { text: 'Service', href: '/service' },
  ],
  crumb: 'P2P Remittance',
  heading: 'P2P remittance, from you to one person at home',
  lede:
    'P2P means person to person. You send from the US. The person you name gets the money. You see what it ' +
    'costs before you pay.',
  picture: {
    name: 'p2p',
    alt: 'A man in a US city sends money by phone; a thread carries it to a woman under a tree.',
  },
  actions: [
    { text: 'See what it costs', href: '/send' },
    { text: 'Find an agent', href: '/find-agent' },
  ],
  sections: [
    {
      kind: 'cards',
      id: 'ways',
      title: 'Three ways to start',
      cards: [
        {
          title: 'At an agent’s counter',
          text:
            'The agent types in the details and reads them back to you. Good for a first transfer, or if you ' +
            'would rather talk than type.',
          href: '/find-agent',
          action: 'Find an agent',
        },
        {
          title: 'In the app',
          text:
            'Set up your account once, with your ID. Then send from your own phone, day or night. The store ' +
            'buttons are on our home page.',
          href: `/#${appLinksId}`,
          action: 'Get the app',
        },
        {
          title: `By text, with ${brand.product}`,
          text:
            'Your agent enters your details and the recipient’s. You get a text with a secure ' +
            'link to a card-payment page. You both get an instant confirmation.',
          href: '/Step-by-Step-Guide',
          action: 'Read the guide',
        },
      ],
    },
    {
      kind: 'split',
      id: 'bring',
      title: 'What to bring',
      paragraphs: ['You must be 18 or older and live in the United States. Have these ready:'],
      points: [
        'Your own valid ID. We cannot accept a friend’s.',
        'The recipient’s full name, as it appears on **their** ID.',
        'Their wallet number, or their bank and account number. For cash pickup, the town.',
        'A debit card, a credit card, a bank account, or cash to pay with. Ask your agent which ones the shop accepts.',
      ],
      picture: {
        name: 'counter-id',
        alt: 'A sender shows an ID card at a counter while the agent types on a laptop.',
      },
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'How a transfer works',
      steps: [
        {
          title: 'You give the details',
          text:
            'Who gets the money, how much, and how. For a larger amount we may ask where the money comes from and what ' +
            'it is for.',
        },
        {
          title: 'You read three numbers',
          text:
            'The fee, the exchange rate, and the amount that arrives. If you do not like them, stop here. You owe ' +
            'nothing.',
        },
        {
          title: 'You pay',
          text: 'The rate is now locked in. You get a receipt with a transfer number. Keep it.',
        },
        {
          title: 'We check and send',
          text: 'Many wallet transfers arrive within minutes. A bank can take longer. Some transfers are held for review.',
        },
        {
          title: 'They get the money',
          text:
            'In a wallet, in a bank account, or in cash. Until then, reply TRACK to our text to see where the ' +
            'money is.',
        },
      ],
    },
    {
      kind: 'facts',
      id: 'receive',
      title: 'What the recipient needs',
      intro: 'Not every option exists in every country. Your agent or the app shows what is possible.',
      rows: [
        {
          term: 'Mobile wallet',
          value: 'A wallet registered in their own name. They get a text when the money arrives.',
        },
        { term: 'Bank account', value: 'An account in their own name. Good for larger amounts.' },
        {
          term: 'Cash pickup',
          value: 'A valid ID and the transfer number. The name on the ID must match the name that you gave.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'wrong',
      title: 'When something goes wrong',
      items: [
        {
          id: 'i-changed-my-mind',
          question: 'I changed my mind. Can I cancel?',
          answer: [
            'You can cancel at any time before the money is claimed. If you cancel within ' +
              `${claims.refundMinutes} minutes of payment, you get a full refund, unless the money was already ` +
              'collected. ' +
              'You get it back the same way you paid. After that time, call us and ask.',
          ],
        },
        {
          id: 'i-made-a-mistake-in-the-name',
          question: 'I made a mistake in the name.',
          answer: [
            'A transfer cannot be changed after you submit it. Cancel it and send again. Call us first if you ' +
              'are not sure.',
          ],
        },
        {
          id: 'the-money-has-not-arrived',
          question: 'The money has not arrived.',
          answer: [
            'Reply TRACK to our text to see where it is. Your receipt shows the date when the money should be ' +
              'there. If that date has passed, call ' +
              `${brand.phones.tollFree.display} with your transfer number. We answer ${claims.support}. US law ` +
              'gives you 180 days from that date to report an error, and we must look into it.',
          ],
        },
        {
          id: 'a-stranger-asked-me-to-send-money',
          question: 'A stranger asked me to send money.',
          answer: [
            'Do not send it. No honest person asks you to hurry, to keep it secret, or to lie to an agent. Once ' +
              'cash is collected, it is very hard to get back.',
          ],
        },
      ],
    },
    {
      kind: 'band',
      title: 'Start at a counter near you',
      text: 'A short visit is enough. Bring your ID and the recipient’s name.',
      actions: [
        { text: 'Find an agent', href: '/find-agent' },
        { text: 'Read the terms', href: '/term-of-use' },
      ],
      picture: { name: 'family', alt: '' },
    },
  ],
} satisfies PageContent

import { brand } from '../brand/company.ts'
import type { PageContent } from '../page.ts'

export const sendPage = {
  path: '/send',
  head: 'service',
  title: `What It Costs to Send Money | ${brand.name}`,
  description:
    'See the fee, the exchange rate, the tax, and the amount that arrives before you send money from the US, for every ' +
    'country where we pay out.',
  breadcrumb: [{ text: 'Home', href: '/' }],
  crumb: 'Send money',
  heading: 'What it costs to send money',
  lede: 'Choose a country and an amount. You will see what you pay, what arrives, and by when.',
} satisfies Omit<PageContent, 'sections'>

export const quoteTexts = {
  form: {
    label: 'Price of a transfer',
    country: 'Country',
    direction: 'This amount is',
    directions: { send: 'what you send, in US dollars', receive: 'what arrives, in the currency below' },
    amount: 'Amount',
    currency: 'They receive',
    payout: 'How it arrives',
    payment: 'You pay with',
    submit: 'Show the price',
  },
  result: {
    title: 'Your price',
    send: 'You send',
    fee: 'Our fee',
    tax: 'Federal tax on cash',
    total: 'You pay',
    rate: 'Exchange rate',
    arrives: 'They receive',
    latest: 'Arrives by',
    dollars: (amount: string) => `$${amount}`,
    rateText: (rate: string, currency: string) => `1 USD = ${rate} ${currency}`,
    clock: (place: string) => ` (${place} time)`,
  },
  outdated: 'You have changed your choices. Press “Show the price” to see the new price.',
  /** On the home page and the pages of cities. */
  card: {
    title: 'What it costs to send money',
    amount: 'You send (USD)',
    country: 'To',
    more: 'More ways to pay and receive',
    failed: 'We could not get this price.',
    retry: 'Try again',
  },
  /** On the page of a country. */
  example: 'What it costs',
  otherAmount: 'Amount in US dollars',
  link: 'Link to share this price',
  note: (version: number) =>
    `This is not a binding offer. The agent or the app shows you the binding price before you pay. Price list ${version}, `,
  sample: 'These are sample prices.',
  none: 'We cannot show prices right now. Please ask an agent.',
  agent: { text: 'Find an agent', href: '/find-agent' },
  app: 'Get the app',
}

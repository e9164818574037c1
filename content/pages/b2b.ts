import { brand } from '../brand.ts'
import { claims } from '../claims.ts'
import type { PageContent } from '../page.ts'

export const b2b = {
  path: '/b2b',
  title: `Digital Payments for B2B | ${brand.name}`,
  description:
    'Pay invoices and suppliers abroad in local money. See how a payment goes, which business documents we ask ' +
    'for (KYB) and what records you get for your books.',
  breadcrumb: [
    { text: 'Home', href: '/' },
    { text: 'Service', href: '/service' },
  ],
  crumb: 'Digital Payments For B2B',
  heading: 'Digital payments for B2B: pay suppliers abroad',
  lede:
    'Your supplier wants local money and a clear reference. Your accountant wants a paper trail. You want to know ' +
    'the cost first. This service does all three.',
  picture: { name: 'b2b', alt: 'Two business owners stand between a shop and a factory; an invoice passes over them.' },
  sections: [
    {
      kind: 'split',
      id: 'what',
      title: 'What you can pay',
      paragraphs: [
        'The service suits import shops, freight firms and small manufacturers: anyone with bills abroad that ' +
          'come back every month.',
      ],
      points: [
        '**Invoices.** One payment for one invoice, with its number on both sides.',
        '**Supplier payouts.** Many payments from one list: growers, sellers, workshops.',
        '**People who work for you abroad.** Contractors, sales agents, a small office.',
      ],
      picture: {
        name: 'supplier-invoice',
        alt: 'A shop owner at her desk compares an invoice with boxes that have just come in.',
      },
    },
    {
      kind: 'steps',
      id: 'steps',
      title: 'How an invoice gets paid',
      steps: [
        {
          title: 'You send us the invoice',
          text: 'With the supplier’s legal name and bank or wallet details. The first time, we check the supplier too.',
        },
        {
          title: 'You get a quote',
          text:
            'It shows the fee, the rate, the amount that arrives and how long the rate holds. It is our rate, not ' +
            'the mid-market rate from the news.',
        },
        {
          title: 'Two people approve',
          text: 'One enters, another approves, if you have set it up so. This stops many errors and some thefts.',
        },
        {
          title: 'You fund it from your bank account',
          text: 'The account must be in the name of the business.',
        },
        {
          title: 'The supplier is paid',
          text: 'In local money where we can. You both get a confirmation with the invoice number.',
        },
      ],
    },
    {
      kind: 'facts',
      id: 'documents',
      title: 'Documents we ask for',
      intro:
        'Banks call this KYB, “know your business”. The law expects it of us. Have clear copies ready and it ' +
        'goes faster.',
      rows: [
        {
          term: 'Company papers',
          value: 'Articles of incorporation or organization, and proof that the company is in good standing.',
        },
        { term: 'Tax number', value: 'The EIN letter from the IRS.' },
        { term: 'Owners', value: 'Name, birth date, address and ID of the people who own or control the company.' },
        { term: 'Who may sign', value: 'ID of each person who will enter or approve payments.' },
        { term: 'Address', value: 'A lease, a utility bill or a bank statement.' },
        {
          term: 'Your trade',
          value:
            'What you buy, from which countries, how often and for about how much. Two or three past invoices help.',
        },
        { term: 'Permits', value: 'If your trade needs one, such as food or medical goods.' },
      ],
    },
    {
      kind: 'prose',
      id: 'records',
      title: 'Records for your books',
      paragraphs: [
        'For each payment you get a receipt with the invoice number, both names, the dollars paid, the fee, the ' +
          'rate and the amount that arrived. You can also ask for one list of all payments in a month.',
        'Keep them with your tax papers. We keep our own copy too. US rules ask us to hold transfer records for ' +
          'at least five years.',
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: 'Questions from owners',
      items: [
        {
          question: 'Can I use my personal account for this?',
          answer: [
            'No. The app and our [terms of use](/term-of-use) are for individuals. A business signs its own ' +
              'agreement with us.',
          ],
        },
        {
          question: 'How long does a payment take?',
          answer: [
            'It depends on the country, the bank and our checks. Bank holidays on either side add days. The ' +
              'quote shows the day we expect, and we tell you if it moves.',
          ],
        },
        {
          question: 'My supplier sent new bank details by email. What now?',
          answer: [
            'Call the supplier on a number you already had, before you pay. Changed details in an email are one ' +
              'of the most common frauds against small firms. We also treat new details as a new supplier and ' +
              'check again.',
          ],
        },
        {
          question: 'Can a payment be stopped?',
          answer: [
            `Call ${brand.phones.tollFree.display} at once. As long as it is not paid out, we try to stop it. ` +
              'Your agreement says what applies.',
          ],
        },
      ],
    },
    {
      kind: 'band',
      title: 'Not sure that we reach your supplier?',
      text:
        `We have payout partners in ${claims.payoutCountries}. See how the network is built, or read what is ` +
        'changing in business payments.',
      actions: [
        { text: 'Global payments', href: '/globalpayment' },
        { text: 'Read the article', href: '/Innovations-in-B2B-Digital' },
      ],
    },
  ],
} satisfies PageContent

import { brand } from '../brand/company.ts'
import { claims } from '../brand/claims.ts'
import type { PageContent } from '../page.ts'

export const b2b = {
  path: '/b2b',
  head: 'service',
  title: `Digital Payments for B2B | ${brand.name}`,
  description:
    'Pay invoices and suppliers abroad in local currency. See how a payment works, which business documents we ask ' +
    'for (KYB), and what records you get for your books.',
  breadcrumb: [
    { text: 'Home', href: '/' },
    { text: 'Service', href: '/service' },
  ],
  crumb: 'Digital Payments For B2B',
  heading: 'Digital payments for B2B: pay suppliers abroad',
  lede:
    'Your supplier wants local currency and a clear reference. Your accountant wants a paper trail. You want to know ' +
    'the cost first. This service covers all three.',
  picture: { name: 'b2b', alt: 'Two business owners stand between a shop and a factory; an invoice passes over them.' },
  sections: [
    {
      kind: 'split',
      id: 'what',
      title: 'What you can pay',
      paragraphs: [
        'The service suits import shops, freight firms, and small manufacturers: any business with regular bills ' +
          'abroad.',
      ],
      points: [
        '**Invoices.** One payment for one invoice, with its number in your books and your supplier’s.',
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
            'It shows the fee, the rate, the amount that arrives, and how long the rate holds. It is our rate, not ' +
            'the mid-market rate from the news.',
        },
        {
          title: 'Two people approve',
          text:
            'One person enters it and another approves it, if you set it up that way. This stops many errors and ' +
            'some theft.',
        },
        {
          title: 'You fund it from your bank account',
          text: 'The account must be in the name of the business.',
        },
        {
          title: 'The supplier is paid',
          text: 'In local currency where we can. You both get a confirmation with the invoice number.',
        },
      ],
    },
    {
      kind: 'facts',
      id: 'documents',
      title: 'Documents we ask for',
      intro:
        'Banks call this KYB, “know your business.” The law requires it. It goes faster if you have clear copies ' +
        'ready.',
      rows: [
        {
          term: 'Company documents',
          value: 'Articles of incorporation or organization, and proof that the company is in good standing.',
        },
        { term: 'Tax number', value: 'The EIN letter from the IRS.' },
        { term: 'Owners', value: 'Name, birth date, address, and ID of the people who own or control the company.' },
        { term: 'Who may sign', value: 'ID of each person who will enter or approve payments.' },
        { term: 'Address', value: 'A lease, a utility bill, or a bank statement.' },
        {
          term: 'Your business',
          value:
            'What you buy, from which countries, how often, and for about how much. Two or three past invoices help.',
        },
        { term: 'Permits', value: 'If your business needs one, for example for food or medical goods.' },
      ],
    },
    {
      kind: 'prose',
      id: 'records',
      title: 'Records for your books',
      paragraphs: [
        'For each payment you get a receipt with the invoice number, both names, the dollars paid, the fee, the ' +
          'rate, and the amount that arrived. You can also ask for one list of all payments in a month.',
        'Keep them with your tax records. We keep our own copy too. US rules require us to keep transfer records for ' +
          'at least five years.',
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: 'Questions from owners',
      items: [
        {
          id: 'can-i-use-my-personal-account-for-this',
          question: 'Can I use my personal account for this?',
          answer: [
            'No. The app and our [terms of use](/term-of-use) are for individuals. A business signs its own ' +
              'agreement with us.',
          ],
        },
        {
          id: 'how-long-does-a-payment-take',
          question: 'How long does a payment take?',
          answer: [
            'It depends on the country, the bank, and our checks. Bank holidays on either side add days. The quote ' +
              'shows the day we expect, and we will let you know if it changes.',
          ],
        },
        {
          id: 'my-supplier-sent-new-bank-details-by-email-what-now',
          question: 'My supplier sent new bank details by email. What now?',
          answer: [
            'Before you pay, call the supplier at a number you already have. New bank details in an email are one of ' +
              'the most common frauds against small businesses. We also treat new details as a new supplier and ' +
              'check again.',
          ],
        },
        {
          id: 'can-a-payment-be-stopped',
          question: 'Can a payment be stopped?',
          answer: [
            `Call ${brand.phones.tollFree.display} right away. ` +
              'If it has not been paid out, we will try to stop it. Your agreement has the details.',
          ],
        },
      ],
    },
    {
      kind: 'band',
      title: 'Not sure whether we reach your supplier?',
      text:
        `We have payout partners in ${claims.payoutCountries}. Tell us where your supplier is, or read what is ` +
        'changing in business payments.',
      actions: [
        { text: 'Get Started', href: '#get-started' },
        { text: 'Read the article', href: '/Innovations-in-B2B-Digital' },
      ],
    },
  ],
} satisfies PageContent

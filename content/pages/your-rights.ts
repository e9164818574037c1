import { brand } from '../brand/company.ts'
import { claims } from '../brand/claims.ts'
import { officeAddress } from '../cities.ts'
import { licenses, type License } from '../licenses.ts'
import type { PageContent } from '../page.ts'

/*
 * Sources, as of November 16, 2026. 12 CFR part 1005, subpart B (the Remittance Transfer Rule):
 * - what it covers: 1005.30(e), (f), (g);
 * - what you see before and after you pay, and in which language: 1005.31(a)(1), (b)(1), (b)(2), (e), (g);
 * - estimates: 1005.32;
 * - errors, 180 days, 90 days, three business days, remedies, documents: 1005.33(a), (b), (c), (d);
 * - a wrong account number: 1005.33(h);
 * - cancellation within 30 minutes and the refund within three business days: 1005.34(a), (b);
 * - acts of agents: 1005.35;
 * - transfers scheduled in advance: 1005.36(c).
 * Charges on a card and from an account: 12 CFR 1026.13(b) and 12 CFR 1005.6(b), 1005.11(b). Address and phones of the
 * Consumer Financial Protection Bureau: consumerfinance.gov/complaint. Compared with copies of the text: 1005.33(a), 1005.34, and
 * 1005.36(c). Counsel confirms all of it, and the mailing address of the bureau: see the list on the compliance page. The
 * terms of use keep the legal wording.
 */
/** With the regulators of the licenses held now. */
export const yourRightsWith = (held: License[]): PageContent => ({
  path: '/your-rights',
  head: 'reference',
  title: `Your Rights: Cancel, Refund, Complain | ${brand.name}`,
  description:
    'How to cancel a money transfer, get a refund, report a mistake, and complain: what to do, by when, and the exact ' +
    'phone numbers and addresses.',
  breadcrumb: [
    { text: 'Home', href: '/' },
    { text: 'Company', href: '/company' },
  ],
  crumb: 'Your rights',
  heading: 'Your rights when you send money',
  lede: 'Federal law protects you. Here is what you can ask for, how, and by when.',
  picture: { name: 'compliance-check', alt: '' },
  headFacts: [
    { term: 'The rule', value: '12 CFR part 1005, subpart B' },
    { term: 'Who enforces it', value: 'The Consumer Financial Protection Bureau and your state' },
  ],
  actions: [
    { text: 'Call us', href: brand.phones.tollFree.uri },
    { text: 'Is it a scam?', href: '/fraud' },
  ],
  sections: [
    {
      kind: 'facts',
      id: 'short',
      title: 'The dates to know',
      rows: [
        {
          // 12 CFR 1005.34(a)
          term: `${claims.refundMinutes} minutes`,
          value: 'To cancel for a full refund, counted from when you pay.',
        },
        {
          // 12 CFR 1005.34(b)
          term: '3 business days',
          value: 'For us to give your money back after you cancel in time.',
        },
        {
          // 12 CFR 1005.33(b)(1)
          term: '180 days',
          value: 'To report a mistake, counted from the date by which the money should have arrived.',
        },
        {
          // 12 CFR 1005.33(c)(1)
          term: '90 days',
          value: 'For us to find out what happened. We will tell you the result within 3 business days after that.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'cancel',
      title: 'Cancel a transfer',
      intro: 'You do not have to give a reason. It costs you nothing.',
      steps: [
        {
          title: 'Be quick',
          // 12 CFR 1005.34(a): 30 minutes from payment; not yet picked up or deposited.
          text:
            `You have ${claims.refundMinutes} minutes from the time you pay. The money must not have been picked up ` +
            'or put into the account yet.',
        },
        {
          title: 'Call us or tell your agent',
          // 12 CFR 1005.34(a)(1): the request must let the provider identify the sender and the transfer.
          text:
            `The number is ${brand.phones.tollFree.display}, ${claims.support}. Give your name, your address or phone ` +
            'number, and the transfer number.',
        },
        {
          title: 'Get it all back',
          // 12 CFR 1005.34(b): within three business days, at no cost, with fees and, where the law allows it, taxes.
          text: 'We refund the full amount and our fee within 3 business days. We refund taxes too, if the law lets us.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'later',
      title: 'If it is too late to cancel',
      paragraphs: [
        // Our own terms of use, part 11.
        `After ${claims.refundMinutes} minutes you can still ask. If nobody has claimed the money, we will stop the ` +
          'transfer and return what you sent. We may keep the fee, but we will tell you first.',
        // 12 CFR 1005.36(c): at least three business days before the scheduled date.
        'Did you schedule a transfer for a later day? You can cancel it up to 3 business days before that day.',
        // State law; see the disclosures in content/regulators.ts.
        'Some states give you more rights. Look up your state on our [licenses page](/licenses).',
      ],
    },
    {
      kind: 'prose',
      id: 'errors',
      title: 'What counts as a mistake',
      paragraphs: [
        // 12 CFR 1005.33(a)(1)
        'You can report any of these, and we must look into it:',
      ],
      points: [
        // 12 CFR 1005.33(a)(1)(i)
        'You were charged the wrong amount.',
        // 12 CFR 1005.33(a)(1)(ii)
        'We made a mistake with the numbers or the math.',
        // 12 CFR 1005.33(a)(1)(iii)
        'Less money arrived than the receipt says.',
        // 12 CFR 1005.33(a)(1)(iv)
        'The money had not arrived by the date on your receipt.',
        // 12 CFR 1005.33(a)(1)(v)
        'You need documents about the transfer, or you want to know if there was a mistake.',
      ],
      after:
        // 12 CFR 1005.33(a)(1)(iv)(A)-(D) and (h)
        'It is not our mistake if the delay comes from something that nobody could control, from a fraud check, or ' +
        'from a wrong account number that you gave us. Tell us anyway: we will try to get the money back.',
    },
    {
      kind: 'steps',
      id: 'report',
      title: 'Report a mistake',
      steps: [
        {
          title: 'Tell us within 180 days',
          // 12 CFR 1005.33(b)(1)(i)
          text: 'Count from the date on your receipt by which the money should have arrived. You can call or write.',
        },
        {
          title: 'Say what happened',
          // 12 CFR 1005.33(b)(1)(ii), (iii)
          text: 'Give your name and phone number or address, the recipient’s name, the transfer number, and what is wrong.',
        },
        {
          title: 'We look into it',
          // 12 CFR 1005.33(c)(1)
          text: 'We have 90 days. You will hear from us within 3 business days after we are done.',
        },
        {
          title: 'You choose the remedy',
          // 12 CFR 1005.33(c)(2)(i), (ii)
          text:
            'If there was a mistake, you get your money back or we send the right amount. You choose. If it was ' +
            'late, we also return our fee.',
        },
        {
          title: 'You can see the documents',
          // 12 CFR 1005.33(d)(1)
          text: 'If we find no mistake, we will explain why in writing. You can ask for copies of what we relied on.',
        },
      ],
    },
    {
      kind: 'facts',
      id: 'before',
      title: 'What we must show you',
      rows: [
        {
          // 12 CFR 1005.31(b)(1)
          term: 'Before you pay',
          value:
            'The amount, our fee, taxes, the rate, and how much arrives. If another bank may take a fee, we say so.',
        },
        {
          // 12 CFR 1005.31(b)(2)
          term: 'On the receipt',
          value: 'The same, plus the date by which the money will arrive, your rights, and who to call.',
        },
        {
          // 12 CFR 1005.31(g)(1)
          term: 'In your language',
          value: 'In English, and in the language that the shop mainly advertises in or used with you.',
        },
        {
          // 12 CFR 1005.30(e), (f), (g)
          term: 'Which transfers',
          value:
            'Transfers of more than 15 dollars that you send abroad for yourself, your family, or your home. Business ' +
            'payments have other rules.',
        },
        {
          // 12 CFR 1005.35
          term: 'At an agent',
          value: 'We are responsible for what an agent does in our name.',
        },
      ],
    },
    {
      kind: 'facts',
      id: 'complain',
      title: 'Where to complain',
      intro: 'Start with us. You may go to a regulator at any time, and we will not treat you any worse for it.',
      rows: [
        {
          term: 'To us',
          value:
            `Call ${brand.phones.tollFree.display}, ${claims.support}. Email ${brand.mailboxes.info}. Or write to ` +
            `${brand.legalName}, ${officeAddress}.`,
        },
        {
          term: 'Consumer Financial Protection Bureau',
          value:
            'Call (855) 411-2372, or (855) 729-2372 for TTY. Write to P.O. Box 27170, Washington, DC 20038. Or go to ' +
            'consumerfinance.gov/complaint.',
        },
        ...held.map(({ state, code, agency }) => ({
          term: state,
          value: `[${agency.name}](/licenses#${code.toLowerCase()}), ${agency.tollFree ?? agency.phone}`,
        })),
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: 'Good to know',
      items: [
        {
          id: 'i-paid-by-card-do-i-have-other-rights-too',
          question: 'I paid by card. Do I have other rights too?',
          answer: [
            // 12 CFR 1026.13(b)(1); 12 CFR 1005.6(b), 1005.11(b)(1)
            'Yes. For a charge that you did not make, call your bank right away. On a credit card you have 60 days from ' +
              'the bill to dispute a charge in writing.',
            // 12 CFR 1005.6(b)(1)
            'If your debit card is stolen and you tell the bank within 2 business days, you lose 50 dollars at most.',
          ],
        },
        {
          id: 'can-the-company-make-me-give-up-these-rights',
          question: 'Can the company make me give up these rights?',
          // 15 U.S.C. 1693l
          answer: ['No. The law says that no contract can take them away.'],
        },
        {
          id: 'where-is-the-exact-legal-text',
          question: 'Where is the exact legal text?',
          answer: [
            'In parts 8 to 12 of our [terms of use](/term-of-use), and in federal rule 12 CFR 1005.30 to 1005.36.',
          ],
        },
      ],
    },
    {
      kind: 'band',
      title: 'Did something go wrong?',
      text: `Call ${brand.phones.tollFree.display}, ${claims.support}, with your transfer number. The sooner you call, the more we can do.`,
      actions: [
        { text: 'Call us', href: brand.phones.tollFree.uri },
        { text: 'Find your state’s regulator', href: '/licenses' },
      ],
    },
  ],
})

export const yourRights = yourRightsWith(licenses)

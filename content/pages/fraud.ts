import { brand } from '../brand/company.ts'
import { claims } from '../brand/claims.ts'
import type { PageContent } from '../page.ts'

/*
 * Sources, as of November 16, 2026; counsel confirms them. Kinds of scams and what to do: Federal Trade Commission, consumer.ftc.gov, and
 * its report form reportfraud.ftc.gov; FBI Internet Crime Complaint Center, ic3.gov. Telemarketers may not ask for a
 * cash-to-cash money transfer: 16 CFR 310.4(a)(10). Cancellation within 30 minutes: 12 CFR 1005.34(a). Stolen card or
 * account access, 2 business days and 50 dollars: 12 CFR 1005.6(b)(1). Identity theft: identitytheft.gov.
 */
export const fraud = {
  path: '/fraud',
  head: 'service',
  title: `Fraud: Spot a Scam and Act Fast | ${brand.name}`,
  description:
    'What we never ask for, the scams that use money transfers, and what to do in the first hour after you have sent ' +
    'money to a thief.',
  breadcrumb: [
    { text: 'Home', href: '/' },
    { text: 'Company', href: '/company' },
  ],
  crumb: 'Fraud',
  heading: 'Stop a scam before it costs you',
  lede: `Did you just send money to someone you do not trust? Call ${brand.phones.tollFree.display} now, ${claims.support}.`,
  picture: { name: 'article-security', alt: '' },
  actions: [
    { text: 'Call us', href: brand.phones.tollFree.uri },
    { text: 'The first hour', href: '#first-hour' },
  ],
  sections: [
    {
      kind: 'steps',
      id: 'first-hour',
      title: 'What to do in the first hour',
      intro: 'Every minute counts. Do these in this order.',
      steps: [
        {
          title: 'Call us and say “cancel”',
          // 12 CFR 1005.34(a)
          text:
            `Within ${claims.refundMinutes} minutes of payment, you get all your money back, unless it was ` +
            'picked up or deposited. After that, we will still try to stop it.',
        },
        {
          title: 'Call your bank or card company',
          // 12 CFR 1005.6(b)(1)
          text:
            'Use the number on the back of your card. Say that it was fraud. If your debit card was stolen and you ' +
            'call within 2 business days, you lose 50 dollars at most.',
        },
        {
          title: 'Stop talking to them',
          text: 'Do not send more, not even to “get it back.” That is the next part of the scam.',
        },
        {
          title: 'Keep the proof',
          text: 'Save texts, numbers, names, receipts, and screenshots. Do not delete the chat.',
        },
        {
          title: 'Change your passwords',
          text: 'Start with your email. If they had you install an app on your phone, remove it and turn the phone off.',
        },
        {
          title: 'Report it',
          text:
            'Go to reportfraud.ftc.gov or call (877) 382-4357. If it happened online, also use ic3.gov, which is run ' +
            'by the FBI. Tell your local police as well, and ask for a report number.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'never',
      title: 'What we never ask for',
      paragraphs: [
        'If someone uses our name and asks for one of these, hang up. Then call us at the number on this page.',
      ],
      points: [
        'Your full card number, PIN, or password by phone, text, or email.',
        'The one-time code that we sent to your phone.',
        'A payment to “unlock,” “insure,” or “speed up” a transfer.',
        'A payment by gift card or crypto.',
        'Access to your screen through an app that you install.',
        'A lie to an agent about who gets the money.',
      ],
    },
    {
      kind: 'cards',
      id: 'scams',
      title: 'Scams that use money transfers',
      cards: [
        {
          title: 'A relative in trouble',
          text:
            'A caller is crying about an accident or an arrest. A computer may be faking the voice. Hang up and call ' +
            'your relative at the number you know.',
        },
        {
          title: 'Online romance',
          text: 'You have never met, but there is always a reason to send money. Ask for a video call. Tell a friend.',
        },
        {
          title: 'You won a prize',
          text: 'A real prize is free. Nobody has to pay a tax or a fee first.',
        },
        {
          title: 'The check that bounces',
          text:
            'Someone sends you a check and wants part of it back. The check is fake. The bank will take the full amount ' +
            'from you later.',
        },
        {
          title: 'The government calls',
          text:
            'The IRS, the police, and immigration offices never ask for a money transfer. They write letters. No ' +
            'transfer can get anyone out of jail.',
        },
        {
          title: 'A job or an apartment',
          text: 'They want you to pay before you start the job or see the place. Walk away.',
        },
        {
          title: 'A seller on the phone',
          // 16 CFR 310.4(a)(10)
          text: 'It is against the law for a telemarketer to ask for a cash-to-cash money transfer. It is a sure sign of a scam.',
        },
        {
          title: 'Money sent “by mistake”',
          text: 'A stranger says that you got their money and asks you to send it back. Call us first. It may be stolen.',
        },
      ],
    },
    {
      kind: 'facts',
      id: 'check',
      title: 'Four questions before you send',
      rows: [
        { term: 'Have I met this person?', value: 'If you have not met face to face, do not send.' },
        { term: 'Am I being rushed?', value: 'Thieves rush you. Family can wait ten minutes while you check.' },
        { term: 'Am I being told to keep it secret?', value: 'Then something is wrong. Talk to someone you trust.' },
        { term: 'Did I call back?', value: 'Use a number that you had before, not the one in the message.' },
      ],
    },
    {
      kind: 'questions',
      id: 'questions',
      title: 'If it already happened',
      items: [
        {
          id: 'will-i-get-my-money-back',
          question: 'Will I get my money back?',
          answer: [
            'If it has not been picked up, often yes. Once a thief has the cash, it is very hard.',
            'So the first call is the one that matters most.',
          ],
        },
        {
          id: 'they-have-my-id-or-social-security-number',
          question: 'They have my ID or Social Security number.',
          answer: [
            'Go to identitytheft.gov. It makes a plan for you. You can also freeze your credit at Equifax, Experian, ' +
              // 15 U.S.C. 1681c-1(i): security freezes are free.
              'and TransUnion. By law, a freeze costs nothing.',
          ],
        },
        {
          id: 'i-am-ashamed-do-i-have-to-tell-you',
          question: 'I am ashamed. Do I have to tell you?',
          answer: [
            'It happens to doctors, to teachers, and to us. You did nothing wrong. Your report helps us stop ' +
              'the thief before the next person pays.',
          ],
        },
        {
          id: 'my-agent-asks-me-many-questions-why',
          question: 'My agent asks me many questions. Why?',
          answer: ['Agents learn the signs of fraud. A question now can save your money. Please answer it truthfully.'],
        },
      ],
    },
    {
      kind: 'band',
      title: 'Not sure? Ask before you pay.',
      text: `Call ${brand.phones.tollFree.display}, ${claims.support}. We would rather lose a fee than see you lose your savings.`,
      actions: [
        { text: 'Call us', href: brand.phones.tollFree.uri },
        { text: 'What a payment link looks like', href: '/Security-How-Text2Pay-Ensures' },
      ],
    },
  ],
} satisfies PageContent

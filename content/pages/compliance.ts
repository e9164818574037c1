import { brand } from '../brand/company.ts'
import { claims } from '../brand/claims.ts'
import type { PageContent } from '../page.ts'

/**
 * The dollar and day limits are from federal rules: 31 CFR 1010.311, 1010.410(e) and (f), 1010.430,
 * 1022.210, 1022.320 and 1022.380, 31 CFR part 501, and 12 CFR part 1005, subpart B. Review them when a rule changes.
 */
export const compliance = {
  path: '/Compliance',
  head: 'reference',
  title: `Compliance: AML/CFT Rules in Plain Words | ${brand.name}`,
  description:
    `How ${brand.name} meets its AML/CFT duties: registration, licenses, ID checks, sanctions screening, reports, ` +
    'agents, your rights, and how each one affects you.',
  breadcrumb: [
    { text: 'Home', href: '/' },
    { text: 'Company', href: '/company' },
  ],
  crumb: 'Compliance',
  heading: 'Compliance in plain words',
  lede: 'What US law requires of a company that moves money, and how each duty affects you.',
  picture: { name: 'compliance', alt: 'A compliance officer reads a form at her desk, in front of a large shield.' },
  headFacts: [
    { term: 'Registered with', value: 'FinCEN, as a money services business' },
    { term: 'Supervised by', value: 'The regulators on our [licenses page](/licenses)' },
  ],
  sections: [
    {
      kind: 'split',
      id: 'oversight',
      title: 'Who oversees us',
      paragraphs: [
        'We are a money services business (MSB). We register with FinCEN, the US Treasury’s financial crime ' +
          'office, and renew every two years. This does not mean that FinCEN recommends us.',
        `States license us one by one. We hold [${claims.licenses}](/licenses). IRS and state examiners check our ` +
          'work. A state can fine us or end a license.',
        `**What you see:** our NMLS ID, ${brand.nmlsId}, ` +
          'is on every page, and your receipt names a regulator you can call.',
      ],
      picture: {
        name: 'licenses',
        alt: 'A state building with a flag, and a license that hangs behind a counter.',
      },
      action: { text: 'Search NMLS Consumer Access', href: brand.nmlsUrl },
    },
    {
      kind: 'cards',
      id: 'program',
      title: 'Our written AML/CFT program',
      intro:
        'AML/CFT means anti-money laundering and countering the financing of terrorism. The Bank Secrecy Act (BSA) ' +
        'requires a written program that fits our risks. It has four parts.',
      cards: [
        {
          title: 'Policies and controls',
          text:
            'They say how we check IDs, file reports, keep records, and respond to law enforcement. **What you see:** ' +
            'each agent asks for the same things.',
        },
        {
          title: 'A compliance officer',
          text:
            'One designated officer runs the program every day. **What you see:** you can write to ' +
            `${brand.mailboxes.compliance}.`,
        },
        {
          title: 'Training',
          text:
            'Staff and agents learn the rules and the signs of fraud, and take refresher courses. **What you see:** ' +
            'an ' +
            'agent may ask if you know the recipient.',
        },
        {
          title: 'Independent review',
          text:
            'Someone who does not run the program tests it as often as our risks require. **What you see:** a form ' +
            'may change.',
        },
      ],
    },
    {
      kind: 'facts',
      id: 'checks',
      title: 'What we check, report, and keep',
      rows: [
        {
          term: 'Know your customer (KYC)',
          value:
            'We identify you by name, address, birth date, and valid ID. If an amount or pattern is unusual, we ' +
            'ask what the money is for. **What you see:** questions before you pay.',
        },
        {
          term: 'Sanctions, any amount',
          value:
            'We screen senders and recipients against the lists of OFAC, the US sanctions office. If a name is ' +
            'close, we hold the transfer and compare details. If it truly matches, we must refuse it or block the ' +
            'money, and tell OFAC within 10 business days. Blocked money may not go back unless OFAC allows it. ' +
            '**What you see:** a hold and a question.',
        },
        {
          term: '$3,000 or more',
          value:
            'We verify your ID and record who sends, who receives, how much, and when. The “travel rule” sends key ' +
            'details on to the next company. **What you see:** we ask for a Social Security, tax, alien ID, or ' +
            'passport number. We may ask sooner.',
        },
        {
          term: 'Cash over $10,000 in a day',
          value:
            'Cash paid in by you, or for you, in one day counts together. So does cash paid out. Above $10,000 we ' +
            'file a currency transaction report (CTR) within 15 days. It is routine. But splitting up cash to avoid ' +
            'it is a crime, even if the money is clean. FinCEN can order lower limits in some places. **What you ' +
            'see:** ' +
            'we ask for ID, and we ask who you are acting for.',
        },
        {
          term: 'Suspicious, $2,000 or more',
          value:
            'If we have reason to suspect that a payment hides a crime, evades these rules, or has no lawful ' +
            'purpose, we file a suspicious activity report (SAR) within 30 days of seeing the signs. Attempts ' +
            'count, and linked payments count together. **What you see:** perhaps a question. By law we may not ' +
            'tell you whether a SAR exists.',
        },
        {
          term: 'Records',
          value:
            'We keep BSA records for at least five years and sanctions records for ten. **What you see:** we cannot erase ' +
            'these early, even [if you ask](/privacy-policy).',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'agents',
      title: 'How we oversee agents',
      paragraphs: ['An agent acts in our name, so we answer for its work. Agents also have BSA duties of their own.'],
      points: [
        'We check the owner and the shop before we sign, and train the staff.',
        'We watch for unusual patterns and visit shops. If an agent breaks the rules, we can end the contract.',
        'We update our list of agents each year, as FinCEN requires.',
      ],
      after:
        '**What you see:** you can look up [every authorized agent](/find-agent), and your receipt carries our name.',
    },
    {
      kind: 'steps',
      id: 'rights',
      title: 'Your rights as a sender',
      intro:
        'The federal Remittance Transfer Rule covers most transfers over $15 that people send abroad for ' +
        'themselves or their family. Here is what it gives you.',
      steps: [
        {
          title: 'Before you pay',
          text:
            'You see the amount, our fee, taxes, the rate, certain fees charged by others, and the total that arrives. We ' +
            'warn you if a bank abroad may take more.',
        },
        {
          title: 'After you pay',
          text: 'Your receipt adds the date the money will be there, your rights, and who to contact.',
        },
        {
          title: `For ${claims.refundMinutes} minutes`,
          text:
            'You may cancel for a full refund, including fees, if the money was not picked up or deposited. We will pay it ' +
            'back within three business days.',
        },
        {
          title: 'If something went wrong',
          text:
            'Tell us within 180 days of the arrival date on the receipt. We will investigate within 90 days, then ' +
            'tell you the result within three business days. If there was an error, we will correct it or refund you.',
        },
      ],
    },
    {
      kind: 'facts',
      id: 'counsel',
      title: 'What a lawyer confirms',
      intro:
        'Our pages explain the law in plain words. Before we use them, and when a rule changes, ' +
        'a lawyer checks each item. They are current as of November 16, 2026.',
      rows: [
        {
          term: 'Your rights',
          value:
            `The time limits on [the rights page](/your-rights): ${claims.refundMinutes} minutes, 3 business days, 90 and 180 days. What counts as an ` +
            'error. Refunds after the time to cancel. The addresses of the regulators. (12 CFR 1005.30 to 1005.36)',
        },
        {
          term: 'Fraud',
          value:
            'What [the fraud page](/fraud) says about stolen cards, and about telemarketers who ask for a transfer. (12 CFR 1005.6, 16 CFR 310.4)',
        },
        {
          term: 'Privacy notice',
          value:
            'That each answer in [the notice](/privacy-notice) is true for this company, and that it follows state rules. (12 CFR part 1016)',
        },
        {
          term: 'E-Sign consent',
          value:
            'What [the consent](/e-sign-consent) covers, free paper copies, and how customers show that they can read a record. (15 U.S.C. 7001)',
        },
        {
          term: 'Licenses',
          value:
            'Each number on [the licenses page](/licenses), all wording that a state requires, the MSB registration, and the NMLS record. (31 CFR 1022.380)',
        },
        {
          term: 'Country pages',
          value: 'What each page says about taxes, limits, and documents abroad. The pages do not name our partners.',
        },
      ],
    },
    {
      kind: 'band',
      title: 'Ask compliance',
      text: `Is your transfer on hold? Call ${brand.phones.tollFree.display}, ${claims.support}.`,
      actions: [
        { text: 'Email compliance', href: `mailto:${brand.mailboxes.compliance}` },
        { text: 'Read the terms of use', href: '/term-of-use' },
      ],
    },
  ],
} satisfies PageContent

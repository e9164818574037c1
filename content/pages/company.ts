import { brand } from '../brand/company.ts'
import { claims } from '../brand/claims.ts'
import { cities, officeAddress } from '../cities.ts'
import { counted } from '../counted.ts'
import { capitalized, inWords, numberWord } from '../number-word.ts'
import { figures } from '../figures.ts'
import type { PageContent } from '../page.ts'
import { executives, leadersIntro } from '../brand/people.ts'

/** Careers must be last: the page adds the careers form and then the Join form after it. */
export const company = {
  path: '/company',
  head: 'story',
  title: `Company: Who Stands Behind Your Transfer | ${brand.name}`,
  description:
    `Meet ${brand.legalName}: our rules, our people, our partners, our record since ${claims.incorporated}, and ` +
    'how to invest in us or work with us.',
  breadcrumb: [{ text: 'Home', href: '/' }],
  crumb: 'Company',
  heading: 'Who stands behind your transfer',
  lede:
    'When you send money, you trust people you may never meet. This page tells you who we are, who checks our ' +
    'work, and how you can join us.',
  actions: [
    { text: 'Read our history', href: '/aboutus' },
    { text: 'See our licenses', href: '/licenses' },
  ],
  picture: {
    name: 'about',
    alt: 'A parent and a child stand between an old wooden stall and a new shop.',
  },
  sections: [
    {
      kind: 'cards',
      id: 'start-here',
      title: 'Start here',
      intro:
        `We were incorporated in ${brand.foundedIn} in ${claims.incorporated}. Since then we have handled ` +
        `${claims.transactions} transactions, worth ${claims.volume}.`,
      cards: [
        {
          title: 'About Us',
          text: `How the company began, what has changed since, and ${numberWord(executives.length)} of the people who lead it.`,
          href: '/aboutus',
          action: 'Read our story',
        },
        {
          title: 'Our Service Area',
          text: `We work in ${claims.states} with ${claims.agents}. ${capitalized(inWords(cities.length, 'city has a page of its own', 'cities have a page of their own'))}.`,
          href: '/servicearea',
          action: 'Find your city',
        },
        {
          title: 'Licenses',
          text: `We list ${counted(claims.licenseEntries, 'state entry, with its regulator and how to reach it', 'state entries, each with its regulator and how to reach it')}. ${figures.licenseFirst}`,
          href: '/licenses',
          action: 'Look up a state',
        },
      ],
    },
    {
      kind: 'split',
      id: 'compliance',
      title: 'Compliance',
      paragraphs: [
        'Money transfer is a licensed business. Federal law requires us to know who sends and who receives, to check ' +
          'sanctions lists, to keep records, and to report some payments.',
        'That is why an agent asks for your ID, and why a transfer is sometimes held while we check a name. You ' +
          'have rights too. You see the full price before you pay, and you can report an error afterward.',
      ],
      picture: {
        name: 'compliance-check',
        alt: 'A compliance officer at her desk compares an ID card with a transfer form.',
      },
      action: { text: 'Read about compliance', href: '/Compliance' },
    },
    {
      kind: 'facts',
      id: 'investor-relations',
      title: 'Investor Relations',
      intro:
        'We tell investors how a transfer company makes money, what it spends, and what can go wrong. Start on the ' +
        '[Investor Relations](/investor-relations) page.',
      rows: [
        { term: 'Company', value: `${brand.legalName}, incorporated in ${claims.incorporated}` },
        { term: 'Record', value: `We have handled ${claims.transactions} transactions, worth ${claims.volume}` },
        { term: 'Our own payout partners', value: figures.ownPartners },
        { term: 'Through global aggregators', value: figures.throughAggregators },
        { term: 'Write to', value: brand.mailboxes.investors },
      ],
    },
    {
      kind: 'split',
      id: 'partnerships',
      title: 'Partnerships',
      paragraphs: [
        'No company can pay out money in every village by itself. One transfer can pass through an agent, our bank, ' +
          'a network, and the wallet that your mother uses.',
        'We work with banks, payout companies, global payment aggregators, and software firms. We check each one ' +
          'before we send the first dollar through it.',
      ],
      picture: {
        name: 'partners-handshake',
        alt: 'Two partners shake hands between an office building and a small shop.',
      },
      action: { text: 'How partnerships work', href: '/partnership' },
    },
    {
      kind: 'people',
      id: 'team',
      title: 'Meet the Team',
      intro: leadersIntro,
      people: 'executives',
      action: { text: 'Read More about the team', href: '/Teams' },
    },
    {
      kind: 'facts',
      id: 'contact',
      title: 'Visit or call us',
      intro: `The office is open for visits. You can reach us by phone ${claims.support}.`,
      rows: [
        { term: 'Office', value: officeAddress },
        { term: 'Office hours', value: brand.hours.display },
        { term: 'Phone', value: `${brand.phones.tollFree.display}, ${claims.support}` },
        { term: 'Email', value: brand.mailboxes.info },
      ],
    },
    {
      kind: 'split',
      id: 'careers',
      title: 'Careers',
      paragraphs: [
        'We hire people for support, compliance, software, finance, and work with agents. Many of us speak a second ' +
          'language at work. It helps a worried caller to explain the problem in the language they speak at home.',
        'Look at the open jobs on our [careers page](/career). If none of them is right for you, send us your name and ' +
          'resume with the form on this page. We will keep them for the next opening.',
      ],
      picture: { name: 'training-class', alt: 'A trainer holds up a phone in front of four people at their desks.' },
      action: { text: 'See open jobs', href: '/career' },
    },
  ],
} satisfies PageContent

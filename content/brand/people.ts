/**
 * Sample people. All six are invented, with invented biographies and no photographs, and their profile links end in
 * .example. A company that adopts the site puts its own people here.
 */
import { brand } from './company.ts'

export type Person = {
  name: string
  role: string
  /** What they are responsible for, in one sentence. */
  duty: string
  story: string
  /** Shown in place of a portrait. */
  initials: string
  profiles: { name: string; url: string }[]
}

const safiyaGuled = {
  name: 'Safiya Guled',
  role: 'Chief Executive Officer',
  duty: 'Safiya leads the company and is accountable for it to the states that license it.',
  story:
    'She started at a shop counter in Minneapolis, where she processed transfers for customers in Somali and ' +
    'English. Later she led the field team that finds new agents. She still takes a shift on the support line, ' +
    'because the questions there show her what to fix first. As a child, she lived in part on money that an aunt ' +
    'sent from abroad.',
  initials: 'SG',
  profiles: [{ name: 'LinkedIn', url: 'https://linkedin.example/in/safiya-guled' }],
} satisfies Person

const maritEllingboe = {
  name: 'Marit Ellingboe',
  role: 'Chief Compliance Officer',
  duty: 'Marit is the designated officer of our program against money laundering and terrorist financing.',
  story:
    'She can stop any transfer, and nobody in sales can overrule her. She was a state examiner for many years, so ' +
    'she knows what a regulator looks for in a file. She is a certified anti-money laundering specialist. Marit ' +
    'tries out all training material on a new shop owner. If that person cannot explain a rule in their own words, ' +
    'she rewrites it.',
  initials: 'ME',
  profiles: [{ name: 'LinkedIn', url: 'https://linkedin.example/in/marit-ellingboe' }],
} satisfies Person

const lenchoTolera = {
  name: 'Lencho Tolera',
  role: 'Chief Operating Officer',
  duty: 'Lencho makes sure that the money a sender pays reaches the recipient.',
  story:
    'His team works with banks, wallets, and payout partners. It follows up on each late transfer and tells ' +
    'the customer why. He trained as an engineer and once planned delivery routes for a food wholesaler in St. ' +
    'Paul. He speaks Oromo, Amharic, and English. He also maintains our emergency plan: for a storm, a bank closure, ' +
    'or a phone network outage.',
  initials: 'LT',
  profiles: [{ name: 'LinkedIn', url: 'https://linkedin.example/in/lencho-tolera' }],
} satisfies Person

const wanjiruKamande = {
  name: 'Wanjiru Kamande',
  role: 'Chief Financial Officer',
  duty: 'Wanjiru looks after the company’s accounts and the money that customers have given us to deliver.',
  story:
    'Before each weekend and holiday she makes sure that our payout partners have enough, in the right currency. ' +
    'She signs the financial reports that states require of a licensed transmitter. She began as an auditor in ' +
    'Nairobi and is now a certified public accountant in Minnesota. Her test for a new price: if a customer ' +
    'cannot read it in one line, it is not ready.',
  initials: 'WK',
  profiles: [{ name: 'LinkedIn', url: 'https://linkedin.example/in/wanjiru-kamande' }],
} satisfies Person

const yonasTekle = {
  name: 'Yonas Tekle',
  role: 'Chief Technology Officer',
  duty: `Yonas leads the people who build the app, the agent’s screen, and ${brand.product}.`,
  story:
    'He tries each new version on an old phone with a slow connection, because many senders use one. He used to ' +
    'write payment software for grocery stores. There he learned that a card page must say clearly whether a ' +
    'payment went through. His team also rehearses how to restore our systems after a failure. In the evenings he ' +
    'teaches teenagers to code, in Tigrinya and English.',
  initials: 'YT',
  profiles: [{ name: 'LinkedIn', url: 'https://linkedin.example/in/yonas-tekle' }],
} satisfies Person

const nadiaElsadig = {
  name: 'Nadia Elsadig',
  role: 'Chief Agent Officer',
  duty: 'Nadia and her field team choose, train, and visit our agents.',
  story:
    'She once ran a shop in Columbus that sold spices, phone cards, and money transfers at one counter. She knows how ' +
    'long a line can feel at noon on a Friday. Before she signs a contract, she checks the owner, the ' +
    'books, and the shop itself. If an agent breaks the rules, she ends the contract. Nadia speaks Arabic, Swahili, ' +
    'and English, and new agents get her direct number.',
  initials: 'NE',
  profiles: [{ name: 'LinkedIn', url: 'https://linkedin.example/in/nadia-elsadig' }],
} satisfies Person

/** In the order of the team page. */
export const team = [
  safiyaGuled,
  maritEllingboe,
  lenchoTolera,
  wanjiruKamande,
  yonasTekle,
  nadiaElsadig,
] satisfies Person[]

/** The three who are shown on About Us. */
export const executives = [safiyaGuled, maritEllingboe, lenchoTolera] satisfies Person[]

/** How the company page introduces those three. */
export const leadersIntro =
  'Six people lead the company. Here are three of them: the one who leads, the one who can say no, and the one who ' +
  'makes sure that the money arrives.'

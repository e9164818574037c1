import { brand } from '../brand/company.ts'
import { claims } from '../brand/claims.ts'
import { consents } from '../consents.ts'
import { exampleTransfer, mainRegion } from '../brand/countries.ts'
import { listed } from '../listed.ts'
import { payoutCountries } from '../countries.ts'
import { figures } from '../figures.ts'
import { inquiryReasonNames } from '../inquiry-reason-names.ts'
import { emailHint, phoneHint } from '../form-hints.ts'
import { islandTexts } from '../island.ts'
import { capitalized } from '../number-word.ts'
import type { Action, PageContent, Picture } from '../page.ts'

export type Store = { icon: 'appStore' | 'googlePlay'; before: string; name: string; href: string }

const { person } = exampleTransfer
const reach = `${mainRegion.region.countries.length} ${mainRegion.adjective} countries`

const { tollFree } = brand.phones
const languages = listed(claims.supportLanguages)

const stores = [
  { icon: 'appStore', before: 'Download on the', name: 'App Store', href: brand.stores.ios },
  { icon: 'googlePlay', before: 'Get it on', name: 'Google Play', href: brand.stores.android },
] satisfies Store[]

/** The converter of the home page and of the city pages. */
export const converterTexts = {
  label: 'Currency converter',
  amount: 'Amount',
  from: 'From currency',
  to: 'To currency',
  swap: 'Swap the two currencies',
  /** The label of the one-tap choices. */
  choices: 'Show the result in',
  result: 'Result',
  wrongAmount: 'Enter an amount such as 100 or 12.50.',
  midMarket: 'mid-market rate',
  noMatch: 'No currency found. Try a code, a name, or a country.',
  /** Shown before the amount in currencies that do not have two decimal places. */
  inCoins: 'In bills and coins:',
  /** Shown before the date of the rates. */
  ratesOf: 'Rates as of',
  sampleRatesOf: 'Sample rates as of',
  unavailable: 'Exchange rates are not available right now. Please try again later.',
  noScript:
    'The converter needs JavaScript, which is turned off in your browser or did not load. Your agent can tell you ' +
    'the rate.',
  footnote:
    'The converter shows the mid-market rate. It is for information only. Actual transfers do not get this rate. ' +
    'Your agent or the app shows your rate, the fee, and the amount that arrives before you pay.',
}

/** The agent-inquiry form, on the page and in the popup. */
const inquiry = {
  label: 'Agent inquiry',
  fields: {
    name: { label: 'Name' },
    Email: { label: 'Email', help: emailHint },
    Phone: { label: 'Phone', help: phoneHint(10) },
    LEADCF163: {
      label: 'Reason for inquiry',
      empty: 'Choose a reason',
      options: inquiryReasonNames,
    },
    LEADCF162: { label: 'Message', optional: '(optional)', help: 'Please do not include card or account numbers.' },
  },
  consent: consents['inquiry-1'],
  sending: 'Sending your inquiry…',
  alerts: {
    invalid: {
      title: 'Missing Details!',
      text: 'Please check and complete the required fields: {fields}.',
      names: {
        name: 'name',
        Email: 'email',
        Phone: 'phone',
        LEADCF163: 'reason for inquiry',
        LEADCF162: 'message',
        agreed: 'agreement to the terms',
      },
      button: 'Check the form',
    },
    success: { title: 'Success', text: 'Your application has been submitted successfully!', button: 'Close' },
    /** The text is used when the server sends no message. */
    failure: {
      title: 'Error',
      text: 'Something went wrong. Please try again later.',
      button: islandTexts.retry,
      close: islandTexts.close,
    },
  },
}

/** The links to the app on the home page. */
export const appLinksId = 'get-the-app'

/** Texts of the home page, by section. The person, the amounts, and the transfer number on the phone screens are samples. */
export const home = {
  path: '/',
  title: `${brand.name}: ${brand.tagline}`,
  description:
    `Send money from the US to mobile wallets and bank accounts in ${mainRegion.region.name} and beyond. Start with ` +
    `an agent, pay by text with ${brand.product}, and see the rate and the fee first.`,

  hero: {
    heading: 'Swift Transfers, Stronger Connections',
    subtitle: brand.tagline,
    lede:
      `From the US to mobile wallets and bank accounts in ${reach}. You see the fee and the amount that arrives before ` +
      'you pay.',
    storesLabel: 'Get the app',
    stores,
    agent: 'Would you rather talk to someone in person? [Find an agent near you](/find-agent).',
    phones: {
      label: 'A transfer in the app',
      steps: [
        { name: 'Amount', caption: 'Enter what you send, and see what arrives.' },
        { name: 'Check', caption: 'Check the total before you pay.' },
        { name: 'Arrived', caption: 'You both get a text when the money arrives.' },
      ],
      note: 'Sample amounts. Your agent or the app shows your own.',
      time: '9:41',
      network: 'LTE',
      /** Shown while there is no price list. */
      amounts: { send: '200.00', fee: '3.00', total: '203.00', arrives: '200.00', currency: 'USD' },
      amount: {
        title: 'How much?',
        gives: { label: 'You send', amount: '{send}', currency: 'USD' },
        gets: { label: `${person.firstName} gets`, amount: '{arrives}', currency: '{currency}' },
        rows: [
          { term: 'To', value: person.name },
          { term: 'Paid to', value: 'Wallet ··· 0188' },
          { term: 'Fee', value: '{fee} USD' },
        ],
        button: 'Continue',
      },
      pay: {
        title: 'Check and pay',
        gets: { label: `${person.firstName} gets`, amount: '{arrives}', currency: '{currency}' },
        rows: [
          { term: 'To', value: person.name },
          { term: 'Paid to', value: 'Wallet ··· 0188' },
          { term: 'You send', value: '{send} USD' },
          { term: 'Fee', value: '{fee} USD' },
          { term: 'Total', value: '{total} USD' },
        ],
        note: `Changed your mind? Full refund within ${claims.refundMinutes} minutes, unless it was picked up.`,
        button: 'Pay {total} USD',
      },
      arrived: {
        title: 'It arrived',
        gets: { label: `${person.firstName} received`, amount: '{arrives}', currency: '{currency}' },
        track: [
          { title: 'You paid', detail: '10:02 AM, card ··· 4417' },
          { title: 'We checked and sent it', detail: '10:03 AM' },
          { title: `In ${person.firstName}’s wallet`, detail: '10:04 AM, with a text' },
        ],
        rows: [
          { term: 'Transfer', value: '0142-7709' },
          { term: 'You paid', value: '{total} USD' },
        ],
        button: 'Send again',
      },
    },
  },

  saying: {
    label: 'Our record',
    text:
      `Since **${claims.incorporated}** we have handled **${claims.transactions}** transactions, worth ` +
      `**${claims.volume}**. We hold **${claims.licenses}** and work with **${claims.agents}** in ` +
      `**${claims.states}**. ${figures.licenseFirst}`,
  },

  features: {
    id: 'features',
    title: 'What you can count on',
    slides: [
      {
        title: 'Instant Transfers',
        text:
          `With ${brand.product} you and your family get a confirmation the moment you pay. A mobile wallet is often ` +
          'the fastest way to receive. Some transfers are held for review.',
        picture: { name: 'swatch-instant', alt: '' },
      },
      {
        title: 'Global Reach',
        text:
          `We have payout partners in ${claims.payoutCountries}. Through global payment aggregators we reach ` +
          `${claims.aggregatorCountries}.`,
        picture: { name: 'swatch-reach', alt: '' },
      },
      {
        title: 'Competitive Exchange Rates',
        text:
          'You see the rate, the fee, and the exact amount that arrives before you pay, so you can compare. The rate ' +
          'is then locked in for your transfer.',
        picture: { name: 'swatch-rates', alt: '' },
      },
      {
        title: 'Streamlined Process',
        text: 'Your agent enters the details once. You open the link in your text and pay by card. That’s it.',
        picture: { name: 'swatch-process', alt: '' },
      },
      {
        title: `${capitalized(claims.support)} Customer Support`,
        text: `Call us ${claims.support}. We support our agents in ${languages}.`,
        picture: { name: 'swatch-support', alt: '' },
      },
    ] satisfies { title: string; text: string; picture: Picture }[],
    controls: {
      previous: 'Previous slide',
      next: 'Next slide',
      pause: 'Pause the slides',
      play: 'Play the slides',
    },
  },

  intro: {
    id: 'text2pay',
    title: 'Pay for a transfer from one text message',
    text:
      `${brand.product} ` +
      'is for people who like to start in person and pay on their own phone. You carry no cash, and the agent never ' +
      'sees your card number.',
    steps: [
      {
        title: 'Your agent enters the details',
        text: 'Your name, the recipient’s name, and the amount.',
      },
      {
        title: 'You get a text with a secure link',
        text: 'It opens a card-payment page. Check the fee, the rate, and the total, then pay.',
      },
      {
        title: 'You both get a confirmation',
        text: 'One goes to you and one to your family, at the same time.',
      },
    ],
    storesLabel: 'Prefer to send on your own? Get the app.',
    stores,
    video: {
      label: `Video without sound: how ${brand.product} works`,
      poster: 'text2pay-poster',
      play: 'Play the video',
      replay: 'Play the video again',
      pause: 'Pause the video',
      position: 'Video position',
      noSound: 'No sound',
      alternativeTitle: 'Read what the video shows',
      alternative:
        'An agent types a transfer at her counter. A text with a link travels to the sender’s phone. The sender ' +
        'opens the link, checks the total, and pays by card. Two confirmations go out at once: one to her, and one to ' +
        'her father in another country.',
    },
  },

  pay: {
    id: 'converter',
    title: 'Your Payment, Just a Text Away',
    converterTitle: 'What is it worth there?',
    converter: converterTexts,
    text2pay: {
      label: brand.product,
      title: `Pay with ${brand.product}`,
      mobile: { label: 'Mobile number', help: 'The US number that gets the payment link.' },
      consent: consents['text2pay-1'],
      button: 'Send Amount',
      whyOff:
        `This button is off because every ${brand.product} payment starts with an agent. This page sends nothing. ` +
        '[Find an agent](/find-agent) to begin.',
      /** “Call {phone} for help. Text STOP to cancel.”, with the phone as a link. */
      help: { before: 'Call', phone: tollFree, after: 'for help. Text STOP to cancel.' },
    },
  },

  countries: {
    id: 'countries',
    title: 'Empowering Lives in These Countries / Regions Where We Operate',
    intro:
      `Choose a country to see how the money arrives. We list ${payoutCountries.length} countries, ` +
      `${mainRegion.region.countries.length} of them in ${mainRegion.region.name}. In all, our payout partners work in ` +
      `${claims.payoutCountries}, and global payment aggregators extend our reach to ${claims.aggregatorCountries}. If a ` +
      'country is not listed here, ask your agent or call us.',
    tabsLabel: 'Regions',
    labels: { payoutType: 'Payout type', coverage: 'Coverage', businessType: 'Business type', page: 'Page' },
    /** The name of the country follows, for screen readers. */
    details: 'Details',
    /** For screen readers, before the number of a footnote. */
    note: 'note',
  },

  promo: {
    title: 'Experience the Future of Payments',
    text:
      `${brand.product} turns one text message into a paid transfer. ` +
      'Ask your agent about it, or call us and we will help you find one.',
    callLabel: `Call us, ${claims.support}`,
    phone: tollFree,
    picture: { name: 'family', alt: '' } satisfies Picture,
  },

  agent: {
    id: 'inquiry',
    title: 'Ask us, or become an agent',
    text:
      'Ask where a transfer is, start a new one, or offer transfers in your own shop. As an agent you earn a ' +
      'commission on each transfer you enter.',
    points: [
      `With ${brand.product} you need no inventory and handle no cash`,
      'Training before your first transfer',
      `Support in ${languages}`,
    ],
    more: { text: 'What an agent does', href: '/agent' } satisfies Action,
    picture: { name: 'agent-shop', alt: '' } satisfies Picture,
    form: inquiry,
    submit: 'Send inquiry',
  },

  popup: {
    title: `Become a ${brand.name} Agent`,
    text: 'Earn a commission when your neighbors send money home from your shop.',
    points: [
      'The phone or computer you have is all you need to start',
      'Training before your first transfer',
      `Support in ${claims.supportLanguages.length} languages, ${claims.support}`,
    ],
    picture: { name: 'agent-shop-on-brand', alt: '' } satisfies Picture,
    formTitle: 'Get Started',
    steps: ['Step 1 of 2: how to reach you', 'Step 2 of 2: how we can help'],
    form: inquiry,
    next: 'Next',
    back: 'Back',
    submit: 'Submit',
    close: 'Close',
  },
} satisfies Pick<PageContent, 'path' | 'title' | 'description'> & Record<string, unknown>

export type HomeContent = typeof home

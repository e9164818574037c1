import type { LeadSource } from '../contract/lead.ts'
import type { PostedForm } from '../contract/posted-form.ts'
import { brand } from './brand/company.ts'
import { claims } from './brand/claims.ts'
import { consents } from './consents.ts'
import { emailHint, phoneHint, usPhoneHint } from './form-hints.ts'
import { islandTexts } from './island.ts'

/**
 * Texts of the Join form and of the lead popups. Those of their rules are in `reasons/leads.ts`.
 */
const shared = {
  fields: {
    name: { label: 'Name' },
    email: { label: 'Email', help: emailHint },
  },
  consent: consents['contact-1'],
  sending: 'Sending your details…',
  buttons: { invalid: 'Check the form', success: 'Close', failure: islandTexts.retry, close: islandTexts.close },
}

export type LeadFormTexts = {
  fields: Record<'name' | 'email' | 'phone', { label: string; help?: string }>
  consent: { version: string; text: string }
  submit: string
  sending: string
  buttons: typeof shared.buttons
}

/** What the Join form and the lead popups say after they were sent, or could not be. */
export const joinOutcomes = {
  success: { text: 'You have successfully joined the product!' },
  failure: { text: 'Failed to submit form. Please try again later.' },
}
export const popupOutcomes = {
  success: { title: 'Form Submitted', text: 'Thank you for submitting the form!' },
  failure: { title: 'Submission Failed', text: 'There was an error sending your form. Please try again.' },
}

export const joinForm = {
  ...shared,
  fields: { ...shared.fields, phone: { label: 'Phone', help: usPhoneHint } },
  submit: 'Join',
} satisfies LeadFormTexts

/** The section at the end of the company page with the Join form. */
export const joinSection = {
  id: 'join',
  title: `Join ${brand.product}`,
  text:
    `Leave your name, email, and phone number. We will tell you how ${brand.product} works, answer your questions, and ` +
    'help ' +
    'you find an agent for your first transfer.',
  after: `Would you rather talk now? Call us ${claims.support}: [${brand.phones.tollFree.display}](${brand.phones.tollFree.uri}).`,
}

export const popupForm = {
  ...shared,
  fields: {
    ...shared.fields,
    phone: { label: 'Phone', help: phoneHint(6) },
  },
  submit: 'Send',
} satisfies LeadFormTexts

type LeadPopup = {
  path: string
  source: LeadSource & PostedForm
  title: string
  text: string
  aside: { picture: string; title: string; points: string[] }
}

/** One popup for each service page; its title is also the label of the button that opens it. */
export const leadPopups: LeadPopup[] = [
  {
    path: '/b2b',
    source: 'b2b',
    title: 'Get Started',
    text: 'We will call you, ask who you pay and how often, and tell you which documents we need.',
    aside: {
      picture: 'supplier-invoice',
      title: 'Good to have on hand',
      points: [
        'An invoice that you want to pay',
        'Your supplier’s bank or wallet details',
        'Your business registration',
      ],
    },
  },
  {
    path: '/customised',
    source: 'customised',
    title: 'Get Started',
    text: 'We will call you, ask who the app is for and what it should do, and tell you what comes next.',
    aside: {
      picture: 'app-planning',
      title: 'What we will ask',
      points: ['Who your customers are', 'Where they send money', 'What they use now'],
    },
  },
  {
    path: '/ngo',
    source: 'ngo',
    title: 'Get in touch',
    text: 'We will call you, ask where your people and partners are, and tell you how we can pay them.',
    aside: {
      picture: 'field-cash-out',
      title: 'What helps us plan',
      points: ['The countries you work in', 'How many people you pay, and how often', 'How they get their money today'],
    },
  },
  {
    path: '/globalpayment',
    source: 'globalpayment',
    title: 'Get Started',
    text: 'We will call you, ask which countries you want to reach, and tell you how the money gets there.',
    aside: {
      picture: 'payout-ways',
      title: 'What we will talk about',
      points: [
        'The countries you want to reach',
        'How much you send, and how often',
        'Wallets, bank accounts, or cash',
      ],
    },
  },
]

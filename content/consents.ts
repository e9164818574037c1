import { withoutMarkup } from '../contract/inline-markup.ts'
import { brand } from './brand/company.ts'

/** A text that people agree to by checking a box; `sms` is whether it covers text messages. */
export type Consent = { version: string; text: string; sms: boolean }

const messages =
  'Message frequency varies. Message and data rates may apply. Reply STOP to cancel, HELP for help. My consent is not ' +
  'a condition of any purchase.'
const documents = '[Privacy Policy](/privacy-policy) and the [Terms of Use](/term-of-use)'

/**
 * Every consent text that the site has ever shown. A page that was open before an update still sends its own version,
 * so never edit an entry: add a new one.
 */
export const consents = {
  /** The home form and the home popup. */
  'inquiry-1': {
    version: 'inquiry-1',
    text: `${brand.name} may call, text or email me about this request. ${messages} I have read the ${documents}.`,
    sms: true,
  },
  /** The Join form of the company page and the popups of the service pages. */
  'contact-1': {
    version: 'contact-1',
    text: `${brand.name} may call, text or email me about the service I asked for. ${messages} I have read the ${documents}.`,
    sms: true,
  },
  'text2pay-1': {
    version: 'text2pay-1',
    text: `I agree to get text messages from ${brand.name} about my payment. ${messages} See the ${documents}.`,
    sms: true,
  },
  /** For calls without a version: consent was reported, but we do not know which text was shown. */
  'reported-1': {
    version: 'reported-1',
    text: 'The sender of this request reported that the person agreed to the terms. No text of ours was shown.',
    sms: false,
  },
} satisfies Record<string, Consent>

export const findConsent = (version: string): Consent | undefined =>
  Object.values<Consent>(consents).find((consent) => consent.version === version)

/** The text as shown on the screen, without link markup. */
export const plainConsent = ({ text }: Consent): string => withoutMarkup(text)

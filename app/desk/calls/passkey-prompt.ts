import { passkeyFailures } from '../../../content/admin/factors.ts'
import type { NewPasskeyOptions, PasskeyOptions } from '../../../contract/factors.ts'
import { ShownError } from './shown-error.ts'

/** Loaded by those who use a passkey. */
const loadPrompts = () => import('@simplewebauthn/browser')

/** Passkeys belong to a domain name: a page that was opened by its IP address, or without https, has none. */
export const canUsePasskeys = () => 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname)

/** Whether the browser can offer passkeys in the field for the username. */
export const canOfferInField = async () =>
  canUsePasskeys() && (await (await loadPrompts()).browserSupportsWebAuthnAutofill())

/** The person canceled, or the browser cannot do it. */
export class PasskeyFailed extends ShownError {}

export const createPasskey = (options: NewPasskeyOptions) =>
  explained(async () => (await loadPrompts()).startRegistration({ optionsJSON: options }))

export const askPasskey = (options: PasskeyOptions) =>
  explained(async () => (await loadPrompts()).startAuthentication({ optionsJSON: options }))

/** Waits in the background until the person chooses a passkey in the field; asking for one directly ends it. */
export const offerInField = (options: PasskeyOptions) =>
  explained(async () => (await loadPrompts()).startAuthentication({ optionsJSON: options, useBrowserAutofill: true }))

async function explained<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    throw new PasskeyFailed(messageOf(cause), { cause })
  }
}

function messageOf(cause: unknown): string {
  const name = cause instanceof Error ? cause.name : ''
  if (name === 'InvalidStateError') return passkeyFailures.known
  return name === 'NotAllowedError' || name === 'AbortError' ? passkeyFailures.canceled : passkeyFailures.unsupported
}

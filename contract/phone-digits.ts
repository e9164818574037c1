import { withoutInvisible } from './invisible.ts'
import { latinDigits } from './latin-digits.ts'

export const maxPhoneDigits = 14

/**
 * A phone number without what people write between its digits. If there are too many, a leading international prefix
 * “00” is dropped. Other characters stay, and make it invalid.
 */
export function phoneDigits(text: string): string {
  const digits = latinDigits(withoutInvisible(text)).replaceAll(/[\s().+/\u2010-\u2015-]/g, '')
  return digits.length > maxPhoneDigits ? digits.replace(/^00/, '') : digits
}

/** A number in one spelling, to compare it: without an international prefix, and without the country code of the US. */
export const comparablePhone = (text: string) => phoneDigits(text).replace(/^(00)?(1(?=\d{10}$))?/, '')

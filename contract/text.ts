import { z } from 'zod'
import { withoutInvisible } from './invisible.ts'
import { latinDigits } from './latin-digits.ts'

// Our policy forbids code made from text; zod would try it once, and the browser would report the try.
z.config({ jitless: true })

/** PostgreSQL cannot store a NUL, and a lone surrogate is half a character: neither is text that a person typed. */
const isStorable = (value: string) => !value.includes('\0') && value.isWellFormed()

/** One line or more of text, trimmed; `least` 1 makes it required with that message. */
export const text = (longest: number, required?: string) => {
  const base = z
    .string(required ?? 'Please enter text.')
    .overwrite(withoutInvisible)
    .trim()
    .refine(isStorable, 'This text has characters that cannot be stored.')
  const bounded = base.max(longest, `Please use at most ${longest} characters.`)
  return required ? bounded.min(1, required) : bounded
}

/** Text as it came in an address or a cursor. */
export const storedText = (longest: number) => z.string().max(longest).refine(isStorable)

/** Text to look for, in what is shown: without characters that nobody sees. */
export const searchText = (longest: number) =>
  z.string().overwrite(withoutInvisible).trim().max(longest).refine(isStorable)

/** A place in a list, as the site itself has written it. */
export const cursorText = (longest: number) =>
  z
    .string()
    .max(longest)
    .regex(/^[\w-]*$/)

/** A moment that a database and a calendar know as well: there was no year 0. */
export const moment = z.iso.datetime().refine((value) => value >= '0001')

/** An address that a mail could be sent to: something, an @, a domain with a dot. */
const mailPattern = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+\.[^\s@<>()[\],;:\\".]{2,}$/

export const email = (required: string, invalid: string) =>
  z
    .string(required)
    .overwrite(withoutInvisible)
    .trim()
    .min(1, required)
    .max(254, invalid)
    .refine(isStorable, invalid)
    .regex(mailPattern, invalid)

export const digits = (least: number, most: number, required: string, invalid: string) =>
  z
    .string(required)
    .trim()
    .overwrite(latinDigits)
    .min(1, required)
    .min(least, invalid)
    .max(most, invalid)
    .regex(/^\d+$/, invalid)

/**
 * A phone number as people write it: 7 to 15 digits, with the usual signs between them. Copied from a phone's contacts or
 * from a page, it comes with invisible marks and with dashes that are not on a keyboard.
 */
export const phoneNumber = (required: string, invalid: string) =>
  z
    .string(required)
    .overwrite(withoutInvisible)
    .trim()
    .overwrite(latinDigits)
    .min(1, required)
    .max(40, invalid)
    .regex(/^\(?\+?[\d\s()./\u2010-\u2015-]+$/, invalid)
    .refine((value) => /^\d{7,15}$/.test(value.replaceAll(/\D/g, '')), invalid)

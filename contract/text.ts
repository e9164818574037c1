import { z } from 'zod'
import { withoutInvisible } from './invisible.ts'
import { latinDigits } from './latin-digits.ts'
import { because, type Reason } from './reasons.ts'

// Our content security policy forbids eval; zod would try it once, and the browser would report a violation.
z.config({ jitless: true })

/** PostgreSQL cannot store a NUL, and a lone surrogate is half a character; nobody types either. */
const isStorable = (value: string) => !value.includes('\0') && value.isWellFormed()

/** Trimmed text; `required` is the reason when it is missing, and makes it required. */
export const text = (maxLength: number, required?: Reason) => {
  const base = z
    .string(required ?? because('text.missing'))
    .overwrite(withoutInvisible)
    .trim()
    .refine(isStorable, because('text.unstorable'))
  const bounded = base.max(maxLength, because('text.too_long'))
  return required ? bounded.min(1, required) : bounded
}

/** Text from a URL or a cursor. */
export const storedText = (maxLength: number) => z.string().max(maxLength).refine(isStorable)

/** Search text, without invisible characters: it is compared with the text that is shown. */
export const searchText = (maxLength: number) =>
  z.string().overwrite(withoutInvisible).trim().max(maxLength).refine(isStorable)

/** A cursor, which the site itself has made. */
export const cursorText = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[\w-]*$/)

/** A timestamp that PostgreSQL accepts too: there is no year 0. */
export const moment = z.iso.datetime().refine((value) => value >= '0001')

/** Something, an @, and a domain with a dot. */
const emailPattern = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+\.[^\s@<>()[\],;:\\".]{2,}$/

export const email = (required: Reason, invalid: Reason) =>
  z
    .string(required)
    .overwrite(withoutInvisible)
    .trim()
    .min(1, required)
    .max(254, invalid)
    .refine(isStorable, invalid)
    .regex(emailPattern, invalid)

export const digits = (minLength: number, maxLength: number, required: Reason, invalid: Reason) =>
  z
    .string(required)
    .trim()
    .overwrite(latinDigits)
    .min(1, required)
    .min(minLength, invalid)
    .max(maxLength, invalid)
    .regex(/^\d+$/, invalid)

/**
 * A phone number as people write it: 7 to 15 digits, with the usual separators. Numbers copied from contacts or web
 * pages contain invisible characters and typographic dashes.
 */
export const phoneNumber = (required: Reason, invalid: Reason) =>
  z
    .string(required)
    .overwrite(withoutInvisible)
    .trim()
    .overwrite(latinDigits)
    .min(1, required)
    .max(40, invalid)
    .regex(/^\(?\+?[\d\s()./\u2010-\u2015-]+$/, invalid)
    .refine((value) => /^\d{7,15}$/.test(value.replaceAll(/\D/g, '')), invalid)

import * as z from 'zod/mini'
import { withoutInvisible } from './invisible.ts'
import { latinDigits } from './latin-digits.ts'
import { because, type Reason } from './reasons.ts'

// Our content security policy forbids eval; zod would try it once, and the browser would report a violation.
z.config({ jitless: true })

/**
 * PostgreSQL cannot store a NUL, and a lone surrogate is half a character; nobody types either. Not `isWellFormed`, which
 * the browsers of some old phones do not have.
 */
export const isStorable = (value: string) => !/[\0\p{Surrogate}]/u.test(value)

/** Posted forms have both characters of an old line break, which the browser counted as one. */
const withPlainBreaks = (value: string) => value.replaceAll(/\r\n?/g, '\n')

/** For input in email headers: removes line breaks. */
export const oneLine = (value: string) => value.replaceAll(/\s+/g, ' ').trim()

/** Trimmed text; `required` is the reason when it is missing, and makes it required. */
export const text = (maxLength: number, required?: Reason) => {
  const bounded = z
    .string(required ?? because('text.missing'))
    .check(
      z.overwrite(withoutInvisible),
      z.overwrite(withPlainBreaks),
      z.trim(),
      z.refine(isStorable, because('text.unstorable')),
      z.maxLength(maxLength, because('text.too_long')),
    )
  return required ? bounded.check(z.minLength(1, required)) : bounded
}

/** Something, an @, and a domain with a dot. */
const emailPattern = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+\.[^\s@<>()[\],;:\\".]{2,}$/

export const isEmail = (value: string) => value.length <= 254 && emailPattern.test(value)

export const email = (required: Reason, invalid: Reason) =>
  z
    .string(required)
    .check(
      z.overwrite(withoutInvisible),
      z.trim(),
      z.minLength(1, required),
      z.maxLength(254, invalid),
      z.refine(isStorable, invalid),
      z.regex(emailPattern, invalid),
    )

export const digits = (minLength: number, maxLength: number, required: Reason, invalid: Reason) =>
  z
    .string(required)
    .check(
      z.trim(),
      z.overwrite(latinDigits),
      z.minLength(1, required),
      z.minLength(minLength, invalid),
      z.maxLength(maxLength, invalid),
      z.regex(/^\d+$/, invalid),
    )

/**
 * A phone number as people write it: 7 to 15 digits, with the usual separators. Numbers copied from contacts or web
 * pages contain invisible characters and typographic dashes.
 */
export const phoneNumber = (required: Reason, invalid: Reason) =>
  z.string(required).check(
    z.overwrite(withoutInvisible),
    z.trim(),
    z.overwrite(latinDigits),
    z.minLength(1, required),
    z.maxLength(40, invalid),
    z.regex(/^\(?\+?[\d\s()./\u2010-\u2015-]+$/, invalid),
    z.refine((value) => /^\d{7,15}$/.test(value.replaceAll(/\D/g, '')), invalid),
  )

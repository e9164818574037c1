import { and, gte, lte, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** A shorter prefix would match too many rows. */
const minTermLength = 2

/** Parts of a phone number are too common to search for; this many digits make a complete one. */
const minPhoneDigits = 7

/**
 * Turns input into a `tsquery` that requires every term as a prefix; undefined when there is no usable term. Meant for
 * a cast, not for `to_tsquery`, which would split terms again: a partial email address is one term.
 */
export function searchQuery(typed = ''): string | undefined {
  if (isPhone(typed)) return phoneVariants(typed).map(startsWith).join(' | ')
  const words = typed.toLowerCase().split(/\s+/).flatMap(splitTerms)
  return words.length === 0 ? undefined : words.map(startsWith).join(' & ')
}

/** The start of an id that a reference number stands for; undefined when the input is not such a number. */
type ReadNumber = (typed: string) => string | undefined

/**
 * Matches rows by search terms or by number. By default the number is the part of the id that the desk shows;
 * `readNumber` parses other kinds.
 */
export function matchesSearch(
  typed: string | undefined,
  words: SQLWrapper,
  id: PgColumn,
  readNumber?: ReadNumber,
): SQL | undefined {
  const query = searchQuery(typed)
  if (typed === undefined || query === undefined) return undefined
  const starts = [firstDigits(typed), readNumber?.(typed)].filter((start) => start !== undefined)
  return or(
    sql`${words} @@ ${query}::tsquery`,
    ...starts.map((start) => and(gte(id, start.padEnd(32, '0')), lte(id, start.padEnd(32, 'f')))),
  )
}

const startsWith = (word: string) => `'${word.replaceAll(/['\\]/g, '$&$&')}':*`

const isPhone = (typed: string) =>
  /^[\d\s()+./\u2010-\u2015-]+$/.test(typed) && typed.replaceAll(/\D/g, '').length >= minPhoneDigits

/** With and without the US country code, which people may or may not include. */
function phoneVariants(typed: string): string[] {
  const digits = typed.replaceAll(/\D/g, '').replace(/^00(?=\d{7})/, '')
  if (digits.length === 10) return [digits, `1${digits}`]
  return digits.length === 11 && digits.startsWith('1') ? [digits, digits.slice(1)] : [digits]
}

/** An email address is one term, even if it is incomplete. */
function splitTerms(word: string): string[] {
  if (/^[^@]+@[^@]/.test(word)) return [word]
  return word
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .split(/[^\p{Alphabetic}0-9]+/u)
    .filter((part) => part.length >= minTermLength)
}

/** Eight or more digits of an id, as shown at the desk. */
export function firstDigits(typed: string): string | undefined {
  const digits = typed.trim().toLowerCase().replaceAll('-', '')
  return /^[0-9a-f]{8,32}$/.test(digits) ? digits : undefined
}

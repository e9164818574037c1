import { and, gte, lte, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Too short a beginning matches half of everything and helps nobody. */
const shortest = 2

/** A part of a phone number is too common to look for; this many digits are a whole one. */
const phoneDigits = 7

/**
 * Typed words as a `tsquery` for all of them, each as the beginning of a word; nothing when there is none to search by.
 * It is for a cast, not for `to_tsquery`, which would take words apart once more: half an email address is one word.
 */
export function searchQuery(typed = ''): string | undefined {
  if (isPhone(typed)) return numbersOf(typed).map(startsWith).join(' | ')
  const words = typed.toLowerCase().split(/\s+/).flatMap(partsOf)
  return words.length === 0 ? undefined : words.map(startsWith).join(' & ')
}

/** The beginning of an id that a number stands for; nothing when it is no such number. */
type ReadNumber = (typed: string) => string | undefined

/**
 * Rows whose words or whose own number are what was typed. The number is what the desk shows of an id; `readNumber`
 * reads another kind of number.
 */
export function isFoundBy(
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
  /^[\d\s()+./\u2010-\u2015-]+$/.test(typed) && typed.replaceAll(/\D/g, '').length >= phoneDigits

/** With and without the country code of the United States, which some people write and some leave out. */
function numbersOf(typed: string): string[] {
  const digits = typed.replaceAll(/\D/g, '').replace(/^00(?=\d{7})/, '')
  if (digits.length === 10) return [digits, `1${digits}`]
  return digits.length === 11 && digits.startsWith('1') ? [digits, digits.slice(1)] : [digits]
}

/** An email address is one word, and so is what was typed of it. */
function partsOf(word: string): string[] {
  if (/^[^@]+@[^@]/.test(word)) return [word]
  return word
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .split(/[^\p{Alphabetic}\p{N}]+/u)
    .filter((part) => part.length >= shortest)
}

/** The eight or more digits that the desk shows of an id. */
function firstDigits(typed: string): string | undefined {
  const digits = typed.trim().toLowerCase().replaceAll('-', '')
  return /^[0-9a-f]{8,32}$/.test(digits) ? digits : undefined
}

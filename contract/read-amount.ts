import { parseDecimal } from './decimal.ts'
import { withoutInvisible } from './invisible.ts'
import { latinDigits } from './latin-digits.ts'

/**
 * Parses an amount as people write it: “1,5” and “1.5”, “1,500.25” and “1.500,25”, “1 500”, “1,00,000”, “٣٫٥”, also with the invisible
 * marks that it has when it is copied from a message or from Arabic text. Of two kinds of separators, the last is the
 * decimal separator. A single comma before exactly three digits groups thousands, as in American English; any other
 * single separator is the decimal one. Undefined for anything else, below zero, and too long to calculate with.
 */
export function readAmount(written: string): string | undefined {
  const text = latinDigits(withoutInvisible(written).trim().slice(0, maxLength))
    .replaceAll(/[\s'’٬]/g, '')
    .replaceAll('٫', '.')
  const point = decimalSeparator(text)
  const [whole = '', fraction = ''] = point ? splitAtLast(text, point) : [text]
  const grouping = point === ',' || (!point && text.includes('.')) ? '.' : ','
  if (!isGrouped(whole, grouping) || !/^\d*$/.test(fraction)) return undefined
  const digits = whole.replaceAll(grouping, '')
  const amount = fraction === '' ? digits : `${digits || '0'}.${fraction}`
  return parseDecimal(amount) && amount
}

/** No amount of money is longer. */
const maxLength = 40

function decimalSeparator(text: string): ',' | '.' | undefined {
  const comma = text.lastIndexOf(',')
  const point = text.lastIndexOf('.')
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.'
  if (point >= 0) return text.indexOf('.') === point ? '.' : undefined
  if (comma < 0 || text.indexOf(',') !== comma) return undefined
  return /^[1-9]\d{0,2},\d{3}$/.test(text) ? undefined : ','
}

const splitAtLast = (text: string, separator: string) => {
  const at = text.lastIndexOf(separator)
  return [text.slice(0, at), text.slice(at + 1)]
}

const isGrouped = (whole: string, separator: string) =>
  /^\d*$/.test(whole) ||
  whole.split(separator).every((part, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(part)) ||
  (separator === ',' && /^\d{1,2}(,\d{2})*,\d{3}$/.test(whole))

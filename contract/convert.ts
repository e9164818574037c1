import { divideHalfUp, formatDecimal, parseDecimal, powerOfTen } from './decimal.ts'

/** From a rate service or a number input. */
export type Numeric = string | number

/**
 * `amount` × (`to` ÷ `from`), rounded half up to `digits` decimals. Exact, because binary fractions would round some
 * amounts of money the wrong way. Undefined unless all three are valid numbers, so that no caller ever shows NaN or
 * Infinity.
 */
export function convert(amount: Numeric, from: Numeric, to: Numeric, digits = 2): string | undefined {
  const parsedAmount = parseDecimal(amount)
  const source = parseDecimal(from)
  const target = parseDecimal(to)
  if (!parsedAmount || !source || !target || source.units <= 0n || target.units <= 0n) return undefined
  const dividend = parsedAmount.units * target.units * powerOfTen(digits + source.places)
  const divisor = source.units * powerOfTen(parsedAmount.places + target.places)
  return formatDecimal({ units: divideHalfUp(dividend, divisor), places: digits })
}

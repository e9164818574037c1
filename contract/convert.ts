/** From a rate service or a number input. */
export type Numeric = string | number

/** An exact decimal number: `units` ÷ 10^`places`. */
type Decimal = { units: bigint; places: number }

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

/** Limits the length: longer numbers are neither amounts of money nor rates. */
const pattern = /^(-?)(\d{0,24})(?:\.(\d{0,24}))?(?:e([+-]?(?:\d|1\d|2[0-4])))?$/i

function parseDecimal(value: Numeric): Decimal | undefined {
  const [, sign, whole = '', fraction = '', exponent = '0'] = pattern.exec(String(value).trim()) ?? []
  if (whole + fraction === '') return undefined
  const units = BigInt(sign + whole + fraction)
  const places = fraction.length - Number(exponent)
  return places >= 0 ? { units, places } : { units: units * powerOfTen(-places), places: 0 }
}

const powerOfTen = (power: number) => 10n ** BigInt(power)

/** Rounds to the nearest integer, halves away from zero. */
function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const magnitude = dividend < 0n ? -dividend : dividend
  const rounded = (2n * magnitude + divisor) / (2n * divisor)
  return dividend < 0n ? -rounded : rounded
}

function formatDecimal({ units, places }: Decimal): string {
  const digitText = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  const whole = digitText.slice(0, digitText.length - places)
  const fraction = digitText.slice(digitText.length - places)
  return (units < 0n ? '-' : '') + whole + (fraction && `.${fraction}`)
}

/** As a rate service or a number input gives it. */
export type Figure = string | number

/** A decimal number without loss: `units` ÷ 10^`places`. */
type Decimal = { units: bigint; places: number }

/**
 * `amount` × (`to` ÷ `from`), rounded half up to `digits` decimals. Exact: binary fractions would
 * round some amounts of money the wrong way. Nothing when one of the three is not a number to
 * reckon with, so that no caller ever shows NaN or Infinity.
 */
export function convert(amount: Figure, from: Figure, to: Figure, digits = 2): string | undefined {
  const given = readDecimal(amount)
  const source = readDecimal(from)
  const target = readDecimal(to)
  if (!given || !source || !target || source.units <= 0n || target.units <= 0n) return undefined
  const dividend = given.units * target.units * tenTo(digits + source.places)
  const divisor = source.units * tenTo(given.places + target.places)
  return writeDecimal({ units: divideHalfUp(dividend, divisor), places: digits })
}

/** Longer numbers are no amounts of money and no rates. */
const pattern = /^(-?)(\d{0,24})(?:\.(\d{0,24}))?(?:e([+-]?(?:\d|1\d|2[0-4])))?$/i

function readDecimal(figure: Figure): Decimal | undefined {
  const [, sign, whole = '', fraction = '', exponent = '0'] = pattern.exec(String(figure).trim()) ?? []
  if (whole + fraction === '') return undefined
  const units = BigInt(sign + whole + fraction)
  const places = fraction.length - Number(exponent)
  return places >= 0 ? { units, places } : { units: units * tenTo(-places), places: 0 }
}

const tenTo = (power: number) => 10n ** BigInt(power)

/** To the nearest whole; a half goes away from zero. */
function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const magnitude = dividend < 0n ? -dividend : dividend
  const rounded = (2n * magnitude + divisor) / (2n * divisor)
  return dividend < 0n ? -rounded : rounded
}

function writeDecimal({ units, places }: Decimal): string {
  const figures = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  const whole = figures.slice(0, figures.length - places)
  const fraction = figures.slice(figures.length - places)
  return (units < 0n ? '-' : '') + whole + (fraction && `.${fraction}`)
}

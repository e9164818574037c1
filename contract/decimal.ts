/** An exact decimal number: `units` ÷ 10^`places`. */
export type Decimal = { units: bigint; places: number }

/** Limits the length: longer numbers are neither amounts of money nor rates. */
const pattern = /^(-?)(\d{0,24})(?:\.(\d{0,24}))?(?:e([+-]?(?:\d|1\d|2[0-4])))?$/i

export function parseDecimal(value: string | number): Decimal | undefined {
  const [, sign, whole = '', fraction = '', exponent = '0'] = pattern.exec(String(value).trim()) ?? []
  if (whole + fraction === '') return undefined
  const units = BigInt(sign + whole + fraction)
  const places = fraction.length - Number(exponent)
  return places >= 0 ? { units, places } : { units: units * powerOfTen(-places), places: 0 }
}

export const powerOfTen = (power: number) => 10n ** BigInt(power)

export function formatDecimal({ units, places }: Decimal): string {
  const digitText = (units < 0n ? -units : units).toString().padStart(places + 1, '0')
  const whole = digitText.slice(0, digitText.length - places)
  const fraction = digitText.slice(digitText.length - places)
  return (units < 0n ? '-' : '') + whole + (fraction && `.${fraction}`)
}

export function withoutTrailingZeros({ units, places }: Decimal): string {
  return places > 0 && units % 10n === 0n
    ? withoutTrailingZeros({ units: units / 10n, places: places - 1 })
    : formatDecimal({ units, places })
}

/** Rounds to the nearest integer, halves away from zero. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const magnitude = dividend < 0n ? -dividend : dividend
  const rounded = (2n * magnitude + divisor) / (2n * divisor)
  return dividend < 0n ? -rounded : rounded
}

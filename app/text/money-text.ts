/** Formats 1234567.89 as 1,234,567.89. */
export const groupThousands = (decimal: string) => {
  const [whole = '', fraction] = decimal.split('.')
  const head = whole.length % 3
  const grouped = [whole.slice(0, head), ...(whole.slice(head).match(/\d{3}/g) ?? [])].filter(Boolean).join(',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** A rate with six significant digits. `Intl.NumberFormat` would take a tenth of a second on a phone. */
export const shortRate = (rate: string) => {
  const value = Number(rate)
  const digits = Math.min(12, Math.max(0, 5 - Math.floor(Math.log10(value))))
  const fixed = value.toFixed(digits)
  return groupThousands(digits > 0 ? trimTrailingZeros(fixed) : fixed)
}

function trimTrailingZeros(decimal: string): string {
  let end = decimal.length
  while (decimal[end - 1] === '0') end -= 1
  return decimal.slice(0, decimal[end - 1] === '.' ? end - 1 : end)
}

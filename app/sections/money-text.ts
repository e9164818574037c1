/** 1234567.89 as people read it: 1,234,567.89. */
export const groupThousands = (decimal: string) => {
  const [whole = '', fraction] = decimal.split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** A rate in six digits that tell something. The browser's own number formats cost a phone a tenth of a second. */
export const shortRate = (rate: string) => {
  const value = Number(rate)
  const digits = Math.min(12, Math.max(0, 5 - Math.floor(Math.log10(value))))
  const fixed = value.toFixed(digits)
  return groupThousands(digits > 0 ? fixed.replace(/\.?0+$/, '') : fixed)
}

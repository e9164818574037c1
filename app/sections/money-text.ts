/** 1234567.89 as people read it: 1,234,567.89. */
export const groupThousands = (decimal: string) => {
  const [whole = '', fraction] = decimal.split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** A rate in as many digits as tell something. */
export const shortRate = (rate: string) => Number(rate).toLocaleString('en-US', { maximumSignificantDigits: 6 })

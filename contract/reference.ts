/** Letters and digits that are not mistaken for each other when they are read out or written down. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The number of an application that people can read, write and name on the phone: made of the beginning of its id. */
export function referenceOf(id: string): string {
  const bits = BigInt(`0x${id.replaceAll('-', '').slice(0, 10)}`)
  const letters = Array.from({ length: 8 }, (_, at) => signs[Number((bits >> BigInt(5 * (7 - at))) & 31n)])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/** The beginning of the id that a reference was made of, however it was written down; nothing when it is no reference. */
export function idStartOf(written: string): string | undefined {
  const letters = written
    .toUpperCase()
    .replaceAll(/[\s\u2010-\u2015-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  if (!/^[0-9A-HJKMNP-TV-Z]{8}$/.test(letters)) return undefined
  const bits = Array.from(letters).reduce((sum, letter) => (sum << 5n) | BigInt(signs.indexOf(letter)), 0n)
  return bits.toString(16).padStart(10, '0')
}

/** Letters and digits that are not mistaken for each other when spoken or written down. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A number for an application that people can write down or say on the phone, from the first 40 bits of its id. */
export function referenceOf(id: string): string {
  const bits = BigInt(`0x${id.replaceAll('-', '').slice(0, 10)}`)
  const letters = Array.from({ length: 8 }, (_, at) => alphabet[Number((bits >> BigInt(5 * (7 - at))) & 31n)])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/** The prefix of the id that a reference was made from, in any spelling; undefined when it is not a reference. */
export function idPrefixOf(written: string): string | undefined {
  const letters = written
    .toUpperCase()
    .replaceAll(/[\s\u2010-\u2015-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  if (!/^[0-9A-HJKMNP-TV-Z]{8}$/.test(letters)) return undefined
  const bits = Array.from(letters).reduce((sum, letter) => (sum << 5n) | BigInt(alphabet.indexOf(letter)), 0n)
  return bits.toString(16).padStart(10, '0')
}

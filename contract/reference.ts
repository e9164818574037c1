/** Letters and digits that are not mistaken for each other when they are read out or written down. */
const signs = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The number of an application that people can read, write and name on the phone: made of the beginning of its id. */
export function referenceOf(id: string): string {
  const bits = BigInt(`0x${id.replaceAll('-', '').slice(0, 10)}`)
  const letters = Array.from({ length: 8 }, (_, at) => signs[Number((bits >> BigInt(5 * (7 - at))) & 31n)])
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

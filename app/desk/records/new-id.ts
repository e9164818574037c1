/**
 * An id for what is about to be created: a call that is repeated with it, because its answer was lost, creates nothing
 * again. (Pages served over plain HTTP have no `crypto.randomUUID`.)
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  // A 4 and an 8 mark it as random.
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-')
}

/** One load of a form: what marks a second try as the same lead, and since when it could be filled in. */
export type FormLoad = { key: string; since: number }

export const newFormLoad = (): FormLoad => ({ key: randomKey(), since: performance.now() })

/** `crypto.randomUUID` is missing where a page came over plain HTTP. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

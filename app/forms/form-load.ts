/** One load of a form: what marks a second try as the same lead, and since when it could be filled in. */
export type FormLoad = { key: string; since: number; content?: string }

/** A second try of the same has the same key; what was changed since then is sent as something new. */
export function keyFor(load: FormLoad, content: string): string {
  if (load.content !== undefined && load.content !== content) load.key = randomKey()
  load.content = content
  return load.key
}

/** For content that the server refused because it had received other content under the key. */
export const renewKey = (load: FormLoad) => {
  load.key = randomKey()
}

export const newFormLoad = (): FormLoad => ({ key: randomKey(), since: performance.now() })

/** `crypto.randomUUID` is missing where a page came over plain HTTP. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

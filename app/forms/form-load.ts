/** One load of a form: the idempotency key, when the form was loaded, and what was last sent under the key. */
export type FormLoad = { key: string; since: number; content?: string }

/** Retrying the same content reuses the key; changed content gets a new one. */
export function keyFor(load: FormLoad, content: string): string {
  if (load.content !== undefined && load.content !== content) load.key = randomKey()
  load.content = content
  return load.key
}

/** For content that the server refused because it had received different content under the same key. */
export const renewKey = (load: FormLoad) => {
  load.key = randomKey()
}

export const newFormLoad = (): FormLoad => ({ key: randomKey(), since: performance.now() })

/** `crypto.randomUUID` is not available on pages served over plain HTTP. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

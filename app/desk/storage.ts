/** The browser keeps nothing for this site: its settings forbid it. */
export class StorageBlocked extends Error {}

/** What is kept under a name. What cannot be read, as it cannot be put right, counts as never kept. */
export function readKept(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null')
  } catch {
    forgetKept(name)
    return null
  }
}

export function keep(name: string, value: unknown) {
  try {
    sessionStorage.setItem(name, JSON.stringify(value))
  } catch (cause) {
    throw new StorageBlocked('', { cause })
  }
}

export function forgetKept(name: string) {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Where nothing may be kept, there is nothing to forget.
  }
}

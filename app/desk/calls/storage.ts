import { signInTexts } from '../../../content/admin/sign-in.ts'
import { ShownError } from './shown-error.ts'

/** The browser settings do not let this site store data. */
export class StorageBlocked extends ShownError {
  constructor(cause?: unknown) {
    super(signInTexts.storageBlocked, { cause })
  }
}

/** Null when nothing is stored; a value that cannot be parsed is removed. */
export function readStored(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null')
  } catch {
    removeStored(name)
    return null
  }
}

export function store(name: string, value: unknown) {
  try {
    sessionStorage.setItem(name, JSON.stringify(value))
  } catch (cause) {
    throw new StorageBlocked(cause)
  }
}

export function removeStored(name: string) {
  try {
    sessionStorage.removeItem(name)
  } catch {
    // Where storing is blocked, there is nothing to remove.
  }
}

/** To the other tabs. Where storing is blocked, some browsers refuse it. */
export function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('desk')
  } catch {
    return undefined
  }
}

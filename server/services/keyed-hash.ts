import { createHmac } from 'node:crypto'
import { deriveKey } from './access-tokens.ts'

/** The same text has the same hash, and only this site can compute it; different purposes cannot be compared. */
export type KeyedHash = (text: string) => string

export function createKeyedHash(secret: string, purpose: string): KeyedHash {
  const key = deriveKey(secret, purpose)
  return (text) => createHmac('sha256', key).update(text).digest('base64url')
}

import { createHmac, hash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

export const newSecret = () => randomBytes(32).toString('base64url')

/** The secrets are long and random, so a plain hash cannot be reversed. */
export const hashSecret = (secret: string) => hash('sha256', secret, 'base64url')

/** Compares digests, which takes equally long wherever the texts differ. */
export const isSameSecret = (given: string, expected: string) => timingSafeEqual(digest(given), digest(expected))

const digest = (text: string) => hash('sha256', text, 'buffer')

/** The same text has the same hash, and only this site can compute it; different purposes cannot be compared. */
export type KeyedHash = (text: string) => string

export function createKeyedHash(secret: string, purpose: string): KeyedHash {
  const key = deriveKey(secret, purpose)
  return (text) => createHmac('sha256', key).update(text).digest('base64url')
}

/** Derives a key per purpose from one secret, so that a signature for one purpose is invalid for another. */
export const deriveKey = (secret: string, purpose: string) =>
  new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32))

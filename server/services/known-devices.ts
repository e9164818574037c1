import { randomBytes } from 'node:crypto'
import { createKeyedHash, isSameSecret } from './secrets.ts'
import type { HashAccount } from './sign-in-attempts.ts'

/** Browsers keep a cookie no longer than this; every sign-in renews it. */
export const deviceDays = 400

/**
 * Marks browsers that have signed in to an account, one mark for each account. A mark proves nothing else: it only
 * keeps strangers who guess passwords from locking out the people who use the account.
 */
export type KnownDevices = {
  /** The name of the mark for an account, which does not reveal the account. */
  nameFor: (username: string) => string
  /** The id of the device, if the mark was made by this site, for this account, and not too long ago. */
  read: (username: string, mark: string | undefined) => string | undefined
  /** A new mark, for a device that is known already or for a new one. */
  mark: (username: string, deviceId: string | undefined) => string
}

export function createKnownDevices(secret: string, hashAccount: HashAccount): KnownDevices {
  const hash = createKeyedHash(secret, 'known-device')
  const sign = (username: string, id: string, day: string) => hash(`${hashAccount(username)} ${id} ${day}`)
  return {
    nameFor: (username) => `desk-device-${hashAccount(username).slice(0, 12)}`,
    read(username, mark = '') {
      const [id = '', day = '', signature = ''] = mark.split('.')
      if (!isSameSecret(signature, sign(username, id, day))) return undefined
      return today() - Number(day) <= deviceDays ? id : undefined
    },
    mark(username, deviceId = randomBytes(16).toString('base64url')) {
      const day = String(today())
      return `${deviceId}.${day}.${sign(username, deviceId, day)}`
    },
  }
}

const today = () => Math.floor(Date.now() / (24 * 60 * 60 * 1000))

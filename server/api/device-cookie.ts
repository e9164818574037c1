import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { deviceDays, type KnownDevices } from '../services/known-devices.ts'

/** Sent only with sign-in calls. */
const path = '/api/admin'

export type DeviceCookies = {
  /** The id of the device, if it has signed in to this account before. */
  read: (c: Context, username: string) => string | undefined
  /** Remembers the device, after a complete sign-in. */
  remember: (c: Context, username: string) => void
}

export function createDeviceCookies(devices: KnownDevices, publicUrl: string): DeviceCookies {
  const secure = publicUrl.startsWith('https:')
  const nameFor = (username: string) => `${secure ? '__Secure-' : ''}${devices.nameFor(username)}`
  const read = (c: Context, username: string) => devices.read(username, getCookie(c, nameFor(username)))
  return {
    read,
    remember: (c, username) =>
      setCookie(c, nameFor(username), devices.mark(username, read(c, username)), {
        path,
        secure,
        httpOnly: true,
        sameSite: 'Strict',
        maxAge: deviceDays * 24 * 60 * 60,
      }),
  }
}

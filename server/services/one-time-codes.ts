import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import { brand } from '../../content/brand/company.ts'
import type { TotpOffer } from '../../contract/factors.ts'

/** RFC 6238 with the values that every authenticator app supports. */
const rules = { algorithm: 'SHA1', digits: 6, period: 30 }

/** Phone clocks differ: the previous and the next code are accepted too. */
const window = 1

export const newCodeSecret = (): string => new Secret({ size: 20 }).base32

/** What an app needs: the secret to type, and its address as a QR code. */
export function describeSecret(secret: string, username: string): Omit<TotpOffer, 'id'> {
  const address = new TOTP({
    ...rules,
    issuer: brand.name,
    label: username,
    secret: Secret.fromBase32(secret),
  }).toString()
  return { secret, address, qr: drawQr(address) }
}

function drawQr(text: string): TotpOffer['qr'] {
  // Four light modules on each side are part of the standard.
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: dark.join('') }
}

/** The time step that a code is for; undefined when it is wrong. */
export function findStep(secret: string, code: string, timestamp = Date.now()): number | undefined {
  const delta = TOTP.validate({ ...rules, secret: Secret.fromBase32(secret), token: code, timestamp, window })
  return delta === null ? undefined : TOTP.counter({ period: rules.period, timestamp }) + delta
}

import * as fc from 'fast-check'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { describeSecret, findStep, newCodeSecret } from './one-time-codes.ts'

/** The secret of the test values in RFC 6238, appendix B. */
const secret = Secret.fromLatin1('12345678901234567890').base32

test('[DOOR-1] codes are those of RFC 6238', () => {
  // The last six digits of the values in appendix B.
  const known: [seconds: number, code: string][] = [
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ]
  for (const [seconds, code] of known) expect(findStep(secret, code, seconds * 1_000)).toBe(Math.floor(seconds / 30))
})

test('[DOOR-1] a clock may differ by one time step, in either direction, and not by more', () => {
  const moment = fc.integer({ min: 1_700_000_000, max: 2_000_000_000 }).map((seconds) => seconds * 1_000)
  fc.assert(
    fc.property(moment, fc.integer({ min: -6, max: 6 }), (now, steps) => {
      const key = newCodeSecret()
      const code = TOTP.generate({ secret: Secret.fromBase32(key), timestamp: now + steps * 30_000 })
      const step = Math.floor(now / 30_000) + steps
      // Two of many codes may be the same by chance, so a code that is found may be that of a nearer step.
      const found = findStep(key, code, now)
      if (Math.abs(steps) <= 1) expect(found).toBeDefined()
      else expect(found).not.toBe(step)
    }),
  )
})

test('the QR code has the address of the secret, with a margin, and no character that a path cannot have', () => {
  const { address, qr } = describeSecret(secret, 'nimo.warsame')
  expect(address).toMatch(/^otpauth:\/\/totp\//)
  expect(new URL(address).searchParams.get('secret')).toBe(secret)
  expect(qr.size).toBeGreaterThan(29)
  expect(qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
  expect(qr.path).not.toMatch(/M[0-3] |M\d+ [0-3]h/)
})

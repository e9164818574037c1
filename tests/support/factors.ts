import { Secret, TOTP } from 'otpauth'
import { AddedFactor, NewPasskeyOptions, PasskeyOptions, StepNeeded, TotpOffer } from '../../contract/factors.ts'
import { credentials } from '../../support/calls.ts'
import type { SignedIn } from './admin.ts'
import { createPasskey, type Passkey } from './authenticator.ts'
import { answerOf, type TestSite } from './site.ts'

/** Where the pages of a site without PUBLIC_URL are. */
export const localOrigin = 'http://localhost:3000'

export async function addPasskey(by: SignedIn, passkey: Passkey = createPasskey(localOrigin)) {
  const options = await answerOf(NewPasskeyOptions, by.post('/api/admin/factors/passkey/options', {}))
  const body = { name: 'Laptop', passkey: passkey.create(options) }
  const added = await answerOf(AddedFactor, by.post('/api/admin/factors/passkey', body))
  return { passkey, ...added }
}

export async function addTotp(site: TestSite, by: SignedIn, name = 'Phone') {
  const { id, secret } = await answerOf(TotpOffer, by.post('/api/admin/factors/totp/options', {}))
  const body = { id, name, code: codeAt(secret) }
  const added = await answerOf(AddedFactor, by.post('/api/admin/factors/totp', body))
  await allowSameCode(site)
  return { secret, ...added }
}

/** Simulates that the time of all codes so far is over. */
export const allowSameCode = (site: TestSite) => site.pool.query('update factors set last_step = 0')

/** What an authenticator app shows whose clock differs by some seconds. */
export const codeAt = (secret: string, seconds = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + seconds * 1_000 })

export const enterPassword = (site: TestSite, body: object = credentials) => site.post('/api/admin/login', body)

/** The second half of a sign-in, each time after the password. */
export async function step(site: TestSite, proof: object, body: object = credentials): Promise<Response> {
  const { stepToken } = await answerOf(StepNeeded, enterPassword(site, body))
  return site.post('/api/admin/login/step', { stepToken, proof })
}

export const passkeyOptions = (site: TestSite, body: object = {}) =>
  answerOf(PasskeyOptions, site.post('/api/admin/login/passkey/options', body))

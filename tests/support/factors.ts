import { Secret, TOTP } from 'otpauth'
import type { z } from 'zod'
import { AddedFactor, NewPasskeyOptions, PasskeyOptions, StepNeeded, TotpOffer } from '../../contract/factors.ts'
import { type SignedIn } from './admin.ts'
import { bearer, credentials } from '../../support/calls.ts'
import { Tokens } from '../../contract/admin.ts'
import { createPasskey, type Passkey } from './authenticator.ts'
import type { TestSite } from './site.ts'

/** Where the pages of a site without PUBLIC_URL are. */
export const localOrigin = 'http://localhost:3000'

type Headers = { headers: Record<string, string> }

export const read = async <S extends z.ZodType>(
  schema: S,
  answer: Response | Promise<Response>,
): Promise<z.output<S>> => schema.parse(await (await answer).json())

export async function addPasskey(site: TestSite, { headers }: Headers, passkey: Passkey = createPasskey(localOrigin)) {
  const options = await read(NewPasskeyOptions, site.post('/api/admin/factors/passkey/options', {}, headers))
  const body = { name: 'Laptop', passkey: passkey.create(options) }
  const added = await read(AddedFactor, site.post('/api/admin/factors/passkey', body, headers))
  return { passkey, ...added }
}

export async function addTotp(site: TestSite, { headers }: Headers, name = 'Phone') {
  const { id, secret } = await read(TotpOffer, site.post('/api/admin/factors/totp/options', {}, headers))
  const body = { id, name, code: codeAt(secret) }
  const added = await read(AddedFactor, site.post('/api/admin/factors/totp', body, headers))
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
  const { stepToken } = await read(StepNeeded, enterPassword(site, body))
  return site.post('/api/admin/login/step', { stepToken, proof })
}

export const passkeyOptions = (site: TestSite, body: object = {}) =>
  read(PasskeyOptions, site.post('/api/admin/login/passkey/options', body))

export async function signedInBy(answer: Response | Promise<Response>): Promise<SignedIn> {
  const tokens = await read(Tokens, answer)
  return { ...tokens, headers: bearer(tokens.accessToken) }
}

import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { brand } from '../../content/brand/company.ts'
import { SiteError } from '../../contract/errors.ts'
import type { CreatedPasskey, NewPasskeyOptions, PasskeyOptions, UsedPasskey } from '../../contract/factors.ts'
import type { Db } from '../db/client.ts'
import { insertChallenge, takeChallenge, type Purpose } from '../db/queries/challenges.ts'
import { advanceCounter, findPasskey, listFactors, type FactorRow } from '../db/queries/factors.ts'

/** Loaded with the first passkey: it takes longer to load than the rest of the server. */
const loadWebAuthn = () => import('@simplewebauthn/server')

/** For whom passkeys are made, and from which pages they are accepted. */
export type PasskeySite = { id: string; isOwnOrigin: (origin: string) => boolean }

export function passkeySiteOf(publicUrl: string): PasskeySite {
  const { origin, hostname } = new URL(publicUrl)
  // A local site may listen on a port that PUBLIC_URL does not name.
  const isLocal = (given: string) => hostname === 'localhost' && /^http:\/\/localhost(?::\d{1,5})?$/.test(given)
  return { id: hostname, isOwnOrigin: (given) => given === origin || isLocal(given) }
}

const lifeSeconds = 5 * 60
const timeout = lifeSeconds * 1_000
/** EdDSA, ES256, and RS256, which together all authenticators support. */
const algorithms = [-8, -7, -257]

type Person = { adminId: string; username: string }

export async function newPasskeyOptions(db: Db, site: PasskeySite, person: Person): Promise<NewPasskeyOptions> {
  return {
    challenge: await newChallenge(db, 'passkey-enroll', person.adminId),
    rp: { id: site.id, name: brand.name },
    user: { id: userHandleOf(person.adminId), name: person.username, displayName: person.username },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout,
    attestation: 'none',
    excludeCredentials: await listCredentials(db, person.adminId),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  }
}

/** Without a person, the browser offers every passkey that it has for this site. */
export const passkeyOptions = async (
  db: Db,
  site: PasskeySite,
  purpose: 'passkey-sign-in' | 'passkey-confirm',
  adminId?: string,
): Promise<PasskeyOptions> => ({
  challenge: await newChallenge(db, purpose, adminId),
  rpId: site.id,
  timeout,
  userVerification: 'required',
  allowCredentials: adminId === undefined ? [] : await listCredentials(db, adminId),
})

async function newChallenge(db: Db, purpose: Purpose, adminId: string | undefined): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  await insertChallenge(db, { purpose, adminId: adminId ?? null, value }, lifeSeconds)
  return value
}

const userHandleOf = (adminId: string) => Buffer.from(adminId).toString('base64url')

async function listCredentials(db: Db, adminId: string): Promise<PasskeyOptions['allowCredentials']> {
  const rows = await listFactors(db, adminId)
  return rows.flatMap(({ credentialId, transports }) =>
    credentialId === null ? [] : [{ id: credentialId, type: 'public-key' as const, transports: transports ?? [] }],
  )
}

/** What is stored of a passkey that a browser created for a person. */
export async function readCreated(db: Db, site: PasskeySite, { id, response }: CreatedPasskey, adminId: string) {
  const { origin, challenge } = await checkClient(db, site, response.clientDataJSON, 'passkey-enroll', adminId)
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const { clientDataJSON, attestationObject, transports } = response
  const verified = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: site.id,
    supportedAlgorithmIDs: algorithms,
  }).catch(refuse)
  if (!verified.verified) return refuse(undefined)
  const { credential } = verified.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports,
  }
}

type Use = { purpose: 'passkey-sign-in' | 'passkey-confirm'; adminId?: string | undefined }

/** The passkey that was used, after every check. The challenge is used up, whatever the outcome. */
export async function verifyUsed(db: Db, site: PasskeySite, used: UsedPasskey, use: Use): Promise<FactorRow> {
  const { origin, challenge } = await checkClient(db, site, used.response.clientDataJSON, use.purpose, use.adminId)
  const passkey = await findPasskey(db, used.id)
  if (!passkey || !belongsTo(passkey, used, use.adminId)) throw new SiteError('invalid', 'factor.passkey_unknown')
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const { clientDataJSON, authenticatorData, signature } = used.response
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id: used.id,
      rawId: used.id,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: site.id,
    // The counter is checked below: after the signature, and together with storing it.
    credential: { id: used.id, publicKey: Buffer.from(passkey.publicKey ?? '', 'base64url'), counter: 0 },
  }).catch(refuse)
  if (!verified) return refuse(undefined)
  if (!(await advanceCounter(db, passkey.id, authenticationInfo.newCounter))) throw new CounterWentBack(passkey.adminId)
  return passkey
}

/** Somebody may have a copy of the passkey. */
export class CounterWentBack extends SiteError {
  readonly adminId: string

  constructor(adminId: string) {
    super('invalid', 'factor.counter_back')
    this.adminId = adminId
  }
}

/** If nobody entered a username, the passkey has to identify the person. */
function belongsTo(passkey: FactorRow, { response }: UsedPasskey, adminId: string | undefined): boolean {
  const handle = response.userHandle ?? undefined
  if (adminId === undefined) return handle === userHandleOf(passkey.adminId)
  return passkey.adminId === adminId && (handle === undefined || handle === userHandleOf(adminId))
}

const ClientData = z.object({ challenge: z.string().max(200), origin: z.string().max(300) })

async function checkClient(db: Db, site: PasskeySite, clientDataJSON: string, purpose: Purpose, adminId?: string) {
  const client = readClientData(clientDataJSON)
  if (!(await takeChallenge(db, purpose, client.challenge, adminId)))
    throw new SiteError('invalid', 'factor.challenge_over')
  if (!site.isOwnOrigin(client.origin)) throw new SiteError('invalid', 'factor.foreign_origin')
  return client
}

function readClientData(clientDataJSON: string) {
  try {
    return ClientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()))
  } catch (cause) {
    return refuse(cause)
  }
}

const refuse = (cause: unknown): never => {
  throw new SiteError('invalid', 'factor.passkey_refused', { cause })
}

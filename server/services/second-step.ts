import type { SignedIn } from '../../contract/admin.ts'
import { SiteError } from '../../contract/errors.ts'
import {
  stepMethods,
  type PasskeyOptions,
  type Step,
  type StepMethod,
  type StepNeeded,
  type UsedPasskey,
} from '../../contract/factors.ts'
import type { Db } from '../db/client.ts'
import { findAdmin, lockAdmin, recordSignIn, type AdminRow } from '../db/queries/admins.ts'
import { countTry, deleteChallenge, findByValue, insertChallenge } from '../db/queries/challenges.ts'
import { countRecoveryCodes, listFactors } from '../db/queries/factors.ts'
import { hasSessionFrom } from '../db/queries/sessions.ts'
import type { AccessTokens } from './access-tokens.ts'
import { writeAudit, type From } from './audit.ts'
import { verifyPasskey, verifyProof, type FactorParts } from './factor-proofs.ts'
import { passkeyOptions } from './passkeys.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { startSession } from './sessions.ts'
import { takeOne } from './within-limit.ts'

/** Long enough to find a phone. */
const lifeSeconds = 10 * 60
/** After these, the password has to be entered again, which has its own limits. */
const maxTries = 5

/** After a right password: what completes the sign-in; undefined for someone without a second factor. */
export async function startStep(tx: Db, adminId: string): Promise<StepNeeded | undefined> {
  const kinds = new Set<StepMethod>((await listFactors(tx, adminId)).map(({ kind }) => kind))
  if (kinds.size === 0) return undefined
  if ((await countRecoveryCodes(tx, adminId)) > 0) kinds.add('recovery')
  const stepToken = newSecret()
  await insertChallenge(tx, { purpose: 'step', adminId, value: hashSecret(stepToken) }, lifeSeconds)
  return { stepToken, methods: stepMethods.filter((method) => kinds.has(method)) }
}

/** A complete sign-in, and whose it is. */
type Entered = { signedIn: SignedIn; username: string }

/** The id of the device, if it has signed in to an account before. */
type DeviceOf = (username: string) => string | undefined

type SignInParts = FactorParts & { tokens: AccessTokens }

/** Completes a sign-in that was begun with a password. */
export async function finishStep(
  parts: SignInParts,
  { stepToken, proof }: Step,
  from: From,
  deviceOf: DeviceOf,
): Promise<Entered> {
  const { db, tokens } = parts
  const step = await countTry(db, 'step', hashSecret(stepToken), maxTries)
  const admin = step?.adminId ? await findAdmin(db, step.adminId) : undefined
  if (!step || !admin) throw stepOver()
  await verifyProof(parts, { adminId: admin.id, username: admin.username }, proof, 'passkey-sign-in', from)
  return db.transaction(async (tx) => {
    // Of two proofs at once, only one starts a session.
    const now = (await deleteChallenge(tx, step.id)) && (await lockAdmin(tx, admin.id))
    if (!now) throw stepOver()
    return { signedIn: await enter(tx, tokens, now, from, deviceOf(now.username), proof.kind), username: now.username }
  })
}

const stepOver = () => new SiteError('sign_in_needed', 'factor.step_over')

/** Asks for a passkey: of the person whose password was right, or of anyone. */
export async function askForPasskey(
  { db, site, limits }: FactorParts,
  stepToken: string | undefined,
  from: From,
): Promise<PasskeyOptions> {
  await takeOne(limits.passkeys, from)
  if (stepToken === undefined) return passkeyOptions(db, site, 'passkey-sign-in')
  const step = await findByValue(db, 'step', hashSecret(stepToken))
  if (!step?.adminId) throw stepOver()
  return passkeyOptions(db, site, 'passkey-sign-in', step.adminId)
}

/** A passkey is two factors: the device that has it, and what unlocks it. */
export async function signInByPasskey(
  parts: SignInParts,
  used: UsedPasskey,
  from: From,
  deviceOf: DeviceOf,
): Promise<Entered> {
  const passkey = await verifyPasskey(parts, used, { purpose: 'passkey-sign-in' }, from)
  return parts.db.transaction(async (tx) => {
    const admin = await lockAdmin(tx, passkey.adminId)
    if (!admin) throw new SiteError('invalid', 'factor.passkey_unknown')
    return {
      signedIn: await enter(tx, parts.tokens, admin, from, deviceOf(admin.username), 'passkey'),
      username: admin.username,
    }
  })
}

/** Starts the session of somebody who has proven who they are. */
export async function enter(
  tx: Db,
  tokens: AccessTokens,
  admin: AdminRow,
  from: From,
  deviceId: string | undefined,
  factor?: StepMethod,
): Promise<SignedIn> {
  const person = { ...from, adminId: admin.id, username: admin.username }
  await writeAudit(tx, person, { action: 'signed-in', ...(factor && { detail: { factor } }) })
  await logNewDevice(tx, admin, from, deviceId)
  await recordSignIn(tx, admin.id)
  return { ...(await startSession(tx, tokens, admin.id, from)), role: admin.role }
}

/**
 * Logs a sign-in from a device that is new to the account: it has no mark, and no earlier session came from the same
 * address with the same program. Runs before the new session starts. The first sign-in of an account is no news.
 */
async function logNewDevice(tx: Db, admin: AdminRow, from: From, deviceId: string | undefined) {
  if (deviceId !== undefined || admin.signedInAt === null) return
  if (await hasSessionFrom(tx, admin.id, from.address, from.userAgent ?? '')) return
  await writeAudit(tx, { ...from, adminId: admin.id, username: admin.username }, { action: 'new-device' })
}

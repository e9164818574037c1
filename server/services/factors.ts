import { SiteError } from '../../contract/errors.ts'
import {
  maxFactors,
  type AddedFactor,
  type FactorInfo,
  type Factors,
  type NewPasskey,
  type NewTotp,
  type TotpOffer,
} from '../../contract/factors.ts'
import type { Db } from '../db/client.ts'
import { lockAdmin, type AdminRow } from '../db/queries/admins.ts'
import { deleteChallenge, deleteChallengesOf, findChallenge, insertChallenge } from '../db/queries/challenges.ts'
import {
  countFactorsOf,
  countRecoveryCodes,
  deleteFactor,
  deleteFactorsOf,
  deleteRecoveryCodes,
  insertFactor,
  listFactors,
  renameFactor,
  type FactorRow,
} from '../db/queries/factors.ts'
import { endSessionsOf } from '../db/queries/sessions.ts'
import { lockColleague } from './admins.ts'
import { aboutAdmin, writeAudit, type Actor, type Author } from './audit.ts'
import type { FactorParts } from './factor-proofs.ts'
import { found } from './found.ts'
import { describeSecret, findStep, newCodeSecret } from './one-time-codes.ts'
import { readCreated } from './passkeys.ts'
import { renewRecoveryCodes } from './recovery-codes.ts'

export async function readFactors({ db, isRequired }: FactorParts, by: Actor): Promise<Factors> {
  const [rows, recoveryCodesLeft] = await Promise.all([listFactors(db, by.adminId), countRecoveryCodes(db, by.adminId)])
  return { username: by.username, data: rows.map(describe), recoveryCodesLeft, isRequired }
}

const describe = ({ id, kind, name, createdAt, lastUsedAt }: FactorRow): FactorInfo => ({
  id,
  kind,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

export async function addPasskey({ db, site }: FactorParts, { name, passkey }: NewPasskey, by: Actor) {
  const created = await readCreated(db, site, passkey, by.adminId)
  return db.transaction((tx) => addFactor(tx, { kind: 'passkey', name, ...created }, by))
}

const offerSeconds = 15 * 60

/** A secret for an authenticator app, which counts once the app has shown a right code. */
export async function offerTotp({ db, box }: FactorParts, by: Actor): Promise<TotpOffer> {
  const secret = newCodeSecret()
  const offer = { purpose: 'totp-enroll' as const, adminId: by.adminId, value: box.seal(secret) }
  const { id } = await insertChallenge(db, offer, offerSeconds)
  return { id, ...describeSecret(secret, by.username) }
}

/** A wrong code leaves the offer, so that nobody has to scan it again after a typing error. */
export async function addTotp({ db, box }: FactorParts, { id, name, code }: NewTotp, by: Actor) {
  const offer = await findChallenge(db, 'totp-enroll', id, by.adminId)
  const secret = offer && box.open(offer.value)
  if (!secret) throw offerOver()
  const step = findStep(secret, code)
  if (step === undefined) throw new SiteError('invalid', 'factor.code_wrong')
  return db.transaction(async (tx) => {
    if (!(await deleteChallenge(tx, id))) throw offerOver()
    // The code that proved it is used up.
    return addFactor(tx, { kind: 'totp', name, sealedSecret: box.seal(secret), lastStep: step }, by)
  })
}

const offerOver = () => new SiteError('invalid', 'factor.offer_over')

type NewFactor = Pick<FactorRow, 'kind' | 'name'> & Partial<FactorRow>

async function addFactor(tx: Db, factor: NewFactor, by: Actor): Promise<AddedFactor> {
  await lockPerson(tx, by)
  const known = await listFactors(tx, by.adminId)
  if (known.filter(({ kind }) => kind === factor.kind).length >= maxFactors)
    throw new SiteError('conflict', 'factor.too_many', { values: { max: maxFactors } })
  const added = await insertFactor(tx, { ...factor, adminId: by.adminId })
  if (!added) throw new SiteError('conflict', 'factor.known')
  await writeAudit(tx, by, { action: 'factor-added', detail: { kind: added.kind, name: added.name } })
  if (known.length > 0) return { data: describe(added), recoveryCodes: [] }
  // Whoever signed in elsewhere with the password alone has to prove the factor too.
  await endSessionsOf(tx, by.adminId, by.sessionId)
  return { data: describe(added), recoveryCodes: await renewRecoveryCodes(tx, by.adminId) }
}

/** Changes to the factors of one person happen one at a time. */
async function lockPerson(tx: Db, by: Actor) {
  if (!(await lockAdmin(tx, by.adminId))) throw new SiteError('not_allowed', 'admin.session_expired')
}

export async function changeFactorName({ db }: FactorParts, id: string, name: string, by: Actor) {
  await db.transaction(async (tx) => {
    await lockPerson(tx, by)
    const factor = found(
      (await listFactors(tx, by.adminId)).find((known) => known.id === id),
      'factor.not_found',
    )
    if (factor.name === name) return
    await renameFactor(tx, id, name)
    await writeAudit(tx, by, { action: 'factor-renamed', detail: { kind: factor.kind, name } })
  })
}

export async function removeFactor({ db, isRequired }: FactorParts, id: string, by: Actor) {
  await db.transaction(async (tx) => {
    await lockPerson(tx, by)
    const removed = found(await deleteFactor(tx, by.adminId, id), 'factor.not_found')
    const isLast = (await countFactorsOf(tx, by.adminId)) === 0
    if (isLast && isRequired) throw new SiteError('conflict', 'factor.last')
    if (isLast) await deleteRecoveryCodes(tx, by.adminId)
    await writeAudit(tx, by, { action: 'factor-removed', detail: { kind: removed.kind, name: removed.name } })
  })
}

/** The previous codes no longer work. */
export async function makeRecoveryCodes({ db }: FactorParts, by: Actor): Promise<string[]> {
  return db.transaction(async (tx) => {
    await lockPerson(tx, by)
    if ((await countFactorsOf(tx, by.adminId)) === 0) throw new SiteError('invalid', 'factor.none')
    await writeAudit(tx, by, { action: 'recovery-codes-made' })
    return renewRecoveryCodes(tx, by.adminId)
  })
}

/** For a colleague who lost every factor; signs them out everywhere. */
export async function removeFactorsOf({ db }: FactorParts, id: string, by: Actor) {
  if (id === by.adminId) throw new SiteError('conflict', 'factor.own')
  await db.transaction(async (tx) => {
    const admin = await lockColleague(tx, id, by)
    await clearFactors(tx, admin, by)
  })
}

/** Shared with the operator's command. */
export async function clearFactors(tx: Db, admin: AdminRow, by: Author) {
  const { id } = admin
  const count = await deleteFactorsOf(tx, id)
  await deleteRecoveryCodes(tx, id)
  await deleteChallengesOf(tx, id)
  await endSessionsOf(tx, id)
  await writeAudit(tx, by, { action: 'factors-removed', ...aboutAdmin(admin, { count }) })
  return count
}

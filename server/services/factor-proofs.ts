import { SiteError } from '../../contract/errors.ts'
import type { FactorProof, UsedPasskey } from '../../contract/factors.ts'
import type { Db } from '../db/client.ts'
import type { Limit } from '../db/limit.ts'
import { findAdmin } from '../db/queries/admins.ts'
import { advanceStep, listFactors } from '../db/queries/factors.ts'
import { writeAudit, type From } from './audit.ts'
import { findStep } from './one-time-codes.ts'
import { CounterWentBack, verifyUsed, type PasskeySite } from './passkeys.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import type { SecretBox } from './secret-box.ts'

/** What second factors need besides the database. */
export type FactorParts = {
  db: Db
  box: SecretBox
  site: PasskeySite
  isRequired: boolean
  limits: FactorLimits
}

export type FactorLimits = {
  /** Wrong one-time codes of one person, from all networks together. */
  codes: Limit[]
  /** Passkey sign-ins that one network begins. */
  passkeys: Limit
}

/** How often codes may be wrong: six digits cannot be guessed then, and a day of typing errors locks nobody out. */
export const codeLimits = [
  { of: 'one-time-code', most: 5, seconds: 15 * 60 },
  { of: 'one-time-code-day', most: 30, seconds: 24 * 60 * 60 },
]
export const passkeyLimit = { of: 'passkey-sign-in', most: 120, seconds: 60 }

type Person = { adminId: string; username: string }

/** Throws the reason why a proof is not accepted. */
export async function verifyProof(
  parts: FactorParts,
  person: Person,
  proof: FactorProof,
  purpose: 'passkey-sign-in' | 'passkey-confirm',
  from: From,
) {
  switch (proof.kind) {
    case 'passkey':
      await verifyPasskey(parts, proof.passkey, { purpose, adminId: person.adminId }, from)
      return
    case 'totp':
      await verifyCode(parts, person, proof.code, from)
      return
    case 'recovery':
      if (!(await spendRecoveryCode(parts.db, person.adminId, proof.code))) {
        await writeAudit(parts.db, from, { action: 'factor-failed', detail: { username: person.username } })
        throw new SiteError('invalid', 'factor.recovery_wrong')
      }
      await writeAudit(parts.db, { ...from, ...person }, { action: 'recovery-code-used' })
  }
}

/** Returns the passkey, and records one that may have been copied. */
export async function verifyPasskey(
  { db, site }: FactorParts,
  used: UsedPasskey,
  use: Parameters<typeof verifyUsed>[3],
  from: From,
) {
  try {
    return await verifyUsed(db, site, used, use)
  } catch (cause) {
    if (cause instanceof CounterWentBack) {
      const admin = await findAdmin(db, cause.adminId)
      await writeAudit(db, from, { action: 'passkey-copied', detail: { username: admin?.username ?? '' } })
    }
    throw cause
  }
}

/** A code is counted before it is checked, so that many at once cannot exceed the limit. */
async function verifyCode({ db, box, limits }: FactorParts, person: Person, code: string, from: From) {
  const waits = await Promise.all(limits.codes.map((limit) => limit.take(person.adminId)))
  const wait = Math.max(0, ...waits.map((seconds) => seconds ?? 0))
  if (wait > 0) throw new SiteError('too_many', 'factor.too_many_codes', { retryAfter: wait })
  const apps = (await listFactors(db, person.adminId)).filter(({ kind }) => kind === 'totp')
  const [match] = apps.flatMap(({ id, sealedSecret }) => {
    const secret = box.open(sealedSecret ?? '')
    const step = secret === undefined ? undefined : findStep(secret, code)
    return step === undefined ? [] : [{ id, step }]
  })
  if (!match) {
    await writeAudit(db, from, { action: 'factor-failed', detail: { username: person.username } })
    throw new SiteError('invalid', 'factor.code_wrong')
  }
  // A right code is no guess, even if it was used before.
  await Promise.all(limits.codes.map((limit) => limit.giveBack(person.adminId)))
  if (!(await advanceStep(db, match.id, match.step))) throw new SiteError('invalid', 'factor.code_used')
}

import type { Confirmation } from '../../contract/admin.ts'
import { SiteError } from '../../contract/errors.ts'
import { factorKinds, type ConfirmationOptions } from '../../contract/factors.ts'
import type { Db } from '../db/client.ts'
import { findAdmin } from '../db/queries/admins.ts'
import { listFactors } from '../db/queries/factors.ts'
import { renewProof } from '../db/queries/sessions.ts'
import { writeAudit, type Actor } from './audit.ts'
import { verifyProof, type FactorParts } from './factor-proofs.ts'
import { passkeyOptions } from './passkeys.ts'
import type { Passwords } from './passwords.ts'
import { countAttempt, forgetAttempts, type HashAccount } from './sign-in-attempts.ts'

type Parts = { db: Db; hashAccount: HashAccount; passwords: Passwords }

/** Renews the proof of who a signed-in admin is, which calls that are marked `fresh` need. */
export async function confirmIdentity(parts: Parts, factors: FactorParts, confirmation: Confirmation, by: Actor) {
  const { password, proof } = confirmation
  if (proof) await verifyProof(factors, by, proof, 'passkey-confirm', by)
  else await checkOwnPassword(parts, password ?? '', by)
  await renewProof(parts.db, by.sessionId)
}

/** What can confirm it besides the password; a recovery code is worth more, and is not asked for. */
export async function confirmationOptions({ db, site }: FactorParts, by: Actor): Promise<ConfirmationOptions> {
  const kinds = new Set((await listFactors(db, by.adminId)).map(({ kind }) => kind))
  return {
    methods: factorKinds.filter((kind) => kinds.has(kind)),
    ...(kinds.has('passkey') && { passkey: await passkeyOptions(db, site, 'passkey-confirm', by.adminId) }),
  }
}

/**
 * Counts as a guess under the limits of signing in, because whoever has a stolen token can make it; by session, so that
 * strangers who guess do not keep a signed-in admin from confirming.
 */
export async function checkOwnPassword({ db, hashAccount, passwords }: Parts, password: string, by: Actor) {
  const attempt = { accountHash: hashAccount(by.username), network: `session ${by.sessionId}`, isKnown: true }
  await countAttempt(db, attempt)
  const admin = await findAdmin(db, by.adminId)
  if (!(await passwords.isRight(password, admin?.passwordHash))) {
    await writeAudit(db, by, { action: 'proof-failed' })
    throw new SiteError('invalid', 'admin.password_wrong')
  }
  await forgetAttempts(db, attempt)
}

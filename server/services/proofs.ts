import type { Confirmation } from '../../contract/admin.ts'
import { SiteError } from '../../contract/errors.ts'
import type { Db } from '../db/client.ts'
import { findAdmin } from '../db/queries/admins.ts'
import { renewProof } from '../db/queries/sessions.ts'
import { writeAudit, type Actor } from './audit.ts'
import { isPassword } from './passwords.ts'
import { countAttempt, forgetAttempts, type HashAccount } from './sign-in-attempts.ts'

type Parts = { db: Db; hashAccount: HashAccount }

/** Renews the proof of who a signed-in admin is, which calls that are marked `fresh` need. */
export async function confirmIdentity(parts: Parts, { password }: Confirmation, by: Actor) {
  await checkOwnPassword(parts, password, by)
  await renewProof(parts.db, by.sessionId)
}

/**
 * Counts as a guess under the limits of signing in, because whoever has a stolen token can make it; by session, so that
 * strangers who guess do not keep a signed-in admin from confirming.
 */
export async function checkOwnPassword({ db, hashAccount }: Parts, password: string, by: Actor) {
  const attempt = { accountHash: hashAccount(by.username), network: `session ${by.sessionId}`, isKnown: true }
  await countAttempt(db, attempt)
  const admin = await findAdmin(db, by.adminId)
  if (!(await isPassword(password, admin?.passwordHash))) {
    await writeAudit(db, by, { action: 'proof-failed' })
    throw new SiteError('invalid', 'admin.password_wrong')
  }
  await forgetAttempts(db, attempt)
}

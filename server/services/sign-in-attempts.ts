import { createHmac } from 'node:crypto'
import { SiteError } from '../../contract/errors.ts'
import type { Db } from '../db/client.ts'
import {
  deleteAttempts,
  deleteAttemptsBefore,
  insertAttempt,
  lockAttempts,
  secondsBlocked,
  type Attempt,
} from '../db/queries/sign-in-attempts.ts'
import { deriveKey } from './access-tokens.ts'

const windowSeconds = 15 * 60
/** Failures per account and network; the same account on another network is not blocked. */
const maxPerAccount = 5
/** Failures per network on all accounts, against trying one password on many names. */
const maxPerNetwork = 60

export type HashAccount = (username: string) => string

export const createHashAccount = (secret: string): HashAccount => {
  const key = deriveKey(secret, 'account-name')
  return (username) => createHmac('sha256', key).update(username.trim().toLowerCase()).digest('base64url')
}

/**
 * Counts an attempt before the password is checked, so that concurrent attempts cannot exceed the limit;
 * `forgetAttempts` undoes it for a correct one. Returns whether this was the last attempt before a block.
 */
export async function countAttempt(db: Db, attempt: Attempt): Promise<{ last: boolean }> {
  const outcome = await db.transaction(async (tx) => {
    await lockAttempts(tx, attempt)
    const blockedFor =
      (await secondsBlocked(tx, attempt, maxPerAccount, windowSeconds)) ||
      (await secondsBlocked(tx, { network: attempt.network }, maxPerNetwork, windowSeconds))
    if (blockedFor > 0) return { blockedFor, last: false }
    await insertAttempt(tx, attempt)
    return { blockedFor, last: (await secondsBlocked(tx, attempt, maxPerAccount, windowSeconds)) > 0 }
  })
  if (outcome.blockedFor > 0)
    throw new SiteError('too_many', 'admin.too_many_tries', { retryAfter: outcome.blockedFor })
  return outcome
}

export async function forgetAttempts(db: Db, attempt: Attempt) {
  await deleteAttempts(db, attempt)
  await deleteAttemptsBefore(db, windowSeconds * 4)
}

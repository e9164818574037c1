import { createHmac } from 'node:crypto'
import { adminMessages } from '../../contract/admin.ts'
import { SiteError } from '../../contract/errors.ts'
import type { Db } from '../db/client.ts'
import {
  deleteAttempts,
  deleteAttemptsBefore,
  insertAttempt,
  lockAttempts,
  secondsHeld,
  type Attempt,
} from '../db/queries/sign-in-attempts.ts'
import { deriveKey } from './access-tokens.ts'

const window = 15 * 60
/** Failures per account and network; the same account on another network is not blocked. */
const mostPerAccount = 5
/** Failures per network on all accounts, against trying one password on many names. */
const mostPerNetwork = 60

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
    const held =
      (await secondsHeld(tx, attempt, mostPerAccount, window)) ||
      (await secondsHeld(tx, { network: attempt.network }, mostPerNetwork, window))
    if (held > 0) return { held, last: false }
    await insertAttempt(tx, attempt)
    return { held, last: (await secondsHeld(tx, attempt, mostPerAccount, window)) > 0 }
  })
  if (outcome.held > 0) throw new SiteError('too_many', adminMessages.tooManyTries, { retryAfter: outcome.held })
  return outcome
}

export async function forgetAttempts(db: Db, attempt: Attempt) {
  await deleteAttempts(db, attempt)
  await deleteAttemptsBefore(db, window * 4)
}

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
/** Failures of one account from one place; the same account from elsewhere is not held. */
const mostPerAccount = 5
/** Failures of all accounts from one network: whoever tries one password on many names. */
const mostPerNetwork = 60

export type HashAccount = (username: string) => string

export const createHashAccount = (secret: string): HashAccount => {
  const key = deriveKey(secret, 'account-name')
  return (username) => createHmac('sha256', key).update(username.trim().toLowerCase()).digest('base64url')
}

/**
 * Counts a try before it is judged, so that many at once cannot slip through together; a right one
 * is taken back by `forgetAttempts`. Answers whether this was the last try before a hold.
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

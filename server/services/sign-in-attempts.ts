import { SiteError } from '../../contract/errors.ts'
import type { Db } from '../db/client.ts'
import {
  deleteAttempts,
  deleteAttemptsBefore,
  insertAttempt,
  lockAttempts,
  secondsHeld,
  type Attempt,
  type Held,
  type Limits,
} from '../db/queries/sign-in-attempts.ts'
import { createKeyedHash } from './secrets.ts'

const minute = 60

/** All failures. A known device or a session has the first limit only, and its failures do not count for the others. */
const limits: Limits = {
  /** On one account from one network: the same account on another network is not blocked. */
  source: { most: 5, seconds: 15 * minute },
  /** On different accounts from one network, against trying one password on many names. */
  network: { most: 25, seconds: 5 * minute },
  /** On one account from all networks, against guesses from many addresses. */
  account: { most: 20, seconds: 60 * minute },
}

export type Limit = keyof Limits

export type HashAccount = (username: string) => string

export const createHashAccount = (secret: string): HashAccount => {
  const hash = createKeyedHash(secret, 'account-name')
  return (username) => hash(username.trim().toLowerCase())
}

/**
 * Counts an attempt before the password is checked, so that concurrent attempts cannot exceed a limit;
 * `forgetAttempts` undoes it for a correct one. While a limit holds, the password is not even looked at, so the answer
 * does not reveal whether it was right. Returns the limit that this attempt has reached.
 */
export async function countAttempt(db: Db, attempt: Attempt, hasCode = false): Promise<Limit | undefined> {
  const { before, after } = await db.transaction(async (tx) => {
    await lockAttempts(tx, attempt)
    const seconds = await secondsHeld(tx, attempt, limits)
    // Nobody guesses a password and a one-time code together, so a held account opens for both.
    const held = longest(hasCode ? { ...seconds, account: 0 } : seconds)
    if (held) return { before: held }
    await insertAttempt(tx, attempt)
    return { after: longest(await secondsHeld(tx, attempt, limits)) }
  })
  if (before) {
    const reason = before.limit === 'account' ? 'admin.account_held' : 'admin.too_many_tries'
    throw new SiteError('too_many', reason, { retryAfter: before.seconds })
  }
  return after?.limit
}

/** The limit that holds for longest, if any does. */
function longest(held: Held): { limit: Limit; seconds: number } | undefined {
  const all = (['source', 'network', 'account'] as const).map((limit) => ({ limit, seconds: held[limit] }))
  return all.filter(({ seconds }) => seconds > 0).toSorted((one, other) => other.seconds - one.seconds)[0]
}

export const forgetAttempts = (db: Db, attempt: Attempt) => deleteAttempts(db, attempt)

/** Removes those that no limit counts anymore. */
export async function removeOldAttempts(db: Db) {
  await deleteAttemptsBefore(db, limits.account.seconds)
}

import { randomBytes } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { inBatches } from '../db/in-batches.ts'
import { deleteKeysExcept, insertKey, listNewestKeys } from '../db/queries/signing-keys.ts'
import { writeAudit, type Author } from './audit.ts'

/** Tokens are valid for 15 minutes, and an instance signs with the previous key until it has read the new one. */
const overlapSeconds = 16 * 60

/** A key of the site; the one from before the first generation has neither an id nor a salt. */
export type Generation = { kid: string; salt: string } | undefined

export type SigningKeys = {
  /** Signs new tokens. */
  newest: () => Generation
  /** Whether tokens with this key id are accepted: of the newest key, and of the previous one until its tokens expire. */
  find: (kid: string | undefined) => Promise<{ generation: Generation } | undefined>
  /** Reads the keys again: another instance or the operator may have made a new one. */
  refresh: () => Promise<void>
}

export function createSigningKeys(db: Db): SigningKeys {
  let accepted: Generation[] = [undefined]
  const refresh = async () => {
    const [newest, before] = await listNewestKeys(db, 2)
    const isOverlapping = newest !== undefined && newest.ageSeconds < overlapSeconds
    accepted = isOverlapping ? [newest, before] : [newest]
  }
  const look = (kid: string | undefined) => {
    const index = accepted.findIndex((generation) => generation?.kid === kid)
    return index === -1 ? undefined : { generation: accepted[index] }
  }
  // Anyone can send a token with an unknown key: all who do at once share one query.
  const lookAgain = inBatches(async (kids: string[]) => {
    await refresh()
    return kids.map((kid) => ({ found: look(kid) }))
  }, 1_000)
  return {
    newest: () => accepted[0],
    find: async (kid) => {
      const known = look(kid)
      if (known || kid === undefined) return known
      return (await lookAgain(kid)).found
    },
    refresh,
  }
}

/** Makes a new key. Nobody is signed out: tokens of the previous key are accepted until they have expired. */
export const rotateKeys = (db: Db, by: Author): Promise<string> =>
  db.transaction(async (tx) => {
    const [before] = await listNewestKeys(tx, 1)
    const key = { kid: randomBytes(6).toString('hex'), salt: randomBytes(16).toString('base64url') }
    await insertKey(tx, key)
    await deleteKeysExcept(tx, [key.kid, ...(before ? [before.kid] : [])])
    await writeAudit(tx, by, { action: 'keys-rotated', detail: { kid: key.kid } })
    return key.kid
  })

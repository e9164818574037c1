import { desc, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { signingKeys } from '../schema.ts'

type KeyRow = { kid: string; salt: string; ageSeconds: number }

/** The newest first. */
export const listNewestKeys = (db: Db, most: number): Promise<KeyRow[]> =>
  db
    .select({
      kid: signingKeys.kid,
      salt: signingKeys.salt,
      ageSeconds: sql<number>`extract(epoch from now() - ${signingKeys.createdAt})`.mapWith(Number),
    })
    .from(signingKeys)
    .orderBy(desc(signingKeys.createdAt))
    .limit(most)

export const insertKey = (tx: Db, key: { kid: string; salt: string }) => tx.insert(signingKeys).values(key)

export const deleteKeysExcept = (tx: Db, kids: string[]) =>
  tx.delete(signingKeys).where(notInArray(signingKeys.kid, kids))

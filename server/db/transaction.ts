import type { Pool, PoolClient } from 'pg'
import type { Db } from './client.ts'
import { isUnreachable } from './unreachable.ts'

/**
 * Transactions that give their connection back whatever happens. Drizzle's own keep it for ever when the BEGIN fails,
 * and put it back, with the transaction open, when the server falls silent in the middle: the next one to use it
 * would write into a transaction that nobody commits.
 */
export function createTransaction(pool: Pool, open: (client: PoolClient) => Db): Db['transaction'] {
  const known = new WeakMap<PoolClient, Db>()
  const dbOf = (client: PoolClient): Db => {
    const db = known.get(client) ?? open(client)
    known.set(client, db)
    return db
  }
  return async (work, config) => {
    const client = await pool.connect()
    let isBroken = false
    try {
      return await dbOf(client).transaction((tx) => work(tx).catch((cause) => giveUpIfBroken(client, cause)), config)
    } catch (cause) {
      isBroken = isUnreachable(cause)
      throw cause
    } finally {
      client.release(isBroken)
    }
  }
}

/** A ROLLBACK would wait behind the statement that is never answered. */
function giveUpIfBroken(client: PoolClient, cause: unknown): never {
  if (isUnreachable(cause)) void client.end()
  throw cause
}

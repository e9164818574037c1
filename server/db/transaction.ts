import type { Pool, PoolClient } from 'pg'
import type { Db } from './client.ts'
import { isUnreachable, withDriver } from './unreachable.ts'

/**
 * Transactions that always release their connection. Drizzle's own leak it when BEGIN fails, and release it with the
 * transaction open when the server stops responding: its next user would write into a transaction that nobody commits.
 */
export function createTransaction(pool: Pool, open: (client: PoolClient) => Db): Db['transaction'] {
  const known = new WeakMap<PoolClient, Db>()
  const dbOf = (client: PoolClient): Db => {
    const db = known.get(client) ?? open(client)
    known.set(client, db)
    return db
  }
  return async (work, config) => {
    const client = await withDriver(pool.connect())
    let isBroken = false
    try {
      return await dbOf(client).transaction((tx) => work(tx).catch((cause) => closeIfBroken(client, cause)), config)
    } catch (cause) {
      isBroken = isUnreachable(cause)
      throw cause
    } finally {
      client.release(isBroken)
    }
  }
}

/** A ROLLBACK would wait behind the statement that never completes. */
function closeIfBroken(client: PoolClient, cause: unknown): never {
  if (isUnreachable(cause)) void client.end()
  throw cause
}

import type { Pool, PoolClient } from 'pg'
import type { AppendEntries, Db, NewAuditEntry, PlainDb, PlainTransaction } from './client.ts'
import { isUnreachable, withDriver } from './unreachable.ts'

/**
 * Transactions that always release their connection. Drizzle's own leak it when BEGIN fails, and release it with the
 * transaction open when the server stops responding: its next user would write into a transaction that nobody commits.
 */
export function createTransaction(
  pool: Pool,
  open: (client: PoolClient) => PlainDb,
  append: AppendEntries,
): Db['transaction'] {
  const known = new WeakMap<PoolClient, PlainDb>()
  const dbOf = (client: PoolClient): PlainDb => {
    const db = known.get(client) ?? open(client)
    known.set(client, db)
    return db
  }
  return async (work, config) => {
    const client = await withDriver(pool.connect())
    let isBroken = false
    try {
      const { answer, onCommitted } = await dbOf(client).transaction(
        (tx) => runWork(tx, work, append).catch((cause) => closeIfBroken(client, cause)),
        config,
      )
      onCommitted()
      return answer
    } catch (cause) {
      isBroken = isUnreachable(cause)
      throw cause
    } finally {
      client.release(isBroken)
    }
  }
}

/**
 * Audit entries are written last: they wait for a lock that all writers share, so nothing may be waited for while it is
 * held.
 */
export async function runWork<T>(tx: PlainTransaction, work: (tx: Db) => Promise<T>, append: AppendEntries) {
  const entries: NewAuditEntry[] = []
  const db = asDb(tx, entries)
  const answer = await work(db)
  const onCommitted = entries.length > 0 ? await append(db, entries) : () => undefined
  return { answer, onCommitted }
}

/** Entries of an inner transaction are dropped if it is undone. */
const asDb = (tx: PlainTransaction, entries: NewAuditEntry[]): Db => ({
  ...queriesOf(tx),
  transaction: (work) =>
    tx.transaction(async (inner) => {
      const own: NewAuditEntry[] = []
      const answer = await work(asDb(inner, own))
      entries.push(...own)
      return answer
    }),
  record: async (entry) => void entries.push(entry),
})

/** What queries use of Drizzle's database or transaction. */
export const queriesOf = (plain: PlainDb | PlainTransaction) => ({
  select: plain.select.bind(plain),
  selectDistinctOn: plain.selectDistinctOn.bind(plain),
  insert: plain.insert.bind(plain),
  update: plain.update.bind(plain),
  delete: plain.delete.bind(plain),
  execute: plain.execute.bind(plain),
  $count: plain.$count.bind(plain),
})

/** A ROLLBACK would wait behind the statement that never completes. */
function closeIfBroken(client: PoolClient, cause: unknown): never {
  if (isUnreachable(cause)) void client.end()
  throw cause
}

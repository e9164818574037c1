import { asc, gt, lte, sql } from 'drizzle-orm'
import type { Db, NewAuditEntry } from '../client.ts'
import { auditChain, auditEntries } from '../schema.ts'
import type { AuditRow } from './audit.ts'

export type ChainHead = typeof auditChain.$inferSelect

export const findHead = async (db: Db): Promise<ChainHead | undefined> => (await db.select().from(auditChain))[0]

/**
 * Locks the end of the chain for this transaction, until it ends. An instance that stops responding while all others
 * wait for it loses its connection.
 */
export async function lockHead(tx: Db): Promise<ChainHead | undefined> {
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '5s'`)
  return (await tx.select().from(auditChain).for('update'))[0]
}

export const updateHead = (tx: Db, head: Partial<ChainHead>) => tx.update(auditChain).set(head)

/** The id and the time of a new entry, before it is written: its hash covers them. */
export async function reserveEntry(tx: Db): Promise<{ id: number; at: Date }> {
  const { rows } = await tx.execute<{ id: string; at: string }>(sql`
    select nextval(pg_get_serial_sequence('audit_entries', 'id')) as id,
      extract(epoch from now()::timestamptz(3)) * 1000 as at`)
  return { id: Number(rows[0]?.id), at: new Date(Number(rows[0]?.at)) }
}

export const insertSigned = (tx: Db, rows: AuditRow[]) => tx.insert(auditEntries).overridingSystemValue().values(rows)

export const insertUnsigned = (tx: Db, entries: NewAuditEntry[]) => tx.insert(auditEntries).values(entries)

/** In the order in which they were written. */
export const listEntriesAfter = (db: Db, id: number | undefined, most: number): Promise<AuditRow[]> =>
  db
    .select()
    .from(auditEntries)
    .where(id === undefined ? undefined : gt(auditEntries.id, id))
    .orderBy(asc(auditEntries.id))
    .limit(most)

export const hasSignedEntries = async (db: Db): Promise<boolean> =>
  (await db.execute(sql`select from audit_entries where hash is not null limit 1`)).rows.length > 0

type Signature = { id: number; position: number; hash: string }

export const updateSignatures = (tx: Db, signed: Signature[]) =>
  tx.execute(sql`
    update audit_entries set position = signed.position, hash = signed.hash
    from jsonb_to_recordset(${JSON.stringify(signed)}::jsonb) as signed (id bigint, position bigint, hash text)
    where audit_entries.id = signed.id`)

/** The last entry of the part that is older than the given time as a whole. */
export async function findLastBefore(tx: Db, time: Date): Promise<AuditRow | undefined> {
  const isInOldPart = sql`id < coalesce((select min(id) from audit_entries where at >= ${time}), 9223372036854775807)`
  return (
    await tx
      .select()
      .from(auditEntries)
      .where(isInOldPart)
      .orderBy(sql`id desc`)
      .limit(1)
  )[0]
}

export async function deleteEntriesUntil(tx: Db, id: number): Promise<number> {
  const { rowCount } = await tx.delete(auditEntries).where(lte(auditEntries.id, id))
  return rowCount ?? 0
}

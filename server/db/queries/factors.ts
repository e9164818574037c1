import { and, asc, count, eq, isNull, lt, sql } from 'drizzle-orm'
import type { FactorKind } from '../../../contract/factors.ts'
import type { Db } from '../client.ts'
import { admins, factors, recoveryCodes } from '../schema.ts'
import { first } from '../rows.ts'

export type FactorRow = typeof factors.$inferSelect
type NewFactor = typeof factors.$inferInsert

export const listFactors = (db: Db, adminId: string): Promise<FactorRow[]> =>
  db.select().from(factors).where(eq(factors.adminId, adminId)).orderBy(asc(factors.createdAt), asc(factors.id))

export const countFactorsOf = (db: Db, adminId: string): Promise<number> =>
  db.$count(factors, eq(factors.adminId, adminId))

/** How many factors of each kind people have; people without any are left out. */
export const countFactors = (db: Db): Promise<{ adminId: string; kind: FactorKind; count: number }[]> =>
  db
    .select({ adminId: factors.adminId, kind: factors.kind, count: count() })
    .from(factors)
    .groupBy(factors.adminId, factors.kind)

export const countAdminsWithoutFactor = (db: Db): Promise<number> =>
  db.$count(admins, sql`not exists (select from ${factors} where ${factors.adminId} = ${admins.id})`)

/** Undefined when the same passkey was added before. */
export const insertFactor = (tx: Db, factor: NewFactor) =>
  first(tx.insert(factors).values(factor).onConflictDoNothing().returning())

export const findPasskey = (db: Db, credentialId: string) =>
  first(db.select().from(factors).where(eq(factors.credentialId, credentialId)))

/** Stores the counter of a passkey, unless it went backward; of two uses at once with one counter, only one succeeds. */
export async function advanceCounter(db: Db, id: string, counter: number): Promise<boolean> {
  const rows = await db
    .update(factors)
    .set({ counter, lastUsedAt: sql`now()` })
    // An authenticator without a counter always sends 0.
    .where(
      and(eq(factors.id, id), sql`(${factors.counter} < ${counter} or (${factors.counter} = 0 and ${counter} = 0))`),
    )
    .returning({ id: factors.id })
  return rows.length > 0
}

/** Uses up a time step and all before it; false if it was used already. */
export async function advanceStep(db: Db, id: string, step: number): Promise<boolean> {
  const rows = await db
    .update(factors)
    .set({ lastStep: step, lastUsedAt: sql`now()` })
    .where(and(eq(factors.id, id), lt(factors.lastStep, step)))
    .returning({ id: factors.id })
  return rows.length > 0
}

export const renameFactor = (tx: Db, id: string, name: string) =>
  tx.update(factors).set({ name }).where(eq(factors.id, id))

export async function deleteFactor(tx: Db, adminId: string, id: string): Promise<FactorRow | undefined> {
  const rows = await tx
    .delete(factors)
    .where(and(eq(factors.id, id), eq(factors.adminId, adminId)))
    .returning()
  return rows[0]
}

/** Returns how many there were. */
export async function deleteFactorsOf(tx: Db, adminId: string): Promise<number> {
  const rows = await tx.delete(factors).where(eq(factors.adminId, adminId)).returning({ id: factors.id })
  return rows.length
}

const isUnused = (adminId: string) => and(eq(recoveryCodes.adminId, adminId), isNull(recoveryCodes.usedAt))

export const countRecoveryCodes = (db: Db, adminId: string): Promise<number> =>
  db.$count(recoveryCodes, isUnused(adminId))

export const deleteRecoveryCodes = (tx: Db, adminId: string) =>
  tx.delete(recoveryCodes).where(eq(recoveryCodes.adminId, adminId))

export const insertRecoveryCodes = (tx: Db, adminId: string, hashes: string[]) =>
  tx.insert(recoveryCodes).values(hashes.map((hash) => ({ adminId, hash })))

/** Uses up a code: of two requests at once, only one succeeds. */
export async function takeRecoveryCode(db: Db, adminId: string, hash: string): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(isUnused(adminId), eq(recoveryCodes.hash, hash)))
    .returning({ hash: recoveryCodes.hash })
  return rows.length > 0
}

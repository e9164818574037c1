import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { challenges } from '../schema.ts'
import { stored } from '../rows.ts'

type ChallengeRow = typeof challenges.$inferSelect
export type Purpose = ChallengeRow['purpose']
type NewChallenge = Pick<ChallengeRow, 'purpose' | 'adminId' | 'value'>

/** Also removes expired ones. */
export async function insertChallenge(db: Db, challenge: NewChallenge, seconds: number): Promise<ChallengeRow> {
  await db.delete(challenges).where(lt(challenges.expiresAt, sql`now()`))
  return stored(
    db
      .insert(challenges)
      .values({ ...challenge, expiresAt: sql`now() + make_interval(secs => ${seconds})` })
      .returning(),
  )
}

const isOpen = (purpose: Purpose) => and(eq(challenges.purpose, purpose), gt(challenges.expiresAt, sql`now()`))

/** Uses up a challenge: of two answers at once, only one gets it. It belongs to the admin, or to nobody. */
export async function takeChallenge(db: Db, purpose: Purpose, value: string, adminId?: string) {
  const owner = adminId === undefined ? isNull(challenges.adminId) : eq(challenges.adminId, adminId)
  const rows = await db
    .delete(challenges)
    .where(and(isOpen(purpose), eq(challenges.value, value), owner))
    .returning()
  return rows[0]
}

export async function findChallenge(db: Db, purpose: Purpose, id: string, adminId: string) {
  const rows = await db
    .select()
    .from(challenges)
    .where(and(isOpen(purpose), eq(challenges.id, id), eq(challenges.adminId, adminId)))
  return rows[0]
}

export async function findByValue(db: Db, purpose: Purpose, value: string) {
  const rows = await db
    .select()
    .from(challenges)
    .where(and(isOpen(purpose), eq(challenges.value, value)))
  return rows[0]
}

/** Counts a try before it is checked; undefined when there are none left. */
export async function countTry(db: Db, purpose: Purpose, value: string, most: number) {
  const rows = await db
    .update(challenges)
    .set({ tries: sql`${challenges.tries} + 1` })
    .where(and(isOpen(purpose), eq(challenges.value, value), lt(challenges.tries, most)))
    .returning()
  return rows[0]
}

export async function deleteChallenge(tx: Db, id: string): Promise<boolean> {
  const rows = await tx.delete(challenges).where(eq(challenges.id, id)).returning({ id: challenges.id })
  return rows.length > 0
}

/** A sign-in that was begun with a password must not be completed after it changed. */
export const deleteChallengesOf = (tx: Db, adminId: string) =>
  tx.delete(challenges).where(eq(challenges.adminId, adminId))

import { and, desc, eq, exists, gt, isNotNull, isNull, lt, ne, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../client.ts'
import { admins, factors, refreshTokens, sessions } from '../schema.ts'
import { stored } from '../rows.ts'

type SessionRow = typeof sessions.$inferSelect

const ago = (seconds: number): SQL<Date> => sql`now() - make_interval(secs => ${seconds})`
const ahead = (seconds: number): SQL<Date> => sql`now() + make_interval(secs => ${seconds})`

const isLive = (idleSeconds: number) =>
  and(isNull(sessions.endedAt), gt(sessions.endsAt, sql`now()`), gt(sessions.lastUsedAt, ago(idleSeconds)))

type NewSession = Pick<SessionRow, 'adminId' | 'address' | 'userAgent'>

export const insertSession = (tx: Db, session: NewSession, mostSeconds: number) =>
  stored(
    tx
      .insert(sessions)
      .values({ ...session, endsAt: ahead(mostSeconds) })
      .returning(),
  )

/** Whether the admin has signed in from this address with this program before, as far as sessions are kept. */
export async function hasSessionFrom(tx: Db, adminId: string, address: string, userAgent: string): Promise<boolean> {
  const same = and(eq(sessions.adminId, adminId), eq(sessions.address, address), eq(sessions.userAgent, userAgent))
  return (await tx.$count(sessions, same)) > 0
}

/** How long a proof of who the person is lasts. */
const proofSeconds = 10 * 60

export const renewProof = (db: Db, id: string) =>
  db
    .update(sessions)
    .set({ provenAt: sql`now()` })
    .where(eq(sessions.id, id))

/** The role is read with every call, so that a change of it applies to the next one, on every instance. */
export async function findLiveSession(db: Db, id: string, idleSeconds: number) {
  const rows = await db
    .select({
      sessionId: sessions.id,
      adminId: admins.id,
      username: admins.username,
      role: admins.role,
      signedInAt: sessions.createdAt,
      isProven: sql`${sessions.provenAt} > ${ago(proofSeconds)}`.mapWith(Boolean),
      hasFactor: sql<boolean>`exists (select from ${factors} where ${factors.adminId} = ${admins.id})`,
    })
    .from(sessions)
    .innerJoin(admins, eq(admins.id, sessions.adminId))
    .where(and(eq(sessions.id, id), isLive(idleSeconds)))
  return rows[0]
}

export const listLiveSessions = (db: Db, adminId: string, idleSeconds: number): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.adminId, adminId), isLive(idleSeconds)))
    .orderBy(desc(sessions.lastUsedAt))

/** Writes at most once a minute, however many calls an open page makes. */
export const touchSession = (db: Db, id: string) =>
  db
    .update(sessions)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(sessions.id, id), lt(sessions.lastUsedAt, ago(60))))

export const endSession = (db: Db, id: string) =>
  db
    .update(sessions)
    .set({ endedAt: sql`now()` })
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt)))

export const endSessionsOf = (db: Db, adminId: string, except?: string) =>
  db
    .update(sessions)
    .set({ endedAt: sql`now()` })
    .where(and(eq(sessions.adminId, adminId), isNull(sessions.endedAt), except ? ne(sessions.id, except) : undefined))

export const deleteSessionsBefore = (db: Db, seconds: number) =>
  db.delete(sessions).where(lt(sessions.endsAt, ago(seconds)))

/** The successor of a token is always the same, so it may be stored already. */
export const insertRefreshToken = (tx: Db, token: { sessionId: string; parentId: string | null; hash: string }) =>
  tx.insert(refreshTokens).values(token).onConflictDoNothing()

/**
 * The token and its live session; locked, so that refreshes of one session run one at a time. A token is forked if it
 * is used after its successor has been, or if it is the successor of one that came back: within the overlap, two tabs
 * may have used it.
 */
export async function lockRefreshToken(tx: Db, hash: string, idleSeconds: number, overlapSeconds: number) {
  const parent = alias(refreshTokens, 'parent')
  const successor = alias(refreshTokens, 'successor')
  const isParentReused = tx
    .select({ id: parent.id })
    .from(parent)
    .where(and(eq(parent.id, refreshTokens.parentId), isNotNull(parent.reusedAt)))
  const isSuccessorInUse = tx
    .select({ id: successor.id })
    .from(successor)
    .where(and(eq(successor.parentId, refreshTokens.id), lt(successor.firstUsedAt, ago(overlapSeconds))))
  const rows = await tx
    .select({
      id: refreshTokens.id,
      sessionId: sessions.id,
      endsAt: sessions.endsAt,
      adminId: admins.id,
      username: admins.username,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(admins, eq(admins.id, sessions.adminId))
    .where(and(eq(refreshTokens.hash, hash), isLive(idleSeconds)))
    .for('update', { of: sessions })
  const [row] = rows
  if (!row) return undefined
  // Read after the lock was acquired: another refresh may have run in the meantime.
  const [state] = await tx
    .select({ isForked: sql`${exists(isParentReused)} or ${exists(isSuccessorInUse)}`.mapWith(Boolean) })
    .from(refreshTokens)
    .where(eq(refreshTokens.id, row.id))
  return { ...row, isForked: state?.isForked ?? true }
}

/** Records the first use, and a later one outside the overlap. */
export const markTokenUsed = (tx: Db, tokenId: string, overlapSeconds: number) =>
  tx
    .update(refreshTokens)
    .set({
      firstUsedAt: sql`coalesce(${refreshTokens.firstUsedAt}, now())`,
      reusedAt: sql`case when ${refreshTokens.firstUsedAt} < ${ago(overlapSeconds)} then now() else ${refreshTokens.reusedAt} end`,
    })
    .where(eq(refreshTokens.id, tokenId))

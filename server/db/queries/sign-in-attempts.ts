import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { signInAttempts } from '../schema.ts'

export type Attempt = { accountHash: string; network: string }

/** Attempts on one account from one network are counted one at a time. */
export const lockAttempts = (tx: Db, { accountHash, network }: Attempt) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${accountHash} ${network}`}, 0))`)

/** Seconds until fewer attempts than the given number remain in the window; 0 if that is already so. */
export async function secondsBlocked(
  tx: Db,
  attempt: Pick<Attempt, 'network'> & Partial<Attempt>,
  most: number,
  windowSeconds: number,
): Promise<number> {
  const since = sql`(now() - make_interval(secs => ${windowSeconds}))`
  const rows = await tx
    .select({
      wait: sql<number>`ceil(extract(epoch from ${signInAttempts.at} - ${since}))`.mapWith(Number),
    })
    .from(signInAttempts)
    .where(
      and(
        eq(signInAttempts.network, attempt.network),
        attempt.accountHash === undefined ? undefined : eq(signInAttempts.accountHash, attempt.accountHash),
        gt(signInAttempts.at, since),
      ),
    )
    .orderBy(desc(signInAttempts.at))
    .offset(most - 1)
    .limit(1)
  return rows[0]?.wait ?? 0
}

export const insertAttempt = (tx: Db, attempt: Attempt) => tx.insert(signInAttempts).values(attempt)

export const deleteAttempts = (db: Db, { accountHash, network }: Attempt) =>
  db.delete(signInAttempts).where(and(eq(signInAttempts.accountHash, accountHash), eq(signInAttempts.network, network)))

export const deleteAttemptsBefore = (db: Db, seconds: number) =>
  db.delete(signInAttempts).where(lt(signInAttempts.at, sql`now() - make_interval(secs => ${seconds})`))

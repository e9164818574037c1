import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { keyset, type Place } from '../keyset.ts'
import { optOuts } from '../schema.ts'

type NewOptOut = typeof optOuts.$inferInsert

const { hash, at, lastAt, contact, endedAt, via } = optOuts

/** Adds people, or restarts their opt-out; returns how many were not opted out before. */
export async function insertOptOuts(tx: Db, rows: NewOptOut[]): Promise<number> {
  if (rows.length === 0) return 0
  const changed = await tx
    .insert(optOuts)
    .values(rows)
    .onConflictDoUpdate({
      target: hash,
      set: {
        contact: sql`excluded.contact`,
        via: sql`excluded.via`,
        at: sql`now()`,
        lastAt: sql`now()`,
        endedAt: null,
      },
      setWhere: isNotNull(endedAt),
    })
    .returning({ hash })
  return changed.length
}

/** Somebody who opted out did so again. */
export const repeatOptOut = (tx: Db, of: string) =>
  tx
    .update(optOuts)
    .set({ lastAt: sql`greatest(${lastAt}, now())` })
    .where(and(eq(hash, of), isNull(endedAt)))

/** False when there is none. `onlyVia` is how it must have begun. */
export async function endOptOut(tx: Db, of: string, onlyVia?: NewOptOut['via']): Promise<boolean> {
  const ended = await tx
    .update(optOuts)
    .set({ endedAt: sql`now()` })
    .where(and(eq(hash, of), isNull(endedAt), onlyVia && eq(via, onlyVia)))
    .returning({ hash })
  return ended.length > 0
}

export const listOptOutsOf = (db: Db, hashes: string[]) =>
  db.select().from(optOuts).where(inArray(hash, hashes)).orderBy(asc(at))

/** When a person last opted out, if that is in effect. */
export async function findLastOptOut(db: Db, hashes: string[]): Promise<Date | undefined> {
  const [row] = await db
    .select({ lastAt })
    .from(optOuts)
    .where(and(inArray(hash, hashes), isNull(endedAt)))
    .orderBy(desc(lastAt))
    .limit(1)
  return row?.lastAt
}

/** Those of these hashes whose opt-out is in effect. */
export async function findOptedOut(db: Db, hashes: string[]): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  const rows = await db
    .select({ hash })
    .from(optOuts)
    .where(and(inArray(hash, hashes), isNull(endedAt)))
  return new Set(rows.map((row) => row.hash))
}

/** Newest first; with a `before` cursor, in reverse order. */
export function listOptOuts(
  db: Db,
  of: string | undefined,
  place: Place<[at: string, hash: string]> | undefined,
  most: number,
) {
  const { isPast, order } = keyset([at, hash], place, true)
  return db
    .select()
    .from(optOuts)
    .where(and(of === undefined ? undefined : eq(hash, of), isPast))
    .orderBy(...order)
    .limit(most)
}

/** Removes the contact itself; the hash stays. */
export const forgetContacts = (tx: Db, contacts: string[]) =>
  tx.update(optOuts).set({ contact: null }).where(inArray(contact, contacts))

import { gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { exchangeRates } from '../schema.ts'

export type StoredRates = { base: string; asOf: Date; source: string; rates: Record<string, string> }

export async function findRates(db: Db): Promise<StoredRates | undefined> {
  const [row] = await db.select().from(exchangeRates)
  if (!row?.base || !row.asOf || !row.source || !row.rates) return undefined
  return { base: row.base, asOf: row.asOf, source: row.source, rates: row.rates }
}

/**
 * True for the one instance that may call the rate service now; the next call is allowed an hour later. A time in the future
 * was recorded before the clock was set back.
 */
export async function claimRefresh(db: Db): Promise<boolean> {
  const claimed = await db
    .update(exchangeRates)
    .set({ askedAt: sql`now()` })
    .where(
      or(
        isNull(exchangeRates.askedAt),
        lt(exchangeRates.askedAt, sql`now() - interval '1 hour'`),
        gt(exchangeRates.askedAt, sql`now() + interval '1 minute'`),
      ),
    )
    .returning({ id: exchangeRates.id })
  return claimed.length > 0
}

export const storeRates = (db: Db, rates: StoredRates) => db.update(exchangeRates).set(rates)

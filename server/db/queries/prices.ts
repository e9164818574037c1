import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Price } from '../../../contract/price-book.ts'
import type { Db } from '../client.ts'
import { auditEntries, priceVersions } from '../schema.ts'
import { first, stored } from '../rows.ts'

export type PriceVersionRow = typeof priceVersions.$inferSelect

/** Of versions that take effect at the same time, the newest one counts. */
const latestFirst = [desc(priceVersions.effectiveFrom), desc(priceVersions.version)]

/** The number of the version in effect; reading a number every few seconds is cheaper than reading the prices. */
export async function findCurrentVersion(db: Db): Promise<number | undefined> {
  const [row] = await db
    .select({ version: priceVersions.version })
    .from(priceVersions)
    .where(lte(priceVersions.effectiveFrom, sql`now()`))
    .orderBy(...latestFirst)
    .limit(1)
  return row?.version
}

export const findPriceVersion = (db: Db, version: number) =>
  first(db.select().from(priceVersions).where(eq(priceVersions.version, version)))

/** In the order of their time, without the prices; with the name of who saved them, while the audit log has it. */
export const listPriceVersions = (db: Db) =>
  db
    .select({
      version: priceVersions.version,
      effectiveFrom: priceVersions.effectiveFrom,
      sample: priceVersions.sample,
      createdAt: priceVersions.createdAt,
      by: auditEntries.adminName,
    })
    .from(priceVersions)
    .leftJoin(
      auditEntries,
      and(
        eq(auditEntries.subjectKind, 'prices'),
        eq(auditEntries.subjectId, sql`${priceVersions.version}::text`),
        eq(auditEntries.action, 'prices-changed'),
      ),
    )
    .orderBy(...latestFirst)

/** Until the transaction ends, nobody else can save a version. */
export async function lockNewestVersion(tx: Db): Promise<number | null> {
  await tx.execute(sql`lock table ${priceVersions} in share row exclusive mode`)
  const [row] = await tx.select({ version: sql<number | null>`max(${priceVersions.version})` }).from(priceVersions)
  return row?.version ?? null
}

/** What an earlier call with the same id has saved. */
export const findPriceRequest = (tx: Db, requestId: string) =>
  first(tx.select().from(priceVersions).where(eq(priceVersions.requestId, requestId)))

type NewPriceVersion = { prices: Price[]; effectiveFrom: Date | undefined; requestId: string | undefined }

export const insertPriceVersion = (tx: Db, { effectiveFrom, ...version }: NewPriceVersion) =>
  stored(
    tx
      .insert(priceVersions)
      .values({ ...version, ...(effectiveFrom && { effectiveFrom }) })
      .returning(),
  )

/**
 * False if the version has taken effect: some seconds before its time, an instance may already use it. By the clock, since
 * the transaction may have waited for others.
 */
export async function deleteUpcomingVersion(tx: Db, version: number): Promise<boolean> {
  const rows = await tx
    .delete(priceVersions)
    .where(
      and(
        eq(priceVersions.version, version),
        gt(priceVersions.effectiveFrom, sql`clock_timestamp() + interval '5 seconds'`),
      ),
    )
    .returning({ version: priceVersions.version })
  return rows.length > 0
}

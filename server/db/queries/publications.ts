import { and, count, desc, eq, gt, isNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import type { StoredContent } from '../../../contract/publication.ts'
import type { PublicationKind } from '../../../contract/publication-content.ts'
import type { Db } from '../client.ts'
import { admins, publicationEditors, publications, publicationVersions } from '../schema.ts'
import { first, stored } from '../rows.ts'

export type PublicationRow = typeof publications.$inferSelect
export type VersionRow = typeof publicationVersions.$inferSelect

const isInEffectAt = (at: Date) => lte(publicationVersions.effectiveAt, at)

/** How many versions have taken effect so far: it grows with every change that visitors see. */
export async function readSiteVersion(db: Db): Promise<{ version: number; at: Date }> {
  const [row] = await db
    .select({ version: count(), at: sql`now()`.mapWith((value: string) => new Date(value)) })
    .from(publicationVersions)
    .where(lte(publicationVersions.effectiveAt, sql`now()`))
  return row ?? { version: 0, at: new Date(0) }
}

export async function countInEffect(db: Db, at: Date): Promise<number> {
  const [row] = await db.select({ version: count() }).from(publicationVersions).where(isInEffectAt(at))
  return row?.version ?? 0
}

/** The version of every item that is in effect at a moment. */
export const listInEffect = (db: Db, at: Date) =>
  db
    .selectDistinctOn([publicationVersions.publicationId], {
      kind: publications.kind,
      key: publications.key,
      content: publicationVersions.content,
      schema: publicationVersions.schema,
    })
    .from(publicationVersions)
    .innerJoin(publications, eq(publications.id, publicationVersions.publicationId))
    .where(isInEffectAt(at))
    .orderBy(publicationVersions.publicationId, ...latestFirst)

/** The versions that are scheduled, or wait for somebody. */
export const listComing = (db: Db) =>
  db
    .select({ kind: publications.kind, key: publications.key, content: publicationVersions.content })
    .from(publicationVersions)
    .innerJoin(publications, eq(publications.id, publicationVersions.publicationId))
    .where(
      and(
        isNull(publicationVersions.calledOffAt),
        or(isNull(publicationVersions.effectiveAt), gt(publicationVersions.effectiveAt, sql`now()`)),
      ),
    )

/** Until the transaction ends, nobody else can publish an item of this kind. */
export const lockClaims = (tx: Db, kind: PublicationKind) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`publication claims ${kind}`}, 0))`)

/** Of versions that take effect at the same time, the newest one counts. */
const latestFirst = [desc(publicationVersions.effectiveAt), desc(publicationVersions.id)]

export const listPublications = (db: Db): Promise<PublicationRow[]> => db.select().from(publications)

/** Of all items, or of one; those that were called off come last. */
export const listVersions = (db: Db, publicationId?: string): Promise<VersionRow[]> =>
  db
    .select()
    .from(publicationVersions)
    .where(publicationId === undefined ? undefined : eq(publicationVersions.publicationId, publicationId))
    .orderBy(desc(publicationVersions.id))

export const findPublication = (db: Db, id: string) =>
  first(db.select().from(publications).where(eq(publications.id, id)))

/** Until the transaction ends, nobody else can change the item. */
export const lockPublication = (tx: Db, id: string) =>
  first(tx.select().from(publications).where(eq(publications.id, id)).for('update'))

/** The same item if two people open it at once. */
export async function insertPublication(db: Db, kind: PublicationKind, key: string): Promise<string> {
  const row = await stored(
    db
      .insert(publications)
      .values({ kind, key })
      .onConflictDoUpdate({ target: [publications.kind, publications.key], set: { key } })
      .returning({ id: publications.id }),
  )
  return row.id
}

export type Author = { adminId: string; username: string }

export async function updateDraft(
  tx: Db,
  { id, revision }: PublicationRow,
  draft: StoredContent | null,
  by: Author,
): Promise<number> {
  const next = revision + 1
  await tx
    .update(publications)
    .set({ draft, revision: next, draftedBy: by.adminId, draftedByName: by.username, draftedAt: sql`now()` })
    .where(eq(publications.id, id))
  return next
}

type StoredParts = 'publicationId' | 'content' | 'schema' | 'problems' | 'waitsFor' | 'author' | 'authorId'

/** Without a time, right away. */
type NewVersion = Pick<VersionRow, StoredParts> & { wantedAt: Date | null; requestId?: string | undefined }

export async function insertVersion(tx: Db, { wantedAt, ...version }: NewVersion): Promise<VersionRow> {
  const at = wantedAt ?? sql`now()`
  return stored(
    tx
      .insert(publicationVersions)
      .values({ ...version, wantedAt: at, effectiveAt: version.waitsFor ? null : at })
      .returning(),
  )
}

/**
 * Some seconds before its time, a version can no longer be called off: an instance may already show it. By the clock, since
 * the transaction may have waited for others.
 */
export async function callOffVersion(tx: Db, publicationId: string, id: number): Promise<VersionRow | undefined> {
  const [row] = await tx
    .update(publicationVersions)
    .set({ calledOffAt: sql`now()`, effectiveAt: null })
    .where(
      and(
        eq(publicationVersions.id, id),
        eq(publicationVersions.publicationId, publicationId),
        isNull(publicationVersions.calledOffAt),
        sql`(${publicationVersions.effectiveAt} is null or ${publicationVersions.effectiveAt} > clock_timestamp() + interval '5 seconds')`,
      ),
    )
    .returning()
  return row
}

const halfMinuteAgo = sql`now() - interval '30 seconds'`

/** Also forgets whoever closed their browser without leaving. */
export async function touchEditor(db: Db, publicationId: string, adminId: string): Promise<void> {
  await db.delete(publicationEditors).where(lt(publicationEditors.seenAt, halfMinuteAgo))
  await db
    .insert(publicationEditors)
    .values({ publicationId, adminId })
    .onConflictDoUpdate({
      target: [publicationEditors.publicationId, publicationEditors.adminId],
      set: { seenAt: sql`now()` },
    })
}

export const removeEditor = (db: Db, publicationId: string, adminId: string) =>
  db
    .delete(publicationEditors)
    .where(and(eq(publicationEditors.publicationId, publicationId), eq(publicationEditors.adminId, adminId)))

/** Who else has had an item open within the last half minute. */
export const listOtherEditors = (db: Db, publicationId: string, adminId: string) =>
  db
    .select({ name: admins.username })
    .from(publicationEditors)
    .innerJoin(admins, eq(admins.id, publicationEditors.adminId))
    .where(
      and(
        eq(publicationEditors.publicationId, publicationId),
        ne(publicationEditors.adminId, adminId),
        gt(publicationEditors.seenAt, halfMinuteAgo),
      ),
    )
    .orderBy(admins.username)

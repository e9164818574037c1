import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Role } from '../../../contract/roles.ts'
import type { Db } from '../client.ts'
import { publications, publicationVersions } from '../schema.ts'
import type { Author, VersionRow } from './publications.ts'

/** Neither approved nor called off. */
const isUndecided = and(
  isNotNull(publicationVersions.waitsFor),
  isNull(publicationVersions.effectiveAt),
  isNull(publicationVersions.calledOffAt),
)

/** It takes effect at its time, or right away if that has passed. */
export const approveVersion = (tx: Db, publicationId: string, id: number, by: Author) =>
  decide(tx, publicationId, id, {
    effectiveAt: sql`greatest(${publicationVersions.wantedAt}, now())`,
    approverId: by.adminId,
    approver: by.username,
  })

export const refuseVersion = (tx: Db, publicationId: string, id: number, refusal: string, by: Author) =>
  decide(tx, publicationId, id, { calledOffAt: sql`now()`, refusedBy: by.username, refusal })

/** Undefined if it does not wait. */
async function decide(
  tx: Db,
  publicationId: string,
  id: number,
  decision: PgUpdateSetSource<typeof publicationVersions>,
): Promise<VersionRow | undefined> {
  const [row] = await tx
    .update(publicationVersions)
    .set(decision)
    .where(and(eq(publicationVersions.id, id), eq(publicationVersions.publicationId, publicationId), isUndecided))
    .returning()
  return row
}

/** How many versions wait for this person. */
export const countReviews = (db: Db, { adminId, role }: { adminId: string; role: Role }): Promise<number> =>
  db.$count(
    publicationVersions,
    and(
      isUndecided,
      or(isNull(publicationVersions.authorId), ne(publicationVersions.authorId, adminId)),
      role === 'owner' ? undefined : eq(publicationVersions.waitsFor, 'second-person'),
    ),
  )

/** Versions that wait and that nobody was told about yet; two instances never take the same one. */
export const takeUnmailedReviews = (tx: Db): Promise<ReviewRow[]> =>
  tx
    .update(publicationVersions)
    .set({ isReviewMailed: true })
    .where(and(isUndecided, eq(publicationVersions.isReviewMailed, false)))
    .returning(reviewColumns)

const reviewColumns = {
  id: publicationVersions.id,
  authorId: publicationVersions.authorId,
  waitsFor: publicationVersions.waitsFor,
  createdAt: publicationVersions.createdAt,
}

export type ReviewRow = Pick<typeof publicationVersions.$inferSelect, keyof typeof reviewColumns>

export async function readVersion(db: Db, id: number) {
  const [row] = await db
    .select({
      ...reviewColumns,
      author: publicationVersions.author,
      content: publicationVersions.content,
      publication: { id: publications.id, kind: publications.kind, key: publications.key },
      isDecided: sql<boolean>`${publicationVersions.effectiveAt} is not null or ${publicationVersions.calledOffAt} is not null`,
    })
    .from(publicationVersions)
    .innerJoin(publications, eq(publications.id, publicationVersions.publicationId))
    .where(eq(publicationVersions.id, id))
  return row
}

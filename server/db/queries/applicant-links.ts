import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { applicantLinks, applications } from '../schema.ts'

export const insertApplicantLink = (db: Db, hash: string, applicationId: string) =>
  db.insert(applicantLinks).values({ hash, applicationId })

/** The application of a link, which is null if it was erased; undefined if there is no such link. */
export async function findApplicantLink(db: Db, hash: string) {
  const [row] = await db
    .select({
      applicationId: applicantLinks.applicationId,
      jobTitle: applications.jobTitle,
      stage: applications.stage,
      createdAt: applications.createdAt,
      erasureRequestedAt: applications.erasureRequestedAt,
      erasureRefusal: applications.erasureRefusal,
    })
    .from(applicantLinks)
    .leftJoin(applications, eq(applications.id, applicantLinks.applicationId))
    .where(eq(applicantLinks.hash, hash))
  return row
}

/** False while a request is open. After a refusal, a new request can be made. */
export async function markErasureRequested(tx: Db, applicationId: string): Promise<boolean> {
  const rows = await tx
    .update(applications)
    .set({ erasureRequestedAt: sql`now()`, erasureRefusal: null })
    .where(
      and(
        eq(applications.id, applicationId),
        or(isNull(applications.erasureRequestedAt), isNotNull(applications.erasureRefusal)),
      ),
    )
    .returning({ id: applications.id })
  return rows.length > 0
}

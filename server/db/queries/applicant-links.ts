import { eq, sql } from 'drizzle-orm'
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
    })
    .from(applicantLinks)
    .leftJoin(applications, eq(applications.id, applicantLinks.applicationId))
    .where(eq(applicantLinks.hash, hash))
  return row
}

/** Whether it was not requested before. */
export async function markErasureRequested(tx: Db, applicationId: string): Promise<boolean> {
  const rows = await tx
    .update(applications)
    .set({ erasureRequestedAt: sql`now()` })
    .where(sql`${applications.id} = ${applicationId} and ${applications.erasureRequestedAt} is null`)
    .returning({ id: applications.id })
  return rows.length > 0
}

import { and, asc, desc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { Rating, Verdict } from '../../../contract/scorecard.ts'
import type { Db } from '../client.ts'
import { admins, applications, interviewers, interviews, scorecards, vacancies } from '../schema.ts'
import { first, stored } from '../rows.ts'

export async function findHiringWork(db: Db, id: string) {
  const [row] = await db
    .select({
      ownerId: applications.ownerId,
      owner: admins.username,
      vacancyId: applications.vacancyId,
      criteria: vacancies.criteria,
      applicant: { email: applications.email, phone: applications.phone, createdAt: applications.createdAt },
    })
    .from(applications)
    .leftJoin(admins, eq(admins.id, applications.ownerId))
    .leftJoin(vacancies, eq(vacancies.id, applications.vacancyId))
    .where(eq(applications.id, id))
  return row
}

export const updateOwner = (tx: Db, id: string, ownerId: string | null) =>
  tx.update(applications).set({ ownerId }).where(eq(applications.id, id))

export type InterviewRow = typeof interviews.$inferSelect
type InterviewValues = Omit<InterviewRow, 'id' | 'sequence' | 'canceled' | 'createdAt' | 'batchId' | 'before'>

export const listInterviews = (db: Db, applicationId: string) =>
  db.select().from(interviews).where(eq(interviews.applicationId, applicationId)).orderBy(desc(interviews.startsAt))

export const listInterviewers = (db: Db, interviewIds: string[]) =>
  db
    .select({ interviewId: interviewers.interviewId, id: admins.id, username: admins.username, email: admins.email })
    .from(interviewers)
    .innerJoin(admins, eq(admins.id, interviewers.adminId))
    .where(inArray(interviewers.interviewId, interviewIds))
    .orderBy(asc(admins.username))

export const lockInterview = (tx: Db, id: string) =>
  first(tx.select().from(interviews).where(eq(interviews.id, id)).for('update'))

/** How to undo the last change. */
export const recordUndo = (tx: Db, id: string, undo: Pick<InterviewRow, 'batchId' | 'before'>) =>
  tx.update(interviews).set(undo).where(eq(interviews.id, id))

export const deleteInterview = (tx: Db, id: string) => tx.delete(interviews).where(eq(interviews.id, id))

export const findInterview = (db: Db, id: string) => first(db.select().from(interviews).where(eq(interviews.id, id)))

export async function insertInterview(
  tx: Db,
  values: InterviewValues & { id: string | undefined },
  adminIds: string[],
): Promise<InterviewRow> {
  const row = await stored(tx.insert(interviews).values(values).returning())
  await insertInterviewers(tx, row.id, adminIds)
  return row
}

export async function replaceInterview(
  tx: Db,
  id: string,
  values: Partial<InterviewValues> & Pick<InterviewRow, 'sequence' | 'canceled'>,
  adminIds: string[] | undefined,
): Promise<InterviewRow> {
  const row = await stored(tx.update(interviews).set(values).where(eq(interviews.id, id)).returning())
  if (adminIds) {
    await tx.delete(interviewers).where(eq(interviewers.interviewId, id))
    await insertInterviewers(tx, id, adminIds)
  }
  return row
}

async function insertInterviewers(tx: Db, interviewId: string, adminIds: string[]) {
  if (adminIds.length > 0) await tx.insert(interviewers).values(adminIds.map((adminId) => ({ interviewId, adminId })))
}

export type ScorecardRow = typeof scorecards.$inferSelect

/** Those that were submitted, and the person's own. */
export const listScorecards = (db: Db, applicationId: string, adminId: string) =>
  db
    .select()
    .from(scorecards)
    .where(
      and(
        eq(scorecards.applicationId, applicationId),
        or(isNotNull(scorecards.submittedAt), eq(scorecards.adminId, adminId)),
      ),
    )
    .orderBy(asc(scorecards.submittedAt))

export async function lockScorecard(tx: Db, applicationId: string, adminId: string) {
  const [row] = await tx
    .select()
    .from(scorecards)
    .where(and(eq(scorecards.applicationId, applicationId), eq(scorecards.adminId, adminId)))
    .for('update')
  return row
}

export const saveScorecard = (
  tx: Db,
  key: { applicationId: string; adminId: string; author: string },
  card: { ratings: Rating[]; verdict: Verdict | null; comment: string; submittedAt: Date | null },
) =>
  stored(
    tx
      .insert(scorecards)
      .values({ ...key, ...card })
      .onConflictDoUpdate({
        target: [scorecards.applicationId, scorecards.adminId],
        set: { ...card, updatedAt: new Date() },
      })
      .returning(),
  )

export const updateCriteria = (tx: Db, vacancyId: string, criteria: string[]) =>
  tx.update(vacancies).set({ criteria }).where(eq(vacancies.id, vacancyId))

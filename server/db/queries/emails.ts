import { and, asc, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { EmailKind } from '../../../contract/email-template.ts'
import type { Db } from '../client.ts'
import { applications, careerSubmissions, emails, leads } from '../schema.ts'

export type EmailRow = typeof emails.$inferSelect
type NewEmail = typeof emails.$inferInsert

const personOf = {
  application: emails.applicationId,
  'career-form': emails.careerSubmissionId,
  lead: emails.leadId,
} as const satisfies Record<EmailKind, unknown>

export const listEmails = (db: Db, kind: EmailKind, id: string): Promise<EmailRow[]> =>
  db.select().from(emails).where(eq(personOf[kind], id)).orderBy(desc(emails.createdAt), desc(emails.id))

export const insertEmails = (tx: Db, rows: NewEmail[]) => tx.insert(emails).values(rows).returning({ id: emails.id })

const tableOf = { application: applications, 'career-form': careerSubmissions, lead: leads } as const

/** Those whom a batch was written to. Always before its emails, because whoever erases a person removes the emails last. */
export const lockPeople = (tx: Db, kind: EmailKind, batchId: string) =>
  tx.execute(sql`
    select from ${tableOf[kind]}
    where id in (select ${personOf[kind]} from ${emails} where ${emails.batchId} = ${batchId})
    order by id for update`)

/** Until the end of the transaction, none of them is sent. */
export const lockBatch = (tx: Db, kind: EmailKind, batchId: string): Promise<EmailRow[]> =>
  tx
    .select()
    .from(emails)
    .where(and(eq(emails.batchId, batchId), sql`${personOf[kind]} is not null`))
    .orderBy(asc(emails.id))
    .for('update')

export const markUndone = (tx: Db, ids: string[]) =>
  tx
    .update(emails)
    .set({ state: 'undone', settledAt: sql`now()` })
    .where(inArray(emails.id, ids))

/** An email about an application that is sent again: to the applicant or to an interviewer, maybe with a calendar file. */
export async function findFailedEmail(db: Db, applicationId: string, id: string): Promise<EmailRow | undefined> {
  const isThisOne = and(eq(emails.id, id), eq(emails.applicationId, applicationId), eq(emails.state, 'failed'))
  const rows = await db.select().from(emails).where(isThisOne)
  return rows[0]
}

/** From here on, the email cannot be undone; undefined when it was undone, sent, given up, or erased. */
export async function claimEmail(db: Db, id: string): Promise<EmailRow | undefined> {
  const rows = await db
    .update(emails)
    .set({ state: 'sending', firstTriedAt: sql`coalesce(${emails.firstTriedAt}, now())` })
    .where(and(eq(emails.id, id), inArray(emails.state, ['waiting', 'sending'])))
    .returning()
  return rows[0]
}

export const markSent = (db: Db, id: string) =>
  db
    .update(emails)
    .set({ state: 'sent', lastError: null, settledAt: sql`now()` })
    .where(eq(emails.id, id))

export const markEmailTried = (db: Db, id: string, lastError: string, isGivenUp: boolean) =>
  db
    .update(emails)
    .set({ lastError, ...(isGivenUp && { state: 'failed' as const, settledAt: sql`now()` }) })
    .where(eq(emails.id, id))

/** The first email to a person is the first answer. */
export const recordFirstAnswer = (tx: Db, leadId: string) =>
  tx
    .update(leads)
    .set({ answeredAt: sql`coalesce(${leads.answeredAt}, now())` })
    .where(eq(leads.id, leadId))

/** If an answer that was undone had set the time of the first answer, that of the next one counts. */
export const moveFirstAnswer = (tx: Db, leadId: string, undoneAt: Date) =>
  tx
    .update(leads)
    .set({
      answeredAt: sql`(select min(${emails.createdAt}) from ${emails} where ${emails.leadId} = ${leadId} and ${emails.state} <> 'undone')`,
    })
    .where(and(eq(leads.id, leadId), eq(leads.answeredAt, undoneAt)))

/** Whether a lead was answered again after an answer that is undone. The state before it returns if that one is undone too. */
export async function keepAnswered(tx: Db, leadId: string, undone: Pick<EmailRow, 'createdAt' | 'movedFrom'>) {
  const later = await tx
    .update(emails)
    .set({ movedFrom: undone.movedFrom })
    .where(
      and(
        eq(emails.leadId, leadId),
        gt(emails.createdAt, undone.createdAt),
        eq(emails.movedFrom, 'answered'),
        ne(emails.state, 'undone'),
      ),
    )
    .returning({ id: emails.id })
  return later.length > 0
}

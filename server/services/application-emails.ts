import { applicationStages, type ApplicationStage } from '../../contract/application-options.ts'
import type { ApplicationEmail, Correspondence, ManyApplicationsEmail, QueuedEmails } from '../../contract/email.ts'
import { referenceOf } from '../../contract/reference.ts'
import type { Db } from '../db/client.ts'
import { findApplication, lockApplication, lockApplications } from '../db/queries/desk-applications.ts'
import { findFailedEmail, type EmailRow } from '../db/queries/emails.ts'
import type { Actor } from './audit.ts'
import { moveApplications } from './chosen-applications.ts'
import { moveApplication, refuseMoved } from './desk-applications.ts'
import { fillText, refuseUnfillable } from './email-templates.ts'
import { findQueued, queueEmails, readCorrespondence, undoEmails, writeToOne, type Mailing } from './emails.ts'
import { findById } from './found.ts'
import { revertInterview } from './interviews.ts'

export async function readApplicationEmails(mailing: Mailing, id: string): Promise<Correspondence> {
  const row = await findById(id, () => findApplication(mailing.db, id))
  return readCorrespondence(mailing, { kind: 'application', id, sender: row, values: valuesOf(row) })
}

type Applicant = { id: string; firstName: string; lastName: string; jobTitle: string }

const valuesOf = ({ id, firstName, lastName, jobTitle }: Applicant) => ({
  firstName,
  lastName,
  job: jobTitle,
  reference: referenceOf(id),
})

/** To one applicant, exactly as written. */
export const emailApplicant = (
  mailing: Mailing,
  id: string,
  { stage, from, reason, ...written }: ApplicationEmail,
  by: Actor,
): Promise<QueuedEmails> => {
  const lock = (tx: Db) => findById(id, () => lockApplication(tx, id))
  return writeToOne(mailing, 'application', written, lock, async (tx, row) => {
    const failed = written.batchId === undefined ? undefined : await findFailedEmail(tx, id, written.batchId)
    // What failed may have been for an interviewer.
    const email = failed?.recipient ?? row.email
    const letter = { ...written, id, email, ...(failed?.calendar && { calendar: failed.calendar }) }
    if (stage === undefined) return queueEmails(tx, mailing, 'application', [letter], by)
    // A colleague who has moved it there may have written already.
    refuseMoved(row, from)
    const moved = { movedFrom: row.stage, movedTo: stage }
    await moveApplication(tx, id, { stage, from, reason }, by)
    return queueEmails(tx, mailing, 'application', [{ ...letter, ...moved }], by)
  })
}

/** To many applicants, except those who opted out, with the placeholders filled in for each. */
export const emailApplicants = (
  mailing: Mailing,
  { ids, stage, from, reason, ...written }: ManyApplicationsEmail,
  by: Actor,
): Promise<QueuedEmails> =>
  mailing.db.transaction(async (tx) => {
    refuseUnfillable('application', written)
    const found = await lockApplications(tx, ids)
    const seen = new Map(from.map((one) => [one.id, one.stage]))
    const isMoved = (row: { id: string; stage: ApplicationStage }) =>
      stage !== undefined && (seen.get(row.id) ?? row.stage) !== row.stage
    const reachable = await mailing.optOuts.without(tx, found)
    const rows = reachable.filter((row) => !isMoved(row))
    const isWritten = ({ applicationId, subject, text }: EmailRow) => {
      const row = found.find(({ id }) => id === applicationId)
      const now = row && fillText(written, valuesOf(row))
      return now?.subject === subject && now.text === text
    }
    const before = await findQueued(tx, 'application', written.batchId, (queued) => {
      const isQueued = ({ id }: Applicant) => queued.some(({ applicationId }) => applicationId === id)
      return queued.every(isWritten) && rows.every(isQueued)
    })
    if (before) return before
    const letters = rows.map((row) => ({
      ...fillText(written, valuesOf(row)),
      template: written.template,
      batchId: written.batchId,
      id: row.id,
      email: row.email,
      ...(stage && { movedFrom: row.stage, movedTo: stage }),
    }))
    if (stage) {
      const moves = rows.map((row) => ({ id: row.id, from: row.stage, stage }))
      await moveApplications(tx, { moves, reason }, by)
    }
    const queued = await queueEmails(tx, mailing, 'application', letters, by)
    const moved = reachable.filter(isMoved).map(({ id }) => ({ id, why: 'moved' as const }))
    const optedOut = found
      .filter((row) => !reachable.includes(row))
      .map(({ id }) => ({ id, why: 'opted_out' as const }))
    const known = new Set(found.map(({ id }) => id))
    const gone = [...new Set(ids)].filter((id) => !known.has(id)).map((id) => ({ id, why: 'gone' as const }))
    return { ...queued, leftOut: [...queued.leftOut, ...moved, ...optedOut, ...gone] }
  })

export const undoApplicationEmails = (mailing: Mailing, batchId: string, by: Actor) =>
  undoEmails(
    mailing,
    'application',
    batchId,
    async (tx, emails) => {
      await moveBack(tx, emails, by)
      for (const id of new Set(emails.map(({ applicationId }) => applicationId)))
        if (id !== null) await revertInterview(tx, id, batchId, by)
    },
    by,
  )

/** An application that someone has moved on since then stays where it is. */
const moveBack = (tx: Db, emails: EmailRow[], by: Actor) =>
  moveApplications(
    tx,
    {
      moves: emails.flatMap(({ applicationId, movedFrom, movedTo }) => {
        const [stage, from] = [movedFrom, movedTo].map((name) => applicationStages.find((known) => known === name))
        return applicationId !== null && stage && from ? [{ id: applicationId, from, stage }] : []
      }),
    },
    by,
  )

import { canWithdraw, type ApplicantStep, type ApplicationStatus } from '../../contract/application-status.ts'
import { applicationStatusPath } from '../../contract/paths.ts'
import { referenceOf } from '../../contract/reference.ts'
import type { Db } from '../db/client.ts'
import type { Limit } from '../db/limit.ts'
import { findApplicantLink, insertApplicantLink, markErasureRequested } from '../db/queries/applicant-links.ts'
import { listFilesOfApplication, lockApplication, updateStages } from '../db/queries/desk-applications.ts'
import { writeAudit, type From } from './audit.ts'
import { found } from './found.ts'
import { hashSecret, newSecret } from './secrets.ts'
import { tooMany } from './within-limit.ts'

/** A new private link. Several work side by side: one that was shown and one that was emailed. */
export async function makeApplicantLink(db: Db, applicationId: string): Promise<string> {
  const secret = newSecret()
  await insertApplicantLink(db, hashSecret(secret), applicationId)
  return `${applicationStatusPath}/${secret}`
}

type LinkUse = { secret: string; network: string }

/** Uses of links are limited by network: no secret can be guessed, but trying must not cost much either. */
export async function readApplicationStatus(db: Db, limit: Limit, use: LinkUse): Promise<ApplicationStatus> {
  const { applicationId, stage, createdAt, jobTitle, erasureRequestedAt, erasureRefusal } = await findLink(
    db,
    limit,
    use,
  )
  if (!applicationId || !stage || !createdAt) return { isErased: true }
  const files = await listFilesOfApplication(db, applicationId)
  return {
    isErased: false,
    reference: referenceOf(applicationId),
    jobTitle: jobTitle ?? '',
    stage,
    sentAt: createdAt.toISOString(),
    erasureRequestedAt: erasureRequestedAt?.toISOString() ?? null,
    erasureRefusal,
    files: files.map(({ role, originalName, size }) => ({ role, name: originalName, size })),
    steps: [
      ...(canWithdraw(stage) ? ['withdraw' as const] : []),
      ...(erasureRequestedAt && !erasureRefusal ? [] : ['erase' as const]),
    ],
  }
}

async function findLink(db: Db, limit: Limit, { secret, network }: LinkUse) {
  const wait = await limit.take(network)
  if (wait !== undefined) throw tooMany(wait)
  return found(await findApplicantLink(db, hashSecret(secret)))
}

/** Withdraws the application, or asks for its erasure; a repeat, and what is no longer possible, changes nothing. */
export async function takeApplicantStep(db: Db, limit: Limit, use: LinkUse, step: ApplicantStep): Promise<void> {
  const { applicationId } = await findLink(db, limit, use)
  if (applicationId) await steps[step](db, applicationId)
}

/** The audit log says that it was the applicant, and nothing about their device. */
const applicant: From = { address: '', network: '', userAgent: undefined }

const steps: Record<ApplicantStep, (db: Db, id: string) => Promise<void>> = {
  withdraw: (db, id) =>
    db.transaction(async (tx) => {
      const row = await lockApplication(tx, id)
      if (!row || !canWithdraw(row.stage)) return
      await updateStages(tx, [{ id, stage: 'withdrawn' }])
      await writeAudit(tx, applicant, {
        action: 'application-withdrawn',
        subject: { kind: 'application', id },
        detail: { from: row.stage },
      })
    }),
  /** A person erases it, because some applications must be kept for a year by law. */
  erase: (db, id) =>
    db.transaction(async (tx) => {
      if (await markErasureRequested(tx, id))
        await writeAudit(tx, applicant, { action: 'erasure-requested', subject: { kind: 'application', id } })
    }),
}

import { reviewMail } from '../../content/review-mail.ts'
import { may } from '../../contract/roles.ts'
import type { Db } from '../db/client.ts'
import { findAdmin, listAdminsWithEmail, type AdminRow } from '../db/queries/admins.ts'
import { readVersion, takeUnmailedReviews, type ReviewRow } from '../db/queries/publication-reviews.ts'
import type { Queue, ReviewJob } from '../db/queue.ts'
import { attemptMail, type Sending, type Tried } from './deliveries.ts'
import { titleOfVersion } from './publication-items.ts'

/** Queues an email about each version that waits to everybody who may approve it. */
export const collectReviews = (db: Db, queue: Pick<Queue, 'add'>): Promise<void> =>
  db.transaction(async (tx) => {
    const waiting = await takeUnmailedReviews(tx)
    if (waiting.length === 0) return
    const people = await listAdminsWithEmail(tx)
    const jobs = waiting.flatMap((version) =>
      people
        .filter((person) => mayApprove(person, version))
        .map(({ id }): ReviewJob => ({
          kind: 'review',
          adminId: id,
          version: version.id,
          since: version.createdAt.toISOString(),
        })),
    )
    await queue.add(tx, 'account', jobs)
  })

const mayApprove = ({ id, role }: Pick<AdminRow, 'id' | 'role'>, { authorId, waitsFor }: ReviewRow) =>
  id !== authorId && (waitsFor === 'owner' ? role === 'owner' : may(role, 'publications.change'))

/** Makes one attempt to notify one person, if they still may approve it, and nobody has decided. */
export async function sendReview(
  { db, mailer, publicUrl }: Sending,
  { adminId, version, since }: ReviewJob,
  signal: AbortSignal,
): Promise<Tried> {
  const [admin, row] = await Promise.all([findAdmin(db, adminId), readVersion(db, version)])
  if (!admin?.email || !row?.waitsFor || row.isDecided || !mayApprove(admin, row)) return { outcome: 'arrived' }
  const text = reviewMail({
    title: await titleOfVersion(db, row.publication, row),
    isWithdrawal: row.content === null,
    author: row.author,
    waitsFor: row.waitsFor,
    link: `${publicUrl}/admin/publishing/${row.publication.id}/versions/${version}`,
  })
  return attemptMail(mailer, { id: `review-${adminId}-${version}`, to: admin.email, ...text }, new Date(since), signal)
}

import { overdueMail } from '../../content/overdue-mail.ts'
import type { Db } from '../db/client.ts'
import { findAdmin, listAdminsWithEmail } from '../db/queries/admins.ts'
import {
  listOverdueByIds,
  listUnmailedOverdue,
  lockOverdueMail,
  markOverdueMailed,
  updateOverdueMail,
} from '../db/queries/overdue-mail.ts'
import type { OverdueJob, Queue } from '../db/queue.ts'
import { companyDay } from './company-day.ts'
import { attemptMail, type Sending, type Tried } from './deliveries.ts'

/** Listed in one email; the rest follow the next day. */
const most = 200

/** Once a day at the company, queues an email to each owner about the reports that have become overdue. */
export const collectOverdue = (db: Db, queue: Pick<Queue, 'add'>): Promise<void> =>
  db.transaction(async (tx) => {
    const today = companyDay()
    const last = await lockOverdueMail(tx)
    if (last === undefined || last.day === today) return
    const leadIds = await listUnmailedOverdue(tx, today, most)
    const owners = (await listAdminsWithEmail(tx)).filter(({ role }) => role === 'owner')
    if (leadIds.length === 0 || owners.length === 0) return
    const about = { day: today, leadIds, since: new Date().toISOString() }
    await queue.add(
      tx,
      'account',
      owners.map(({ id }) => ({ kind: 'overdue', adminId: id, ...about })),
    )
    await markOverdueMailed(tx, leadIds)
    await updateOverdueMail(tx, today)
  })

/** Makes one attempt to notify one person, if they are still an owner, about what is still overdue. */
export async function sendOverdue(
  { db, mailer, publicUrl }: Sending,
  { adminId, day, leadIds, since }: OverdueJob,
  signal: AbortSignal,
): Promise<Tried> {
  const admin = await findAdmin(db, adminId)
  if (admin?.role !== 'owner' || admin.email === null) return { outcome: 'arrived' }
  const reports = await listOverdueByIds(db, leadIds, companyDay())
  if (reports.length === 0) return { outcome: 'arrived' }
  const mail = { id: `overdue-${adminId}-${day}`, to: admin.email, ...overdueMail(reports, publicUrl) }
  return attemptMail(mailer, mail, new Date(since), signal)
}

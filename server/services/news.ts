import { newsMail } from '../../content/news-mail.ts'
import type { News } from '../../contract/news.ts'
import type { Db } from '../db/client.ts'
import { findAdmin, listAdminsWithEmail } from '../db/queries/admins.ts'
import {
  countUnreadNews,
  listEntriesByIds,
  listNewsAfter,
  listUnreadNews,
  lockNewsMail,
  updateNewsMail,
  updateNewsSeen,
} from '../db/queries/news.ts'
import type { NewsJob, Queue } from '../db/queue.ts'
import { asEntry } from './audit-reading.ts'
import type { Actor } from './audit.ts'
import { attemptMail, type Sending, type Tried } from './deliveries.ts'

/** How many are shown on the page, and listed in one email. */
const most = 20

export async function readNews(db: Db, by: Actor): Promise<News> {
  const rows = await listUnreadNews(db, by.adminId, most)
  return { data: rows.map(asEntry), unread: await countUnreadNews(db, by.adminId) }
}

export async function markNewsSeen(db: Db, id: number, by: Actor) {
  await updateNewsSeen(db, by.adminId, id)
}

/** Queues an email to each owner about what is new in the audit log since the last time. */
export async function collectNews(db: Db, queue: Pick<Queue, 'add'>): Promise<void> {
  await db.transaction(async (tx) => {
    const last = await lockNewsMail(tx)
    if (last === undefined) return
    const rows = await listNewsAfter(tx, last, most)
    const newest = rows.at(-1)
    if (!newest) return
    const news = { entryIds: rows.map(({ id }) => id), since: newest.at.toISOString() }
    const owners = (await listAdminsWithEmail(tx)).filter(({ role }) => role === 'owner')
    await queue.add(
      tx,
      'account',
      owners.map(({ id }) => ({ kind: 'news', adminId: id, ...news })),
    )
    await updateNewsMail(tx, newest.id)
  })
}

/** Makes one attempt to notify one person, if they are still an owner. */
export async function sendNews(
  { db, mailer, publicUrl }: Sending,
  { adminId, entryIds, since }: NewsJob,
  signal: AbortSignal,
): Promise<Tried> {
  const admin = await findAdmin(db, adminId)
  if (admin?.role !== 'owner' || admin.email === null) return { outcome: 'arrived' }
  const entries = (await listEntriesByIds(db, entryIds)).map(asEntry)
  const text = newsMail(entries, `${publicUrl}/admin/audit?group=security`)
  const mail = { id: `news-${adminId}-${entryIds.at(-1)}`, to: admin.email, ...text }
  return attemptMail(mailer, mail, new Date(since), signal)
}

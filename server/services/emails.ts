import { randomUUID } from 'node:crypto'
import type { EmailKind } from '../../contract/email-template.ts'
import {
  undoSeconds,
  type Correspondence,
  type Email,
  type QueuedEmails,
  type WrittenEmail,
} from '../../contract/email.ts'
import { SiteError } from '../../contract/errors.ts'
import type { Db } from '../db/client.ts'
import { insertEmails, listEmails, lockBatch, lockPeople, markUndone, type EmailRow } from '../db/queries/emails.ts'
import type { Queue } from '../db/queue.ts'
import { writeAudit, type Actor } from './audit.ts'
import type { CalendarFile } from '../../contract/interview.ts'
import { fillTemplates, refuseOpen } from './email-templates.ts'
import { findById } from './found.ts'
import type { OptOuts } from './opt-outs.ts'

/** Where emails are queued; without a mail server, none can be sent. */
export type Mailing = { db: Db; queue: Pick<Queue, 'add'>; isSetUp: boolean; optOuts: OptOuts }

/** How to reach someone, and when they wrote to us. */
type Sender = { email: string; phone: string; createdAt: Date }

/** Someone to write to, and the values of the placeholders. */
type Person<K extends EmailKind> = {
  kind: K
  id: string
  sender: Sender
  values: Parameters<typeof fillTemplates<K>>[2]
}

export async function readCorrespondence<K extends EmailKind>(
  { db, isSetUp, optOuts }: Mailing,
  { kind, id, sender, values }: Person<K>,
): Promise<Correspondence> {
  const [rows, templates, optedOut] = await Promise.all([
    listEmails(db, kind, id),
    fillTemplates(db, kind, values),
    whenOptedOut(db, optOuts, sender),
  ])
  return { data: rows.map(asEmail), isSetUp, recipient: sender.email, optedOut, templates }
}

/** Whether someone opted out before or after they wrote to us. */
export async function whenOptedOut(db: Db, optOuts: OptOuts, sender: Sender): Promise<Correspondence['optedOut']> {
  const since = await optOuts.since(db, sender)
  if (since === undefined) return 'no'
  return since > sender.createdAt ? 'after' : 'before'
}

/** What someone wrote after opting out is answered; nobody else who opted out is written to. */
async function refuseOptedOut(tx: Db, { optOuts }: Mailing, sender: Sender) {
  if ((await whenOptedOut(tx, optOuts, sender)) === 'after') throw new SiteError('conflict', 'email.opted_out')
}

const asEmail = (row: EmailRow): Email => ({
  id: row.id,
  batchId: row.batchId,
  template: row.template,
  recipient: row.recipient,
  subject: row.subject,
  text: row.text,
  state: row.state,
  lastError: row.lastError,
  author: row.author,
  createdAt: row.createdAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
})

/** An email to one person, and how their record changes with it. */
type Letter = WrittenEmail & {
  id: string
  email: string
  movedFrom?: string
  movedTo?: string
  calendar?: CalendarFile
}

/** What an earlier call with the same batch has queued, if its answer was lost. Another email is refused, and one that was undone is queued again. */
export async function findQueued(
  tx: Db,
  kind: EmailKind,
  batchId: string | undefined,
  isSame: (queued: EmailRow[]) => boolean,
): Promise<QueuedEmails | undefined> {
  const queued = batchId === undefined ? [] : (await lockBatch(tx, kind, batchId)).filter(isInForce)
  if (batchId === undefined || queued.length === 0) return undefined
  if (!isSame(queued)) throw new SiteError('conflict', 'email.already_queued')
  return { batchId, count: queued.length, leftOut: [] }
}

const isInForce = ({ state }: EmailRow) => state !== 'undone'

/** Writes an email to one person, who is locked, unless an earlier call has done so. */
export const writeToOne = <S extends Sender>(
  mailing: Mailing,
  kind: EmailKind,
  written: WrittenEmail,
  lock: (tx: Db) => Promise<S>,
  queue: (tx: Db, sender: S) => Promise<QueuedEmails>,
): Promise<QueuedEmails> =>
  mailing.db.transaction(async (tx) => {
    refuseOpen(kind, written)
    const sender = await lock(tx)
    const before = await findQueued(tx, kind, written.batchId, (queued) =>
      queued.every(({ subject, text }) => subject === written.subject && text === written.text),
    )
    if (before) return before
    await refuseOptedOut(tx, mailing, sender)
    return queue(tx, sender)
  })

/** Queues emails that are undone together, in the transaction of the changes that come with them. */
export async function queueEmails(
  tx: Db,
  { queue, isSetUp }: Mailing,
  kind: EmailKind,
  letters: Letter[],
  by: Actor,
): Promise<QueuedEmails> {
  if (!isSetUp) throw new SiteError('conflict', 'email.not_set_up')
  const batchId = letters[0]?.batchId ?? randomUUID()
  const [sendable, unreachable] = [letters.filter(hasAddress), letters.filter((letter) => !hasAddress(letter))]
  const rows = sendable.map(({ id, email, ...letter }) => ({
    ...letter,
    ...personColumn(kind, id),
    batchId,
    recipient: email,
    author: by.username,
  }))
  const ids = rows.length === 0 ? [] : await insertEmails(tx, rows)
  const jobs = ids.map(({ id }) => ({ emailId: id }))
  await queue.add(tx, 'email', jobs, undoSeconds)
  for (const { id, template } of sendable)
    await writeAudit(tx, by, { action: 'email-sent', subject: { kind, id }, detail: { template } })
  return { batchId, count: ids.length, leftOut: unreachable.map(({ id }) => ({ id, why: 'no_address' })) }
}

/** A lead that is kept only for its consent has no address anymore. */
const hasAddress = ({ email }: Letter) => email !== ''

const personColumn = (kind: EmailKind, id: string) =>
  ({ application: { applicationId: id }, 'career-form': { careerSubmissionId: id }, lead: { leadId: id } })[kind]

/** Stops the emails of a batch, all or none, and takes back what came with each. */
export const undoEmails = (
  { db }: Mailing,
  kind: EmailKind,
  batchId: string,
  revert: (tx: Db, emails: EmailRow[]) => Promise<unknown>,
  by: Actor,
): Promise<void> =>
  db.transaction(async (tx) => {
    const all = await findById(batchId, async () => {
      await lockPeople(tx, kind, batchId)
      const rows = await lockBatch(tx, kind, batchId)
      return rows.length === 0 ? undefined : rows
    })
    const batch = all.filter(isInForce)
    if (batch.length === 0) return
    await stopEmails(tx, kind, batch, by)
    await revert(tx, batch)
  })

/** All or none. */
export async function stopEmails(tx: Db, kind: EmailKind, batch: EmailRow[], by: Actor): Promise<void> {
  if (batch.some(({ state }) => state !== 'waiting')) throw new SiteError('conflict', 'email.too_late')
  await markUndone(
    tx,
    batch.map(({ id }) => id),
  )
  for (const email of batch) {
    const id = email.applicationId ?? email.careerSubmissionId ?? email.leadId ?? ''
    await writeAudit(tx, by, { action: 'email-undone', subject: { kind, id } })
  }
}

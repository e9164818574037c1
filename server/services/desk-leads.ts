import { hash } from 'node:crypto'
import type { ConsentRecord, Delivery, LeadDetail, LeadQuery, LeadRow } from '../../contract/desk-leads.ts'
import type { Page } from '../../contract/page.ts'
import { may, type Role } from '../../contract/roles.ts'
import type { Db } from '../db/client.ts'
import type { Channel } from '../db/queries/deliveries.ts'
import {
  clearSuspicion,
  countDeliveries,
  findConsentOf,
  findLead,
  listDeliveriesOf,
  listFailedDeliveries,
  listLeads,
  type LeadFilter,
} from '../db/queries/desk-leads.ts'
import { leadCameFrom, leadCampaign, listDifferent } from '../db/queries/lead-origins.ts'
import type { Queue } from '../db/queue.ts'
import { writeAudit, type Actor } from './audit.ts'
import { companyDay } from './company-day.ts'
import { retryDelivery } from './deliveries.ts'
import { countDueNotices, noticeOf } from './error-notices.ts'
import { findById, found } from './found.ts'
import type { KeyedHash } from './secrets.ts'
import { countWaitingPeople, readLeadNotes } from './lead-work.ts'
import type { OptOuts } from './opt-outs.ts'
import { readCursor, readPage, TimeKey, timeKeyOf } from './paging.ts'
import type { OpeningLog } from './reading-log.ts'

/** Only configured channels can be retried. */
export type LeadDesk = { db: Db; queue: Queue; channels: Channel[]; optOuts: OptOuts; hashAddress: KeyedHash }

const pageSize = 25

type Row = Awaited<ReturnType<typeof listLeads>>[number]

export async function readLeads(db: Db, query: LeadQuery, by: Actor): Promise<Page<LeadRow>> {
  const page = await readPage(
    readCursor(TimeKey, query.cursor),
    pageSize,
    (place, most) => listLeads(db, filterOf(query, by), place, most),
    timeKeyOf,
  )
  return { ...page, data: await withDeliveries(db, page.data) }
}

export const filterOf = (query: LeadQuery, by: Actor): LeadFilter => ({
  q: query.q,
  source: query.source,
  delivery: query.delivery,
  suspectedSpam: query.spam && query.spam === 'suspected',
  reason: query.reason,
  cameFrom: query.cameFrom,
  campaign: query.campaign,
  state: query.state === 'waiting' ? undefined : query.state,
  waitingOn: query.state === 'waiting' ? companyDay() : undefined,
  ownerId: query.owner === 'me' ? by.adminId : query.owner === 'nobody' ? null : query.owner,
  due: query.due && { kind: query.due, today: companyDay() },
  from: query.from === undefined ? undefined : new Date(query.from),
})

async function withDeliveries(db: Db, rows: Row[]): Promise<LeadRow[]> {
  const ids = rows.map((row) => row.id)
  const deliveries = await listDeliveriesOf(db, ids)
  return rows.map(
    ({ message, page: _page, origin: _origin, isNotice, acknowledgedOn, decidedOn, toldOn, dueOn, ...row }) => ({
      ...row,
      notice: noticeOf({ isNotice, acknowledgedOn, decidedOn, toldOn, dueOn, createdAt: row.createdAt }),
      firstLine: message && startOf(message),
      createdAt: row.createdAt.toISOString(),
      deliveries: deliveries.filter((delivery) => delivery.leadId === row.id).map(asDelivery),
    }),
  )
}

const startLength = 100

/** The first line with text in it, as far as a row of the list can show it. */
function startOf(message: string): string {
  const [line = ''] = message.trim().split('\n', 1)
  // A pair of code units that is cut in half becomes a replacement character.
  return line.length <= startLength ? line : `${line.slice(0, startLength).toWellFormed().trimEnd()}…`
}

const asDelivery = (row: Awaited<ReturnType<typeof listDeliveriesOf>>[number]): Delivery => ({
  channel: row.channel,
  state: row.state,
  attempts: row.attempts,
  lastError: row.lastError,
  recordId: row.recordId,
  updatedAt: row.updatedAt.toISOString(),
})

export async function openLead(desk: LeadDesk, log: OpeningLog, id: string, by: Actor): Promise<LeadDetail> {
  const { db, optOuts, hashAddress } = desk
  const row = await findById(id, () => findLead(db, id))
  await log({ kind: 'lead', id }, by)
  const [data] = await withDeliveries(db, [row])
  const [consent, notes, withdrawals] = await Promise.all([
    findConsentOf(db, id),
    readLeadNotes(db, id),
    optOuts.listOf(db, row),
  ])
  return {
    data: { ...found(data), message: row.message, page: row.page, origin: row.origin },
    consent: consent ? forRole(by.role, asEvidence(consent), hashAddress) : null,
    optOuts: withdrawals,
    notes,
  }
}

/** The fingerprint covers every character of the record. */
export function asEvidence(row: NonNullable<Awaited<ReturnType<typeof findConsentOf>>>): ConsentRecord {
  const { version, text, sms, source, page, address, userAgent } = row
  const record = { version, text, sms, source, page, address, userAgent, createdAt: row.createdAt.toISOString() }
  const fingerprint = hash('sha256', JSON.stringify([row.leadId, record]))
  return { ...record, isAddressHashed: false, fingerprint }
}

/** Someone who may not export the address does not see it either. */
const forRole = (role: Role, record: ConsentRecord, hashAddress: KeyedHash): ConsentRecord =>
  may(role, 'leads.export')
    ? record
    : { ...record, address: hashAddress(record.address), isAddressHashed: true, fingerprint: null }

/** Deliveries of a channel that was switched off need nobody's attention. */
export async function countLeads({ db, channels }: Pick<LeadDesk, 'db' | 'channels'>) {
  const [failed, waiting, people, due] = await Promise.all([
    countDeliveries(db, channels, 'failed'),
    countDeliveries(db, channels, 'waiting'),
    countWaitingPeople(db),
    countDueNotices(db),
  ])
  return { failed, waiting, people, ...due }
}

const maxOrigins = 100

/** For the filters of the list. */
export async function readLeadOrigins(db: Db) {
  const [sources, campaigns] = await Promise.all([
    listDifferent(db, leadCameFrom, maxOrigins),
    listDifferent(db, leadCampaign, maxOrigins),
  ])
  return { cameFrom: sources, campaigns }
}

/** Someone read a suspected lead and found it genuine: it is now delivered like any other. */
export async function acceptLead({ db, queue, channels }: LeadDesk, id: string, by: Actor): Promise<LeadRow> {
  await findById(id, () => findLead(db, id))
  await db.transaction(async (tx) => {
    if (!(await clearSuspicion(tx, id))) return
    for (const channel of channels) await retryDelivery(tx, queue, id, channel)
    await writeAudit(tx, by, { action: 'lead-accepted', subject: { kind: 'lead', id } })
  })
  return readLead(db, id)
}

/** A lead as the list shows it. */
export async function readLead(db: Db, id: string): Promise<LeadRow> {
  const [row] = await withDeliveries(db, [found(await findLead(db, id))])
  return found(row)
}

/** Restarts the deliveries that were given up. */
export async function retryLead(desk: LeadDesk, id: string, by: Actor): Promise<number> {
  const { db } = desk
  await findById(id, () => findLead(db, id))
  const failed = (await listDeliveriesOf(db, [id])).filter((delivery) => delivery.state === 'failed')
  const retried = await retryAll(desk, failed)
  if (retried > 0) await writeAudit(db, by, { action: 'lead-retried', subject: { kind: 'lead', id } })
  return retried
}

export async function retryFailedLeads(desk: LeadDesk, by: Actor): Promise<number> {
  const retried = await retryAll(desk, await listFailedDeliveries(desk.db, desk.channels, 1000))
  if (retried > 0) await writeAudit(desk.db, by, { action: 'leads-retried', detail: { count: retried } })
  return retried
}

async function retryAll({ db, queue, channels }: LeadDesk, failed: { leadId: string; channel: Channel }[]) {
  let retried = 0
  for (const { leadId, channel } of failed) {
    if (channels.includes(channel) && (await retryDelivery(db, queue, leadId, channel))) retried += 1
  }
  return retried
}

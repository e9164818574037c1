import { and, asc, eq, exists, gte, inArray, isNull, sql, type SQL, type Subquery } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { mostCounted } from '../../../contract/desk.ts'
import type { LeadState } from '../../../contract/lead-work.ts'
import { countUpTo } from '../count-up-to.ts'
import { keyset, type Place } from '../keyset.ts'
import { admins, consents, deliveries, leads } from '../schema.ts'
import { matchesSearch } from '../search.ts'
import { firstFound, isAmong, nearestOf, readSearched } from '../searched-list.ts'
import type { Channel } from './deliveries.ts'
import { isDue, isOverdue, noticeColumns } from './error-notices.ts'
import { leadCameFrom, leadCampaign } from './lead-origins.ts'
import { isWaiting } from './lead-work.ts'
import { first } from '../rows.ts'

export type LeadFilter = {
  q?: string | undefined
  source?: string | undefined
  delivery?: 'waiting' | 'delivered' | 'failed' | undefined
  suspectedSpam?: boolean | undefined
  reason?: string | undefined
  cameFrom?: string | undefined
  campaign?: string | undefined
  state?: LeadState | undefined
  /** Only those where someone waits on this day. */
  waitingOn?: string | undefined
  /** Null: nobody. */
  ownerId?: string | null | undefined
  due?: { kind: 'open' | 'overdue'; today: string } | undefined
  from?: Date | undefined
}
export type TimePlace = Place<[at: string, id: string]>

const { id, source, name, email, phone, reason, message, page, suspectedSpam, createdAt } = leads
const { ownerId, followUpOn, origin } = leads
const content = { id, source, name, email, phone, reason, message, page, origin, suspectedSpam, createdAt }
const columns = { ...content, state: leads.state, ownerId, followUpOn, owner: admins.username, ...noticeColumns }

/** Newest first, but reports that something is due about oldest first; with a `before` cursor, in reverse order. */
export const listLeads = (db: Db, filter: LeadFilter, place: TimePlace | undefined, most: number) =>
  readSearched(leadQueries(db, filter, place, most), most)

export function leadQueries(db: Db, { q, ...filter }: LeadFilter, place: TimePlace | undefined, most: number) {
  const { isPast, order } = keyset([createdAt, id], place, filter.due === undefined)
  const isListed = and(matches(db, filter), isPast)
  const list = (from: typeof leads | Subquery, isFound?: SQL) =>
    db
      .select(columns)
      .from(from)
      .leftJoin(admins, eq(admins.id, ownerId))
      .where(and(isListed, isFound))
      .orderBy(...order)
      .limit(most)
  const isFound = matchesSearch(q, leads.search, id)
  if (!isFound) return { first: list(leads), otherwise: undefined }
  return {
    first: list(nearestOf(db, leads, isListed, order), isFound),
    otherwise: list(leads, isAmong(id, firstFound(leads, id, and(isListed, isFound), order, most))),
  }
}

function matches(db: Db, filter: Omit<LeadFilter, 'q'>): SQL | undefined {
  return and(
    filter.source === undefined ? undefined : eq(source, filter.source),
    filter.suspectedSpam === undefined ? undefined : eq(suspectedSpam, filter.suspectedSpam),
    filter.reason === undefined ? undefined : eq(reason, filter.reason),
    filter.cameFrom === undefined ? undefined : eq(leadCameFrom, filter.cameFrom),
    filter.campaign === undefined ? undefined : eq(leadCampaign, filter.campaign),
    filter.state && eq(leads.state, filter.state),
    filter.waitingOn === undefined ? undefined : isWaiting(filter.waitingOn),
    filter.ownerId === undefined ? undefined : filter.ownerId === null ? isNull(ownerId) : eq(ownerId, filter.ownerId),
    filter.due && (filter.due.kind === 'overdue' ? isOverdue(filter.due.today) : isDue),
    filter.from && gte(createdAt, filter.from),
    filter.delivery &&
      exists(
        db
          .select({ one: sql`1` })
          .from(deliveries)
          .where(and(eq(deliveries.leadId, id), eq(deliveries.state, filter.delivery))),
      ),
  )
}

export const listDeliveriesOf = (db: Db, leadIds: string[]) =>
  db.select().from(deliveries).where(inArray(deliveries.leadId, leadIds)).orderBy(asc(deliveries.channel))

export const findLead = (db: Db, leadId: string) =>
  first(db.select(columns).from(leads).leftJoin(admins, eq(admins.id, ownerId)).where(eq(id, leadId)))

/** False when the lead was not suspected. */
export async function clearSuspicion(tx: Db, leadId: string): Promise<boolean> {
  const rows = await tx
    .update(leads)
    .set({ suspectedSpam: false })
    .where(and(eq(id, leadId), eq(suspectedSpam, true)))
    .returning({ id })
  return rows.length > 0
}

export const findConsentOf = (db: Db, leadId: string) =>
  first(db.select().from(consents).where(eq(consents.leadId, leadId)))

export const listConsentsOf = (db: Db, leadIds: string[]) =>
  db
    .select({ leadId: consents.leadId, version: consents.version, text: consents.text, sms: consents.sms })
    .from(consents)
    .where(inArray(consents.leadId, leadIds))

/** Its consent and deliveries are deleted with it. */
export const deleteLead = (tx: Db, leadId: string) => tx.delete(leads).where(eq(id, leadId))

export const listFailedDeliveries = (db: Db, channels: Channel[], most: number) =>
  db
    .select({ leadId: deliveries.leadId, channel: deliveries.channel })
    .from(deliveries)
    .where(isIn(channels, 'failed'))
    .orderBy(asc(deliveries.updatedAt))
    .limit(most)

export const countDeliveries = (db: Db, channels: Channel[], state: 'waiting' | 'failed') =>
  countUpTo(db, mostCounted, deliveries, isIn(channels, state))

const isIn = (channels: Channel[], state: 'waiting' | 'failed') =>
  and(eq(deliveries.state, state), inArray(deliveries.channel, channels))

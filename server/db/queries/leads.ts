import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { queueOf, type LeadLine } from '../queue.ts'
import { consents, leads } from '../schema.ts'
import type { Channel } from './deliveries.ts'

type NewLead = Omit<typeof leads.$inferInsert, 'createdAt' | 'suspectedSpam'> & { suspectedSpam: boolean }
type NewConsent = Omit<typeof consents.$inferInsert, 'leadId' | 'source' | 'page' | 'createdAt'>

/** Where leads are delivered: the channels that are recorded as deliveries, and every queue that gets a job. */
export type LeadTargets = { channels: Channel[]; lines: LeadLine[] }

/** A lead with its consent. */
export type LeadRecord = NewLead & { consent: NewConsent }

/**
 * Inserts leads, consents, deliveries, and jobs in one statement: one transaction and one round trip. None exists
 * without the others, except that suspected spam is not delivered. Returns the ids that were inserted; a lead with a
 * known request key is skipped.
 */
export async function insertLeads(
  db: Db,
  records: LeadRecord[],
  { channels, lines }: LeadTargets,
): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with entry as (
      select * from json_to_recordset(${JSON.stringify(records)}) as entry (id uuid, source text, page text, name text,
        email text, phone text, reason text, message text, "requestKey" text, "requestHash" text, "suspectedSpam" boolean, consent json)
    ), lead as (
      insert into leads (id, source, page, name, email, phone, reason, message, request_key, request_hash, suspected_spam)
      select id, source, page, name, email, phone, reason, message, "requestKey", "requestHash", "suspectedSpam"
      from entry
      on conflict (request_key) do nothing returning id, suspected_spam
    ), consent as (
      insert into consents (lead_id, source, page, version, text, sms, address, user_agent)
      select lead.id, source, page, given.version, given.text, given.sms, given.address, given."userAgent"
      from lead join entry using (id), json_to_record(consent) as given (version text, text text, sms boolean,
        address text, "userAgent" text)
    ), delivery as (
      insert into deliveries (lead_id, channel)
      select id, channel from lead, unnest(${sql.param(channels)}::text[]) as channel
      where not suspected_spam
    ), job as (${addJobs(lines)})
    select id from lead`)
  return new Set(rows.map((row) => row.id))
}

/** Inserts jobs as pg-boss does, with the settings of their queue. pg-boss supports other writers to its job table. */
const addJobs = (lines: LeadLine[]) => sql`
  insert into pgboss.job (name, data, policy, retry_limit, retry_delay, retry_delay_max, retry_backoff,
                          expire_seconds, deletion_seconds, keep_until)
  select queue.name, jsonb_build_object('leadId', lead.id), policy, retry_limit, retry_delay, retry_delay_max,
         retry_backoff, expire_seconds, deletion_seconds, now() + retention_seconds * interval '1 second'
  from lead, pgboss.queue as queue
  where queue.name = any(${sql.param(lines.map(queueOf))}::text[]) and not lead.suspected_spam`

/** The earlier requests with these keys, if any. */
export async function findRequests(db: Db, requestKeys: string[]) {
  if (requestKeys.length === 0) return new Map<string | null, { requestHash: string | null }>()
  const { requestKey, requestHash } = leads
  const rows = await db.select({ requestKey, requestHash }).from(leads).where(inArray(requestKey, requestKeys))
  return new Map(rows.map((row) => [row.requestKey, { requestHash: row.requestHash }]))
}

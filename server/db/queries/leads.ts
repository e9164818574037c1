import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { consents, leads } from '../schema.ts'
import type { Channel } from './deliveries.ts'

type NewLead = Omit<typeof leads.$inferInsert, 'createdAt' | 'suspectedSpam'> & { suspectedSpam: boolean }
type NewConsent = Omit<typeof consents.$inferInsert, 'leadId' | 'source' | 'page' | 'createdAt'>

/** A lead with its consent. */
export type LeadRecord = NewLead & { consent: NewConsent }

/**
 * Inserts leads, consents, and deliveries in one statement: one round trip. Suspected spam is not delivered. Returns
 * the ids that were inserted; a lead with a known request key is skipped.
 */
export async function insertLeads(db: Db, records: LeadRecord[], channels: Channel[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    with entry as (
      select * from json_to_recordset(${JSON.stringify(records)}) as entry (id uuid, source text, page text, name text,
        email text, phone text, reason text, message text, "requestKey" text, "requestHash" text, "suspectedSpam" boolean, "dueOn" date, origin jsonb,
        consent json)
    ), lead as (
      insert into leads (id, source, page, name, email, phone, reason, message, request_key, request_hash, suspected_spam,
        due_on, is_notice, origin)
      select id, source, page, name, email, phone, reason, message, "requestKey", "requestHash", "suspectedSpam",
        "dueOn", "dueOn" is not null, origin
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
    )
    select id from lead`)
  return new Set(rows.map((row) => row.id))
}

/** The earlier requests with these keys, if any. */
export async function findRequests(db: Db, requestKeys: string[]) {
  if (requestKeys.length === 0) return new Map<string | null, { requestHash: string | null }>()
  const { requestKey, requestHash } = leads
  const rows = await db.select({ requestKey, requestHash }).from(leads).where(inArray(requestKey, requestKeys))
  return new Map(rows.map((row) => [row.requestKey, { requestHash: row.requestHash }]))
}

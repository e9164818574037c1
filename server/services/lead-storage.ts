import type { Db } from '../db/client.ts'
import { insertDeliveries, type Channel } from '../db/queries/deliveries.ts'
import { insertConsents, insertLeads, type NewConsent, type NewLead } from '../db/queries/leads.ts'
import type { Queue } from '../db/queue.ts'
import { inBatches } from './in-batches.ts'

/** A lead with the consent it came with. */
export type LeadRecord = { lead: NewLead; consent: NewConsent }

/** Stores a lead for good; false when the same request was stored before. */
export type StoreLead = (record: LeadRecord) => Promise<boolean>

/** Leads, their consents and their delivery jobs are one transaction: there is never one without the others. */
export const createLeadStorage = (db: Db, queue: Queue, channels: Channel[]): StoreLead =>
  inBatches(
    (records) =>
      db.transaction(async (tx) => {
        const added = await insertLeads(
          tx,
          records.map((record) => record.lead),
        )
        const fresh = records.filter((record) => added.has(record.lead.id))
        if (fresh.length > 0) await addRest(tx, queue, channels, fresh)
        return records.map((record) => added.has(record.lead.id))
      }),
    100,
  )

async function addRest(tx: Db, queue: Queue, channels: Channel[], records: LeadRecord[]) {
  const leadIds = records.map((record) => record.lead.id)
  await insertConsents(
    tx,
    records.map((record) => record.consent),
  )
  for (const channel of channels) {
    await insertDeliveries(
      tx,
      leadIds.map((leadId) => ({ leadId, channel })),
    )
    await queue.add(
      tx,
      channel,
      leadIds.map((leadId) => ({ leadId })),
    )
  }
}

import { hash, randomUUID } from 'node:crypto'
import { consents, findConsent, plainConsent } from '../../content/consents.ts'
import { received } from '../../content/reasons/calls.ts'
import { newRecord } from '../../contract/desk-events.ts'
import { decideBy, isNoticeReason } from '../../contract/error-notice.ts'
import { invalidFields, SiteError } from '../../contract/errors.ts'
import { minFillMs, type InquiryReason } from '../../contract/lead-call.ts'
import { readOrigin } from '../../contract/origin.ts'
import type { SentInquiry, SentLead } from '../../contract/sent-lead.ts'
import type { Db } from '../db/client.ts'
import type { Limit } from '../db/limit.ts'
import type { Channel } from '../db/queries/deliveries.ts'
import { notifyChanges } from '../db/queries/changes.ts'
import { findRequests, insertLeads, type LeadRecord } from '../db/queries/leads.ts'
import type { LeadLine, Queue } from '../db/queue.ts'
import type { From } from './audit.ts'
import { companyDay } from './company-day.ts'
import { inBatches } from '../db/in-batches.ts'
import { isRepeatedRequest, type KnownRequest } from './request-keys.ts'
import { withinLimit } from './within-limit.ts'

/** A submission: its checked fields, and the key that makes retries safe. */
export type Submission<Input> = { input: Input; idempotencyKey: string | undefined; visitor: From }

export type Recorded = { message: string; isRepeat: boolean }

export type LeadParts = {
  db: Db
  limit: Limit
  /** Stores a lead durably, or returns the earlier request with the same key. */
  store: (record: LeadRecord) => Promise<'stored' | KnownRequest>
}

/** Where leads are delivered: the channels that are recorded as deliveries, and every queue that gets a job. */
export type LeadDelivery = { channels: Channel[]; lines: LeadLine[]; queue: Pick<Queue, 'add'> }

/** What the lead services need. */
export const createLeadParts = (db: Db, limit: Limit, { channels, lines, queue }: LeadDelivery): LeadParts => ({
  db,
  limit,
  store: inBatches(async (records) => {
    const added = await db.transaction(async (tx) => {
      const ids = await insertLeads(tx, records, channels)
      const jobs = records.flatMap(({ id, suspectedSpam }) => (ids.has(id) && !suspectedSpam ? [{ leadId: id }] : []))
      for (const line of lines) await queue.add(tx, line, jobs)
      await notifyChanges(
        tx,
        [...ids].map((id) => newRecord('lead', id)),
      )
      return ids
    })
    const known = await findRequests(
      db,
      records.flatMap(({ id, requestKey }) => (requestKey && !added.has(id) ? [requestKey] : [])),
    )
    return records.map(({ id, requestKey }) => {
      if (added.has(id)) return 'stored' as const
      const before = known.get(requestKey ?? null)
      // The insert was skipped because of an earlier lead with the same key, which must have been erased since.
      return before ?? { requestHash: null }
    })
  }, 100),
})

type Person = {
  name: string
  email: string
  phone: string
  reason?: InquiryReason | undefined
  message?: string | undefined
}

/** For the home form and the home popup. */
export function recordInquiry(parts: LeadParts, submission: Submission<SentInquiry>): Promise<Recorded> {
  const { name, Email, Phone, LEADCF163, LEADCF162 } = submission.input
  return record(parts, submission, {
    name,
    email: Email,
    phone: Phone,
    reason: LEADCF163,
    message: LEADCF162 || undefined,
  })
}

/** For the Join form and the popups of the service pages. */
export function recordLead(parts: LeadParts, submission: Submission<SentLead>): Promise<Recorded> {
  const { name, email, phone } = submission.input
  return record(parts, submission, { name, email, phone })
}

type AnySubmission = Submission<SentInquiry | SentLead>

async function record(parts: LeadParts, submission: AnySubmission, person: Person): Promise<Recorded> {
  const { elapsedMs } = submission.input
  if (elapsedMs !== undefined && elapsedMs < minFillMs) throw new SiteError('invalid', 'lead.too_fast')
  const entry = toRecord(submission, person)
  const { requestKey, requestHash } = entry
  const { isRepeat } = await withinLimit(parts.limit, {
    network: submission.visitor.network,
    isKnown: async () =>
      requestKey !== undefined &&
      isRepeatedRequest((await findRequests(parts.db, [requestKey])).get(requestKey), requestHash),
    take: async () => {
      const stored = await parts.store(entry)
      return stored === 'stored' || !isRepeatedRequest(stored, requestHash)
    },
  })
  return { message: received.lead, isRepeat }
}

function toRecord({ input, idempotencyKey, visitor }: AnySubmission, person: Person) {
  const { page, source = 'api' } = input
  const consent = consentFor(input.consentVersion)
  return {
    id: randomUUID(),
    source,
    page,
    origin: readOrigin(input.origin),
    ...person,
    // A hidden field, but some browsers and password managers fill it in: grounds for suspicion, not proof.
    suspectedSpam: Boolean(input.website),
    dueOn: isNoticeReason(person.reason) ? decideBy(companyDay()) : undefined,
    requestKey: idempotencyKey === undefined ? undefined : hash('sha256', idempotencyKey, 'base64url'),
    // Without the time the form was open and the origin, which may differ between attempts.
    requestHash: hash('sha256', JSON.stringify([source, page, consent.version, person]), 'base64url'),
    consent: {
      version: consent.version,
      text: plainConsent(consent),
      sms: consent.sms,
      address: visitor.address,
      userAgent: visitor.userAgent,
    },
  }
}

function consentFor(version: string | undefined) {
  if (!version) return consents['reported-1']
  const consent = findConsent(version)
  if (consent) return consent
  throw invalidFields({ consentVersion: { reason: 'lead.page_outdated' } })
}

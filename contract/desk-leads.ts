import { z } from 'zod'
import { ErrorNotice } from './error-notice.ts'
import { inquiryReasons } from './lead-call.ts'
import { leadStates, LeadWork } from './lead-work.ts'
import { leadSources } from './lead.ts'
import { VisitOrigin } from './visit-origin.ts'
import { Note } from './note.ts'
import { OptOut } from './opt-out.ts'
import { pageOf } from './page.ts'
import { because } from './reasons.ts'
import { cursorText, moment, searchText } from './query-text.ts'

const deliveryChannels = ['crm', 'mail'] as const
export const deliveryStates = ['waiting', 'delivered', 'failed'] as const

/** A lead is suspected spam when its hidden field was filled in, until an admin accepts it. */
export const spamFilters = ['suspected', 'none'] as const

/** Notices of error that something is to be done about, or was to be done before today. */
export const dueFilters = ['open', 'overdue'] as const

/** Besides the id of a person. */
export const ownerFilters = ['me', 'nobody'] as const

export const LeadQuery = z.object({
  cursor: cursorText.optional(),
  q: searchText(200).optional(),
  source: z.enum(leadSources).optional(),
  delivery: z.enum(deliveryStates).optional(),
  spam: z.enum(spamFilters).optional(),
  reason: z.enum(inquiryReasons).optional(),
  cameFrom: searchText(100).optional(),
  campaign: searchText(100).optional(),
  state: z.enum([...leadStates, 'waiting']).optional(),
  owner: z.union([z.enum(ownerFilters), z.uuid()]).optional(),
  due: z.enum(dueFilters).optional(),
  from: moment.optional(),
})
export type LeadQuery = z.output<typeof LeadQuery>

export const Delivery = z.object({
  channel: z.enum(deliveryChannels),
  state: z.enum(deliveryStates),
  attempts: z.number(),
  lastError: z.string().nullable(),
  recordId: z.string().nullable(),
  updatedAt: z.string(),
})
export type Delivery = z.infer<typeof Delivery>

export const LeadRow = z.object({
  id: z.uuid(),
  source: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  reason: z.string().nullable(),
  /** The start of the message. */
  firstLine: z.string().nullable(),
  suspectedSpam: z.boolean(),
  createdAt: z.string(),
  deliveries: z.array(Delivery),
  ...LeadWork.shape,
  /** The name of the owner. */
  owner: z.string().nullable(),
  notice: ErrorNotice.nullable(),
})
export type LeadRow = z.infer<typeof LeadRow>

export const LeadPage = pageOf(LeadRow)

/** The consent as evidence: the text that was shown, when and where, and a fingerprint of all of it. */
export const ConsentRecord = z.object({
  version: z.string(),
  text: z.string(),
  sms: z.boolean(),
  source: z.string(),
  page: z.string().nullable(),
  /** A keyed hash for those who may not export leads, which reveals only whether two records have the same address. */
  address: z.string(),
  isAddressHashed: z.boolean(),
  userAgent: z.string().nullable(),
  createdAt: z.string(),
  /** Not with a hashed address, which could be guessed from it. */
  fingerprint: z.string().nullable(),
})
export type ConsentRecord = z.infer<typeof ConsentRecord>

export const LeadDetail = z.object({
  data: LeadRow.extend({ message: z.string().nullable(), page: z.string().nullable(), origin: VisitOrigin.nullable() }),
  consent: ConsentRecord.nullable(),
  /** Past and present opt-outs of the person. */
  optOuts: z.array(OptOut),
  notes: z.array(Note),
})
export type LeadDetail = z.infer<typeof LeadDetail>

/** A lead can only be marked as not spam: after it was delivered, it cannot be recalled. */
export const LeadVerdict = z.object({
  suspectedSpam: z.literal(false, because('lead.only_accepted')),
})
/** A lead after a change. */
export const ChangedLead = z.object({ data: LeadRow })

/** Deliveries that failed or are waiting, people who wait for an answer, and notices of error by their due day. */
export const LeadCounts = z.object({
  failed: z.number(),
  waiting: z.number(),
  people: z.number(),
  overdue: z.number(),
  dueToday: z.number(),
})

/** The sources and campaigns that leads have come from. */
export const LeadOrigins = z.object({ cameFrom: z.array(z.string()), campaigns: z.array(z.string()) })

/** How many deliveries were queued again. */
export const Retried = z.object({ retried: z.number() })

import { z } from 'zod'
import { fieldNote } from './field-note.ts'
import { AgentInquiry, JoinLead, joinRules, leadSources, PopupLead, popupRules } from './lead.ts'
import { because } from './reasons.ts'
import { text } from './text.ts'
import { SentOrigin } from './visit-origin.ts'

/**
 * What our own forms send in addition to the specified payload. All of it is optional: other API clients send only the
 * specified fields. `elapsedMs` is how long the form was open.
 */
const extras = {
  page: z.optional(text(200)),
  consentVersion: z.optional(text(40)),
  origin: SentOrigin,
  website: z.string(because('lead.website_filled')).optional().describe(fieldNote('lead.website')),
  elapsedMs: z.coerce.number(because('lead.duration_invalid')).nonnegative(because('lead.duration_invalid')).optional(),
}

const Source = z.enum(leadSources, because('lead.source_unknown'))

/** The body of `inquiries.submit`. */
export const SentInquiry = z.object({ ...AgentInquiry.shape, source: Source.optional(), ...extras })
export type SentInquiry = z.output<typeof SentInquiry>

/** The body of `leads.submit`. Without a source, it gets the more lenient phone rule. */
export const SentLead = z.discriminatedUnion(
  'source',
  [
    z.object({ ...JoinLead.shape, source: z.literal('join'), ...extras }),
    z.object({ ...PopupLead.shape, source: Source.exclude(['join']).optional(), ...extras }),
  ],
  because('lead.source_unknown'),
)
export type SentLead = z.output<typeof SentLead>

/** The one alert about a lead that is refused follows the rules of the form that sent it. */
export const leadAlerts = (sent: unknown) => (FromJoin.safeParse(sent).success ? joinRules : popupRules)

const FromJoin = z.object({ source: z.literal('join') })

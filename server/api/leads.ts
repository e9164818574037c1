import type { Context } from 'hono'
import { readIdempotencyKey } from '../http/idempotency-key.ts'
import { readJson } from '../http/read-json.ts'
import { visitorOf } from '../http/visitor.ts'
import { recordInquiry, recordLead, type LeadParts, type Recorded, type Submission } from '../services/leads.ts'
import type { Guarded } from './access.ts'
import { handleRaw } from './handle.ts'

type Call = Context<Guarded>

/** The two lead calls of the specification. */
export const leadsApi = (parts: LeadParts, trustProxy: boolean) => [
  handleRaw('inquiries.submit', async (c) =>
    answer(c, await recordInquiry(parts, await readSubmission(c, trustProxy))),
  ),
  handleRaw('leads.submit', async (c) => answer(c, await recordLead(parts, await readSubmission(c, trustProxy)))),
]

const readSubmission = async (c: Call, trustProxy: boolean): Promise<Submission> => ({
  idempotencyKey: readIdempotencyKey(c.env.incoming),
  input: await readJson(c),
  visitor: visitorOf(c.env.incoming, trustProxy),
})

const answer = (c: Call, { message, isRepeat }: Recorded) =>
  isRepeat ? c.json({ message, repeated: true }) : c.json({ message }, 201)

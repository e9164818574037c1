import type { Context } from 'hono'
import { readIdempotencyKey } from '../http/idempotency-key.ts'
import { recordInquiry, recordLead, type LeadParts, type Recorded } from '../services/leads.ts'
import type { Guarded } from './access.ts'
import { handle } from './handle.ts'

type Call = Context<Guarded>

/** The two lead calls of the specification. */
export const leadsApi = (parts: LeadParts) => [
  handle('inquiries.submit', async ({ body, from, c }) =>
    answer(c, await recordInquiry(parts, { input: body, idempotencyKey: keyOf(c), visitor: from })),
  ),
  handle('leads.submit', async ({ body, from, c }) =>
    answer(c, await recordLead(parts, { input: body, idempotencyKey: keyOf(c), visitor: from })),
  ),
]

const keyOf = (c: Call) => readIdempotencyKey(c.env.incoming)

const answer = (c: Call, { message, isRepeat }: Recorded) =>
  isRepeat ? c.json({ message, repeated: true }) : c.json({ message }, 201)

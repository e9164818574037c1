import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { readIdempotencyKey } from '../http/idempotency-key.ts'
import { readJson } from '../http/read-json.ts'
import { visitorOf } from '../http/visitor.ts'
import { recordInquiry, recordLead, type LeadParts, type Recorded, type Submission } from '../services/leads.ts'

type Call = Context<{ Bindings: HttpBindings }>

/** The two lead calls of the specification. */
export const leadsApi = (parts: LeadParts, trustProxy: boolean) =>
  new Hono<{ Bindings: HttpBindings }>()
    .post('/NewSubmitLead', async (c) => answer(c, await recordInquiry(parts, await readSubmission(c, trustProxy))))
    .post('/submit-lead', async (c) => answer(c, await recordLead(parts, await readSubmission(c, trustProxy))))

const readSubmission = async (c: Call, trustProxy: boolean): Promise<Submission> => ({
  idempotencyKey: readIdempotencyKey(c.env.incoming),
  input: await readJson(c),
  visitor: visitorOf(c.env.incoming, trustProxy),
})

const answer = (c: Call, { message, isRepeat }: Recorded) =>
  isRepeat ? c.json({ message, repeated: true }) : c.json({ message }, 201)

import { hash } from 'node:crypto'
import type { z } from 'zod'
import { fieldProblems } from '../../contract/field-problems.ts'
import type { LeadResult } from '../../contract/lead.ts'
import { operations } from '../../contract/operations.ts'
import { asSiteError, describeError } from '../http/site-error.ts'
import type { Log } from '../monitoring/log.ts'
import type { From } from '../services/audit.ts'
import { recordInquiry, recordLead, type LeadParts, type Recorded, type Submission } from '../services/leads.ts'

type Posting = { input: object; visitor: From; log: Log }

/** For forms posted without JavaScript: they are checked as the API call, and get a result that the page can show. */
export const postInquiry = (parts: LeadParts, posting: Posting) =>
  post(operations['inquiries.submit'].body, posting, (submission) => recordInquiry(parts, submission))

export const postLead = (parts: LeadParts, posting: Posting) =>
  post(operations['leads.submit'].body, posting, (submission) => recordLead(parts, submission))

async function post<Input>(
  schema: z.ZodType<Input>,
  { input, visitor, log }: Posting,
  record: (submission: Submission<Input>) => Promise<Recorded>,
): Promise<LeadResult> {
  const parsed = schema.safeParse(input)
  if (!parsed.success) return { outcome: 'invalid', status: 422, problems: fieldProblems(parsed.error) }
  return toResult(record({ input: parsed.data, visitor, idempotencyKey: keyFor(parsed.data) }), log)
}

/** The page is the same for everyone and contains no key, so the same content on the same day is the same lead. */
const keyFor = (input: unknown) =>
  hash('sha256', JSON.stringify([new Date().toISOString().slice(0, 10), input]), 'base64url')

const toResult = (work: Promise<Recorded>, log: Log): Promise<LeadResult> =>
  work.then(
    () => ({ outcome: 'ok', status: 200 }),
    (cause: unknown) => {
      const error = asSiteError(cause)
      const { code, status } = error
      if (status >= 500) log.error({ err: cause }, code)
      return { outcome: 'failed', status, message: describeError(error).message }
    },
  )

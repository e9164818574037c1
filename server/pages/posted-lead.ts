import { hash } from 'node:crypto'
import type { LeadResult } from '../../contract/lead.ts'
import type { Log } from '../monitoring/log.ts'
import {
  recordInquiry,
  recordLead,
  type LeadParts,
  type Recorded,
  type Submission,
  type Visitor,
} from '../services/leads.ts'
import { asSiteError, describeError } from '../http/site-error.ts'

export type Posting = { input: object; visitor: Visitor; log: Log }

/** For forms posted without JavaScript: returns a result that the page can show. */
export const postInquiry = (parts: LeadParts, { log, ...posting }: Posting): Promise<LeadResult> =>
  toResult(recordInquiry(parts, toSubmission(posting)), log)

export const postLead = (parts: LeadParts, { log, ...posting }: Posting): Promise<LeadResult> =>
  toResult(recordLead(parts, toSubmission(posting)), log)

/** The page is the same for everyone and contains no key, so the same content on the same day is the same lead. */
const toSubmission = ({ input, visitor }: Omit<Posting, 'log'>): Submission => ({
  input,
  visitor,
  idempotencyKey: hash('sha256', JSON.stringify([new Date().toISOString().slice(0, 10), input]), 'base64url'),
})

const toResult = (work: Promise<Recorded>, log: Log): Promise<LeadResult> =>
  work.then(
    ({ message }) => ({ outcome: 'ok', status: 200, message }),
    (cause: unknown) => {
      const error = asSiteError(cause)
      const { code, status, retryAfter = 60 } = error
      const { message, fields = {} } = describeError(error)
      if (code === 'invalid') return { outcome: 'invalid', status: 422, message, fields }
      if (code === 'too_many') return { outcome: 'too-many', status: 429, message, retryAfter }
      log.error({ err: cause }, code)
      return { outcome: 'failed', status, message }
    },
  )

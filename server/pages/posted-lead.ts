import { hash } from 'node:crypto'
import { idempotencyField } from '../../contract/lead-call.ts'
import type { LeadResult } from '../../contract/lead.ts'
import type { Log } from '../monitoring/log.ts'
import { recordInquiry, recordLead, type LeadParts, type Recorded, type Visitor } from '../services/leads.ts'
import { asSiteError, describeError } from '../http/site-error.ts'

export type Posting = { form: FormData; visitor: Visitor; log: Log }

/** For forms posted without JavaScript: takes their fields, and returns a result that the page can show. */
export const postInquiry = (parts: LeadParts, { form, visitor, log }: Posting): Promise<LeadResult> =>
  toResult(recordInquiry(parts, { ...readForm(form, { ticked: true, empty: false }), visitor }), log)

export const postLead = (parts: LeadParts, { form, visitor, log }: Posting): Promise<LeadResult> =>
  toResult(recordLead(parts, { ...readForm(form, { ticked: 'Yes', empty: 'No' }), visitor }), log)

/** A form posts empty fields as empty strings, and a checkbox only when it is checked. */
function readForm(form: FormData, agreed: { ticked: unknown; empty: unknown }) {
  const { [idempotencyField]: idempotencyKey, ...fields } = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value] as const] : [])),
  )
  // The key of a form posted without JavaScript is only the date; hashing it with the fields makes it unique.
  const key = idempotencyKey && hash('sha256', JSON.stringify([idempotencyKey, fields]), 'base64url')
  return { idempotencyKey: key, input: { ...fields, agreed: fields['agreed'] ? agreed.ticked : agreed.empty } }
}

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

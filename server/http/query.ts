import type { Context } from 'hono'
import type { z } from 'zod'
import { SiteError } from '../../contract/errors.ts'

/** Parses the query string; an empty value counts as missing, because forms send empty fields. */
export function readQuery<T extends z.ZodType>(c: Context, schema: T): z.output<T> {
  const given = Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new SiteError('bad_request', 'call.query_invalid', { values: { name: issue?.path.join('.') ?? '' } })
}

import type { Context } from 'hono'
import type { z } from 'zod'
import { SiteError } from '../../contract/errors.ts'

/** The body as the contract has it; the first broken rule is what the caller reads. */
export async function readJson<T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> {
  if (!c.req.header('content-type')?.toLowerCase().startsWith('application/json'))
    throw new SiteError('wrong_media_type', 'Please send JSON.')
  const body: unknown = await c.req.json().catch((cause: unknown) => {
    if (cause instanceof SiteError) throw cause
    throw new SiteError('bad_request', 'The request is not readable JSON.', { cause })
  })
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new SiteError('invalid', parsed.error.issues[0]?.message ?? 'Please check what you sent.')
}

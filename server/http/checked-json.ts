import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { z } from 'zod'
import { SiteError } from '../../contract/errors.ts'
import { fieldErrors } from '../../contract/field-errors.ts'
import type { BodyLimits } from './read-body.ts'
import { readJson } from './read-json.ts'

/** The body of a call, validated by its schema. */
export async function checkedJson<S extends z.ZodType, E extends { Bindings: HttpBindings }>(
  c: Context<E>,
  schema: S,
  limits?: BodyLimits,
): Promise<z.output<S>> {
  const parsed = schema.safeParse(await readJson(c, limits))
  if (parsed.success) return parsed.data
  const { message, fields } = fieldErrors(parsed.error)
  throw new SiteError('invalid', message, { fields })
}

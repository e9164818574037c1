import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import type { z } from 'zod'
import { invalidFields } from '../../contract/errors.ts'
import { fieldProblems } from '../../contract/field-problems.ts'
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
  throw invalidFields(fieldProblems(parsed.error))
}

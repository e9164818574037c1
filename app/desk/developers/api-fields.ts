import { developersTexts } from '../../../content/admin/developers.ts'
import type { Schema } from '../../../contract/open-api.ts'

export type ApiField = { name: string; kind: string; isOptional: boolean }

const { kinds, listOf, or } = developersTexts

/** The fields of a schema in one list; `data[].id` is a field of each entry of a list. */
export function fieldsOf(schema: Schema, within = ''): ApiField[] {
  // If there are several shapes, the last one has the most fields.
  const shape = (schema.anyOf ?? schema.oneOf)?.findLast(isNested)
  if (shape) return fieldsOf(shape, within)
  if (isSchema(schema.items)) return fieldsOf(schema.items, `${within}[]`)
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    if (!isSchema(field)) return []
    const path = within ? `${within}.${name}` : name
    const isOptional = !schema.required?.includes(name)
    return [{ name: path, kind: kindOf(field), isOptional }, ...fieldsOf(field, path)]
  })
}

const isNested = ({ properties, items }: Schema) => properties !== undefined || items !== undefined
const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function kindOf({ enum: choices, const: only, anyOf, type, items }: Schema): string {
  if (choices) return choices.join(` ${or} `)
  if (only !== undefined) return String(only)
  if (anyOf) return anyOf.map(kindOf).join(` ${or} `)
  if (isSchema(items) && !isNested(items)) return `${listOf} ${kindOf(items)}`
  const types = typeof type === 'string' ? [type] : (type ?? [])
  return types.length === 0 ? kinds.any : types.map((name) => kinds[name]).join(` ${or} `)
}

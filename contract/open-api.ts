import { z } from 'zod'
import { errorCodes, errorStatus, type ErrorCode } from './errors.ts'
import { Failure } from './failure.ts'
import type { FieldNote } from './field-note.ts'
import { idempotencyHeader } from './lead-call.ts'
import type { Operation } from './operation.ts'
import { calls, type Call, type OperationName } from './operations.ts'
import { rolesWith } from './roles.ts'

/** JSON Schema, in the draft that OpenAPI 3.1 uses. */
export type Schema = z.core.JSONSchema.JSONSchema

/** The texts of the document. */
export type ApiTexts = {
  title: string
  version: string
  description: string
  summaries: Record<OperationName, string>
  answers: Record<number, string>
  errors: Record<ErrorCode, string>
  fields: Record<FieldNote, string>
  repeatKey: string
}

/** The OpenAPI 3.1 document, made from the schemas that validate the calls. */
export const openApi = (texts: ApiTexts, server: string) => ({
  openapi: '3.1.0',
  info: { title: texts.title, version: texts.version, description: texts.description },
  servers: [{ url: server }],
  paths: pathsOf(texts),
  components: {
    schemas: { Failure: schemaOf(Failure, 'output', texts) },
    responses: Object.fromEntries(
      errorCodes.map((code) => [
        code,
        {
          description: texts.errors[code],
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      ]),
    ),
    securitySchemes: { admin: { type: 'http', scheme: 'bearer' } },
  },
})

function pathsOf(texts: ApiTexts) {
  const summaries: Record<string, string> = texts.summaries
  const paths: Record<string, Record<string, object>> = {}
  for (const call of calls) {
    const described = { summary: summaries[call.name], ...describe(call, texts) }
    ;(paths[bracedPath(call.path)] ??= {})[call.method.toLowerCase()] = described
  }
  return paths
}

/** `/api/jobs/:id` as `/api/jobs/{id}`. */
export const bracedPath = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}')

const describe = ({ name, path, operation }: Call, texts: ApiTexts) => ({
  operationId: name,
  ...accessOf(operation),
  ...(operation.audit && { 'x-audit': operation.audit }),
  parameters: [
    ...[...path.matchAll(/:(\w+)/g)].map(([, of]) => ({
      name: of,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    })),
    ...Object.entries(operation.query ? propertiesOf(operation.query, texts) : {}).map(([of, schema]) => ({
      name: of,
      in: 'query',
      schema,
    })),
    ...(operation.isRepeatable
      ? [{ name: idempotencyHeader, in: 'header', description: texts.repeatKey, schema: { type: 'string' } }]
      : []),
  ],
  ...bodyOf(operation, texts),
  responses: {
    ...Object.fromEntries(
      Object.entries(answersOf(operation)).map(([status, answer]) => [
        status,
        { description: texts.answers[Number(status)] ?? '', ...contentOf(answer, texts) },
      ]),
    ),
    ...Object.fromEntries(
      errorsOf(path, operation).map((code) => [errorStatus[code], { $ref: `#/components/responses/${code}` }]),
    ),
  },
})

/** A call for admins lists the permission that it needs, and the roles that include it. */
function accessOf({ access, needs }: Operation) {
  if (access === 'anyone' || access === 'link') return { security: [] }
  const admin = { admin: [needs] }
  return { security: access === 'either' ? [{}, admin] : [admin], 'x-roles': rolesWith(needs) }
}

function bodyOf({ body, form }: Operation, texts: ApiTexts) {
  if (body) return { requestBody: { required: true, content: json(schemaOf(body, 'input', texts)) } }
  if (!form) return {}
  const fields = schemaOf(form.fields, 'input', texts)
  const files = Object.fromEntries(form.files.map((name) => [name, binary]))
  const schema = { ...fields, properties: { ...fields.properties, ...files } }
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
}

const binary = { type: 'string', contentMediaType: 'application/octet-stream' } as const

/** The documented responses; where an admin gets more, either one. */
export function answersOf({ answers, asAdmin }: Operation): Operation['answers'] {
  const { 200: open } = answers
  return asAdmin && typeof open === 'object' ? { ...answers, 200: z.union([open, asAdmin]) } : answers
}

function contentOf(answer: Operation['answers'][number], texts: ApiTexts) {
  if (answer === 'nothing') return {}
  if (answer === 'csv') return { content: { 'text/csv': { schema: { type: 'string' } } } }
  if (answer === 'events') return { content: { 'text/event-stream': { schema: { type: 'string' } } } }
  if (answer === 'file') return { content: { '*/*': { schema: binary } } }
  return { content: json(schemaOf(answer, 'output', texts)) }
}

const json = (schema: object) => ({ 'application/json': { schema } })

/** Access, path parameters and input each imply errors of their own. */
export function errorsOf(path: string, { access, query, body, form, fresh, errors = [] }: Operation): ErrorCode[] {
  const known = new Set<ErrorCode | false>([
    Boolean(query || body || form) && 'bad_request',
    access === 'admin' && 'sign_in_needed',
    access !== 'anyone' && 'not_allowed',
    path.includes(':') && 'not_found',
    ...(body || form ? (['too_slow', 'too_large', 'wrong_media_type', 'invalid'] as const) : []),
    Boolean(fresh) && 'proof_needed',
    ...errors,
    'unexpected',
    'unavailable',
  ])
  return errorCodes.filter((code) => known.has(code))
}

export function schemaOf(
  schema: z.core.$ZodType,
  io: 'input' | 'output',
  { fields }: Pick<ApiTexts, 'fields'>,
): Schema {
  const notes: Record<string, string> = fields
  const { $schema: _draft, ...described } = z.toJSONSchema(schema, {
    io,
    override({ jsonSchema }) {
      const note = notes[jsonSchema.description ?? '']
      if (note) jsonSchema.description = note
    },
  })
  return described
}

const propertiesOf = (schema: z.ZodObject, texts: ApiTexts) => schemaOf(schema, 'input', texts).properties ?? {}

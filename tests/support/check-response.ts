import { Ajv2020, type AnySchemaObject, type ValidateFunction } from 'ajv/dist/2020.js'
import { apiTexts } from '../../content/admin/developers.ts'
import { bracedPath, openApi } from '../../contract/open-api.ts'
import { findCall } from '../../contract/operations.ts'

type Described = { $ref?: string; content?: Record<string, { schema: AnySchemaObject }> }

const document: {
  paths: Record<string, Record<string, { responses?: Record<string, Described> }>>
  components: { responses: Record<string, Described>; schemas: Record<string, AnySchemaObject> }
} = openApi(apiTexts, 'http://localhost')

/** Throws if a response differs from the published OpenAPI document; calls that are not in it are ignored. */
export async function checkAgainstOpenApi(method: string, address: string, answer: Response): Promise<void> {
  const call = findCall(method, new URL(address).pathname)
  if (!call) return
  const said = `${call.name} answered ${answer.status}`
  const described = document.paths[bracedPath(call.path)]?.[method.toLowerCase()]?.responses?.[answer.status]
  if (!described) throw new Error(`${said}, which is not documented.`)
  const content = resolve(described).content ?? {}
  const type = answer.headers.get('content-type')?.split(';')[0] ?? ''
  const schema = (content[type] ?? content['*/*'])?.schema
  if (!schema && (type !== '' || Object.keys(content).length > 0)) throw new Error(`${said} as ${type}.`)
  if (schema && type === 'application/json') checkBody(said, schema, await answer.clone().json())
}

const resolve = (described: Described): Described => document.components.responses[nameOf(described)] ?? described

const nameOf = (described: { $ref?: unknown }) => String(described.$ref).split('/').at(-1) ?? ''

const ajv = new Ajv2020({ validateFormats: false })
const validators = new Map<AnySchemaObject, ValidateFunction>()

function checkBody(said: string, schema: AnySchemaObject, body: unknown) {
  const validate =
    validators.get(schema) ?? ajv.compile(document.components.schemas[nameOf({ $ref: schema['$ref'] })] ?? schema)
  validators.set(schema, validate)
  if (!validate(body)) throw new Error(`${said} with another body than documented: ${ajv.errorsText(validate.errors)}`)
}

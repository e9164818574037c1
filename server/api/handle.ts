import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import { SiteError } from '../../contract/errors.ts'
import type { Operation, ParamsOf } from '../../contract/operation.ts'
import { callsToMatch, operations, type OperationName, type Operations } from '../../contract/operations.ts'
import { limitsOf } from '../http/read-body.ts'
import { readJson } from '../http/read-json.ts'
import type { Actor, From } from '../services/audit.ts'
import { checkInput } from '../services/check-input.ts'
import type { PreparedAnswer } from '../services/prepared-answer.ts'
import { actorOf, type Guarded } from './access.ts'

/** What a call gets, validated by the schemas of its operation. */
type Given<O extends Operation> = {
  params: Record<ParamsOf<O['path']>, string>
  query: O extends { query: infer Q extends z.ZodType } ? z.output<Q> : undefined
  body: O extends { body: infer B extends z.ZodType } ? z.output<B> : undefined
  /** The signed-in admin. */
  actor: O['access'] extends 'admin' ? Actor : Actor | undefined
  from: From
  c: Context<Guarded>
}

type Sent<A> = A extends z.core.$ZodType ? z.input<A> : A extends 'nothing' ? void : Response

/** What a call answers with: the JSON of its schema, or its own response. */
type Answer<O extends Operation> =
  | Response
  | Sent<O['answers'][keyof O['answers']]>
  | (O extends { asAdmin: infer A } ? Sent<A> : never)

type AnyGiven = {
  params: Record<string, string>
  query: unknown
  body: unknown
  actor: Actor | undefined
  from: From
  c: Context<Guarded>
}

/** How one call is answered. */
type Handler = { name: OperationName; answer: (c: Context<Guarded>) => Promise<Response> }

/** A call: method, path, access, input, and status come from its operation. */
export function handle<N extends OperationName>(
  name: N,
  work: (given: Given<Operations[N]>) => Promise<Answer<Operations[N]>>,
): Handler
export function handle(name: OperationName, work: (given: AnyGiven) => Promise<unknown>): Handler {
  const operation: Operation = operations[name]
  const status = 201 in operation.answers ? 201 : 200
  return {
    name,
    async answer(c) {
      const result = await work(await read(c, operation))
      if (result instanceof Response) return result
      if (result === undefined) return c.body(null, 204)
      return c.body(JSON.stringify(result), status, { 'content-type': 'application/json' })
    },
  }
}

/** A call that reads the request and writes the response itself. */
export const handleRaw = (name: OperationName, answer: Handler['answer']): Handler => ({ name, answer })

/** A call that is answered from memory; a client that has the same answer gets only its status. */
export const handlePrepared = (name: OperationName, caching: string, current: () => PreparedAnswer): Handler =>
  handleRaw(name, async (c) => {
    const { body, etag } = current()
    c.header('cache-control', caching)
    c.header('etag', etag)
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304)
    return c.body(body, 200, { 'content-type': 'application/json' })
  })

async function read(c: Context<Guarded>, { access, query, body, alerts, maxBytes }: Operation): Promise<AnyGiven> {
  const limits = maxBytes === undefined ? undefined : limitsOf(maxBytes)
  const sent = body && (await readJson(c, limits))
  return {
    params: c.req.param(),
    query: query && readQuery(c, query),
    body: body && checkInput(body, sent, alerts?.(sent)),
    actor: access === 'admin' ? actorOf(c) : c.get('actor'),
    from: c.get('from'),
    c,
  }
}

/** Parses the query string; an empty value counts as missing, because forms send empty fields. */
function readQuery<T extends z.ZodType>(c: Context, schema: T): z.output<T> {
  const given = Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new SiteError('bad_request', 'call.query_invalid', { values: { name: issue?.path.join('.') ?? '' } })
}

/** Adds the calls under their paths, so that `/counts` is not taken for an id. */
export function addCalls(app: Hono<Guarded>, handlers: Handler[]) {
  for (const { name, method, path } of callsToMatch) {
    const handler = handlers.find((known) => known.name === name)
    if (handler) app.on(method, path, handler.answer)
  }
}

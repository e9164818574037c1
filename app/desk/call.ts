import { z } from 'zod'
import { Tokens } from '../../contract/admin.ts'
import { deskTexts } from '../../content/admin/frame.ts'
import { endSession, keepTokens, newestTokens, readTokens } from './session.ts'

/** A call that failed, in words that a person can read. */
export class CallError extends Error {
  readonly status: number
  /** The server's own words, or nothing when it had none. */
  readonly said: string
  readonly retryAfter: number

  constructor(status: number, said = '', retryAfter = 0) {
    super(said || deskTexts.noAnswer)
    this.status = status
    this.said = said
    this.retryAfter = retryAfter
  }
}

/** The session is over; the frame has been told and leads to the sign-in page. */
export class SessionOver extends Error {}

type Options = { method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; body?: unknown }

/** Asks the API as the admin who is signed in, and answers what the schema says. */
export async function call<T extends z.ZodType>(schema: T, path: string, options: Options = {}): Promise<z.output<T>> {
  return parse(schema, await callRaw(path, options))
}

/** For answers without a body. */
export const nothing = z.undefined()

/** A token that has run out is exchanged once, and the call made once more: nobody notices. */
export async function callRaw(path: string, options: Options = {}): Promise<Response> {
  const writing = (options.method ?? 'GET') !== 'GET'
  const tokens = readTokens()
  if (!tokens) return end(writing)
  const answer = await send(path, options, tokens.accessToken)
  if (answer.status === 401) return end(writing)
  if (answer.status !== 403) return checked(answer)
  const fresh = await refresh(tokens)
  if (!fresh) return end(writing)
  const again = await send(path, options, fresh.accessToken)
  return again.status === 401 || again.status === 403 ? end(writing) : checked(again)
}

/** A call that anyone may make, such as signing in. */
export async function callOpenly<T extends z.ZodType>(
  schema: T,
  path: string,
  options: Options = {},
): Promise<z.output<T>> {
  return parse(schema, await checked(await send(path, options, readTokens()?.accessToken)))
}

function end(writing: boolean): never {
  endSession(writing)
  throw new SessionOver()
}

let pending: Promise<Tokens | undefined> | undefined

/** One exchange at a time: calls of this tab share it, and tabs take turns. */
function refresh(stale: Tokens): Promise<Tokens | undefined> {
  pending ??= inTurn(() => exchange(stale)).finally(() => {
    pending = undefined
  })
  return pending
}

/** Browsers offer locks on https and localhost only; without them the server forgives two tabs at once. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('desk-refresh', work) : work()

async function exchange(stale: Tokens): Promise<Tokens | undefined> {
  const current = await newestTokens()
  if (!current || current.accessToken !== stale.accessToken) return current
  const body = { refreshToken: current.refreshToken }
  const answer = await send('/api/admin/refresh', { method: 'POST', body }, undefined)
  if (answer.status === 401 || answer.status === 403) return undefined
  const tokens = await parse(Tokens, await checked(answer))
  keepTokens(tokens)
  return tokens
}

async function send(path: string, { method = 'GET', body }: Options, accessToken: string | undefined) {
  try {
    return await fetch(path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  } catch {
    throw new CallError(0)
  }
}

const Failure = z.object({ error: z.string().min(1) })

async function checked(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  const failure = Failure.safeParse(await answer.json().catch(() => undefined))
  throw new CallError(answer.status, failure.data?.error, Number(answer.headers.get('retry-after')) || 0)
}

async function parse<T extends z.ZodType>(schema: T, answer: Response): Promise<z.output<T>> {
  const body: unknown = answer.status === 204 ? undefined : await answer.json().catch(() => undefined)
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new CallError(answer.status, deskTexts.unreadable)
  return parsed.data
}

/** What to tell a person about a failure; nothing when the frame tells it already. */
export function explain(cause: unknown): string | undefined {
  if (cause instanceof SessionOver) return undefined
  return cause instanceof CallError ? cause.message : deskTexts.noAnswer
}

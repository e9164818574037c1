import { z } from 'zod'
import { Tokens } from '../../../contract/admin.ts'
import { deskTexts } from '../../../content/admin/frame.ts'
import { endSession, newestTokens, readTokens, storeTokens } from './session.ts'

/** A failed call; its message can be shown to the user. */
export class CallError extends Error {
  readonly status: number
  /** Empty when the server sent no message. */
  readonly serverMessage: string
  readonly retryAfter: number

  constructor(status: number, serverMessage = '', retryAfter = 0) {
    super(serverMessage || deskTexts.noAnswer)
    this.status = status
    this.serverMessage = serverMessage
    this.retryAfter = retryAfter
  }
}

/** The session has ended. The frame redirects to the sign-in page, so callers show nothing. */
export class SessionEnded extends Error {}

type Options = { method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; body?: unknown }

/** Calls the API as the signed-in admin and parses the response with the schema. */
export async function call<T extends z.ZodType>(schema: T, path: string, options: Options = {}): Promise<z.output<T>> {
  return parse(schema, await callRaw(path, options))
}

/** The schema of a response without a body. */
export const noContent = z.undefined()

/** When the access token has expired (403), refreshes it and retries the call once. */
export async function callRaw(path: string, options: Options = {}): Promise<Response> {
  const isChange = (options.method ?? 'GET') !== 'GET'
  const tokens = readTokens()
  if (!tokens) return endAndThrow(isChange)
  const response = await send(path, options, tokens.accessToken)
  if (response.status === 401) return endAndThrow(isChange)
  if (response.status !== 403) return ensureOk(response)
  const fresh = await refresh(tokens)
  if (!fresh) return endAndThrow(isChange)
  const retried = await send(path, options, fresh.accessToken)
  return retried.status === 401 || retried.status === 403 ? endAndThrow(isChange) : ensureOk(retried)
}

/** A call that needs no session, such as signing in. */
export async function callPublic<T extends z.ZodType>(
  schema: T,
  path: string,
  options: Options = {},
): Promise<z.output<T>> {
  return parse(schema, await ensureOk(await send(path, options, readTokens()?.accessToken)))
}

function endAndThrow(changeLost: boolean): never {
  endSession(changeLost)
  throw new SessionEnded()
}

let pendingRefresh: Promise<Tokens | undefined> | undefined

/** One refresh at a time: calls in this tab share it, and a lock makes tabs take turns. */
function refresh(stale: Tokens): Promise<Tokens | undefined> {
  pendingRefresh ??= withLock(() => exchange(stale)).finally(() => {
    pendingRefresh = undefined
  })
  return pendingRefresh
}

/** Browsers offer locks on https and localhost only; without them the server tolerates two tabs refreshing at once. */
const withLock = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('desk-refresh', work) : work()

async function exchange(stale: Tokens): Promise<Tokens | undefined> {
  const current = await newestTokens()
  if (!current || current.accessToken !== stale.accessToken) return current
  const body = { refreshToken: current.refreshToken }
  const response = await send('/api/admin/refresh', { method: 'POST', body }, undefined)
  if (response.status === 401 || response.status === 403) return undefined
  const tokens = await parse(Tokens, await ensureOk(response))
  storeTokens(tokens)
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

async function ensureOk(response: Response): Promise<Response> {
  if (response.ok) return response
  const failure = Failure.safeParse(await response.json().catch(() => undefined))
  throw new CallError(response.status, failure.data?.error, Number(response.headers.get('retry-after')) || 0)
}

async function parse<T extends z.ZodType>(schema: T, response: Response): Promise<z.output<T>> {
  const body: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined)
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new CallError(response.status, deskTexts.unreadable)
  return parsed.data
}

/** The message to show for a failure; undefined when the frame already shows that the session has ended. */
export function explain(cause: unknown): string | undefined {
  if (cause instanceof SessionEnded) return undefined
  return cause instanceof CallError ? cause.message : deskTexts.noAnswer
}

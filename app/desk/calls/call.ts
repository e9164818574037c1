import { z } from 'zod'
import { deskTexts } from '../../../content/admin/frame.ts'
import type { Tokens } from '../../../contract/admin.ts'
import { deskOperations } from '../../../contract/desk-operations.ts'
import { errorStatus } from '../../../contract/errors.ts'
import type { Operation } from '../../../contract/operation.ts'
import type { Reason } from '../../../contract/reasons.ts'
import type { AnswerOf, DeskCall, InputOf } from './client-types.ts'
import { askForProof, ProofCanceled } from './proof.ts'
import {
  endSession,
  findTokens,
  isChangeLost,
  listenToOtherTabs,
  newestTokens,
  readTokens,
  reportLostChange,
  storeTokens,
} from './session.ts'
import { goToEnrollment, goToSignIn } from './sign-in-redirect.ts'

/** A failed call; its message can be shown to the user. */
export class CallError extends Error {
  readonly status: number
  /** Empty when the server sent no message. */
  readonly serverMessage: string
  readonly retryAfter: number
  /** What exactly was wrong, as a code. */
  readonly reason: string | undefined

  constructor(status: number, serverMessage = '', retryAfter = 0, reason?: string) {
    super(serverMessage || deskTexts.noAnswer)
    this.status = status
    this.serverMessage = serverMessage
    this.retryAfter = retryAfter
    this.reason = reason
  }
}

/** A change was not sent, because the session has ended. The frame reports it, so callers show nothing. */
export class SessionEnded extends Error {}

/**
 * Makes a call of the table: its method, path, and access come from there, and its answer is parsed by its schema.
 * A call that needs a session ends it when the server no longer accepts it. One that needs a fresh proof of who the
 * person is asks for it, and is then sent again.
 */
export async function call<N extends DeskCall>(name: N, ...input: InputOf<N>): Promise<AnswerOf<N>>
export async function call(name: DeskCall, input: Input = {}): Promise<unknown> {
  const operation: Operation = deskOperations[name]
  const isSignedIn = operation.access !== 'anyone' && readTokens() !== undefined
  const needsSession = operation.access === 'admin' || operation.asAdmin !== undefined
  const attempt = () =>
    isSignedIn || needsSession ? sendSignedIn(operation, input) : send(operation, input, undefined)
  let response = await attempt()
  if (operation.method === 'GET' && (await isRefusedFor(response, ['admin.factor_needed']))) {
    goToEnrollment()
    return new Promise(() => undefined)
  }
  if (response.status === errorStatus.proof_needed) {
    if (!(await askForProof())) throw new ProofCanceled()
    response = await attempt()
  }
  return parse(operation, await ensureOk(response))
}

type Input = Record<string, unknown>

/** When the access token has expired (403), refreshes it and sends the call again once. */
async function sendSignedIn(operation: Operation, input: Input): Promise<Response> {
  listenToOtherTabs(() => goToSignIn('expired'))
  const tokens = await findTokens()
  if (!tokens) return leave(operation)
  const response = await send(operation, input, tokens.accessToken)
  if (response.status === 401) return leave(operation, 'expired')
  if (response.status !== 403 || (await isRefusedFor(response, stillSignedIn))) return response
  const fresh = await refresh(tokens)
  if (!fresh) return leave(operation, 'expired')
  const retried = await send(operation, input, fresh.accessToken)
  if (await isRefusedFor(retried, stillSignedIn)) return retried
  return retried.status === 401 || retried.status === 403 ? leave(operation, 'expired') : retried
}

/** The session is valid, but the role of the person does not include the call, or they need a second factor first. */
const stillSignedIn: Reason[] = ['admin.role_not_allowed', 'admin.factor_needed']

async function isRefusedFor(response: Response, reasons: Reason[]): Promise<boolean> {
  if (response.status !== 403) return false
  const reason = (await readFailure(response.clone()))?.reason
  return reasons.some((known) => known === reason)
}

/**
 * Nobody is signed in anymore. A read goes to the sign-in page and never returns: nothing may be shown until the
 * browser has left. A change stays, so that the frame can say that it was not sent; so does a read that follows it.
 */
function leave({ method }: Operation, reason?: 'expired'): Promise<never> {
  endSession()
  if (method === 'GET') {
    if (!isChangeLost()) goToSignIn(reason)
    return new Promise(() => undefined)
  }
  reportLostChange()
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
  try {
    const tokens = await call('session.refresh', { refreshToken: current.refreshToken })
    storeTokens(tokens)
    return tokens
  } catch (cause) {
    if (cause instanceof CallError && (cause.status === 401 || cause.status === 403)) return undefined
    throw cause
  }
}

async function send({ method, path, query, body }: Operation, input: Input, accessToken: string | undefined) {
  const { address, rest } = fillPath(path, input)
  try {
    return await fetch(query ? withQuery(address, rest) : address, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(accessToken !== undefined && { authorization: `Bearer ${accessToken}` }),
      },
      ...(body && { body: JSON.stringify(rest) }),
    })
  } catch {
    throw new CallError(0)
  }
}

/** The path with its parameters, and the input that is left. */
function fillPath(path: string, input: Input) {
  const rest = { ...input }
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    delete rest[name]
    return encodeURIComponent(String(input[name]))
  })
  return { address, rest }
}

function withQuery(address: string, fields: Input): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')
  return given.length === 0
    ? address
    : `${address}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}

const Failure = z.object({ error: z.string().min(1), reason: z.string().optional() })

const readFailure = async (response: Response) => Failure.safeParse(await response.json().catch(() => undefined)).data

async function ensureOk(response: Response): Promise<Response> {
  if (response.ok) return response
  const data = await readFailure(response)
  throw new CallError(response.status, data?.error, Number(response.headers.get('retry-after')) || 0, data?.reason)
}

async function parse({ answers, asAdmin }: Operation, response: Response): Promise<unknown> {
  const answer = asAdmin ?? answers[response.status]
  if (answer === 'nothing') return undefined
  if (answer === 'csv') return response.blob()
  const body: unknown = await response.json().catch(() => undefined)
  const parsed = typeof answer === 'object' ? z.safeParse(answer, body) : undefined
  if (!parsed?.success) throw new CallError(response.status, deskTexts.unreadable)
  return parsed.data
}

/** The message to show for a failure; undefined when the frame already shows that the session has ended, or the person canceled. */
export function explain(cause: unknown): string | undefined {
  if (cause instanceof SessionEnded || cause instanceof ProofCanceled) return undefined
  return cause instanceof CallError ? cause.message : deskTexts.noAnswer
}

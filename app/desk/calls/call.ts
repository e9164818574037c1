import { z } from 'zod'
import { deskTexts } from '../../../content/admin/frame.ts'
import { idleHeader, keepHeader, tabHeader, type KeptTokens } from '../../../contract/admin.ts'
import { deskOperations } from '../../../contract/desk-operations.ts'
import { errorStatus } from '../../../contract/errors.ts'
import type { Operation } from '../../../contract/operation.ts'
import type { Reason } from '../../../contract/reasons.ts'
import { fillPath, withQuery } from '../../../contract/request-address.ts'
import { isIdle } from './activity.ts'
import type { AnswerOf, DeskCall, InputOf } from './client-types.ts'
import { askForProof, ProofCanceled } from './proof.ts'
import {
  chosenKeep,
  endSession,
  isChangeLost,
  listenToOtherTabs,
  newestTokens,
  readSessionId,
  readTokens,
  reportLostChange,
  storeTokens,
} from './session.ts'
import { ShownError } from './shown-error.ts'
import { tab } from './tab.ts'
import { goToEnrollment, goToSignIn } from './sign-in-redirect.ts'

export class CallError extends ShownError {
  readonly status: number
  /** Empty when the server sent no message. */
  readonly serverMessage: string
  readonly retryAfter: number
  /** What exactly was wrong, as a code. */
  readonly reason: string | undefined
  /** What was wrong with fields, by name. */
  readonly fields: Partial<Record<string, string>>

  constructor(
    status: number,
    serverMessage = '',
    retryAfter = 0,
    reason?: string,
    fields: Partial<Record<string, string>> = {},
  ) {
    super(serverMessage || deskTexts.noAnswer)
    this.status = status
    this.serverMessage = serverMessage
    this.retryAfter = retryAfter
    this.reason = reason
    this.fields = fields
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
  const wasSignedIn = readSessionId() !== undefined
  const tokens = await findTokens()
  if (!tokens) return leave(operation, wasSignedIn ? 'expired' : undefined)
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

/** The tokens of this tab, which is just being opened if it has none. */
export const findTokens = async (): Promise<KeptTokens | undefined> => readTokens() ?? inTurn(start)

/**
 * A reloaded tab continues with the cookie. A new one first asks the other tabs; if there are none, the desk has just
 * been opened.
 */
async function start(): Promise<KeptTokens | undefined> {
  const isReloaded = readSessionId() !== undefined
  return isReloaded ? exchange({}) : ((await newestTokens()) ?? exchange({ isStart: true }))
}

const refresh = (stale: KeptTokens): Promise<KeptTokens | undefined> =>
  inTurn(async () => {
    const current = await newestTokens()
    return !current || current.accessToken !== stale.accessToken ? current : exchange({}, stale.sessionId)
  })

let pending: Promise<KeptTokens | undefined> | undefined

/** One exchange at a time: calls in this tab share it, and a lock makes tabs take turns. */
function inTurn(work: () => Promise<KeptTokens | undefined>): Promise<KeptTokens | undefined> {
  pending ??= withLock(work).finally(() => {
    pending = undefined
  })
  return pending
}

/**
 * Browsers offer locks on https and localhost only, and may refuse them where storing is blocked; without them the server
 * tolerates two tabs refreshing at once.
 */
async function withLock<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work()
  try {
    return await navigator.locks.request('desk-refresh', work)
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'SecurityError') return work()
    throw cause
  }
}

/**
 * Gets new tokens with the cookie; undefined if the session is over. A page that shows what one person may see must not
 * continue with the session of someone else who has signed in since.
 */
async function exchange(input: { isStart?: boolean }, only?: string): Promise<KeptTokens | undefined> {
  try {
    const tokens = await call('session.refresh', input)
    if (only !== undefined && tokens.sessionId !== only) return undefined
    storeTokens(tokens)
    return tokens
  } catch (cause) {
    if (cause instanceof CallError && [401, 403, 422].includes(cause.status)) return undefined
    throw cause
  }
}

/** What changes from now on, as text; undefined when the session has ended: the next call of the page reports that. */
export async function openEvents(signal: AbortSignal): Promise<ReadableStream<Uint8Array> | undefined> {
  const operation = deskOperations['desk.events']
  const tokens = await findTokens()
  if (!tokens) return undefined
  let response = await send(operation, {}, tokens.accessToken, signal)
  if (response.status === 403) {
    const fresh = await refresh(tokens)
    if (!fresh) return undefined
    response = await send(operation, {}, fresh.accessToken, signal)
  }
  if (response.status === 401 || response.status === 403) return undefined
  return (await ensureOk(response)).body ?? undefined
}

async function send(
  { method, path, query, body }: Operation,
  input: Input,
  accessToken: string | undefined,
  signal?: AbortSignal,
) {
  const { address, rest } = fillPath(path, input)
  try {
    return await fetch(query ? withQuery(address, rest) : address, {
      method,
      ...(signal && { signal }),
      headers: {
        [tabHeader]: tab,
        ...(isIdle() && { [idleHeader]: '1' }),
        ...(body && { 'content-type': 'application/json' }),
        ...(accessToken === undefined ? { [keepHeader]: chosenKeep() } : { authorization: `Bearer ${accessToken}` }),
      },
      ...(body && { body: JSON.stringify(rest) }),
    })
  } catch {
    throw new CallError(0)
  }
}

const Failure = z.object({
  error: z.string().min(1),
  reason: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
})

const readFailure = async (response: Response) => Failure.safeParse(await response.json().catch(() => undefined)).data

async function ensureOk(response: Response): Promise<Response> {
  if (response.ok) return response
  const data = await readFailure(response)
  const retryAfter = Number(response.headers.get('retry-after')) || 0
  throw new CallError(response.status, data?.error, retryAfter, data?.reason, data?.fields)
}

async function parse({ answers, asAdmin }: Operation, response: Response): Promise<unknown> {
  const answer = asAdmin ?? answers[response.status]
  if (answer === 'nothing') return undefined
  if (answer === 'csv' || answer === 'file') return response.blob()
  const body: unknown = await response.json().catch(() => undefined)
  const parsed = typeof answer === 'object' ? z.safeParse(answer, body) : undefined
  if (!parsed?.success) throw new CallError(response.status, deskTexts.unreadable)
  return parsed.data
}

/** The message to show for a failure; undefined when the frame already shows that the session has ended, or the person canceled. */
export function explain(cause: unknown): string | undefined {
  if (cause instanceof SessionEnded || cause instanceof ProofCanceled) return undefined
  return cause instanceof ShownError ? cause.message : deskTexts.noAnswer
}

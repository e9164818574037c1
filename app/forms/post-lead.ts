import { idempotencyHeader } from '../../contract/lead-call.ts'

export type Answer =
  | { ok: true }
  | { ok: false; message?: string | undefined; code?: string | undefined; noConnection?: true }

/** Longer than any honest answer takes; sending the same again is harmless. */
const patience = 30_000

export async function postLead(endpoint: string, key: string, body: object): Promise<Answer> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [idempotencyHeader]: key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  }).catch(() => undefined)
  if (!answer) return { ok: false, noConnection: true }
  if (answer.ok) return { ok: true }
  // What stands between us and the server answers with pages of its own.
  const told: unknown = await answer.json().catch(() => undefined)
  return { ok: false, message: textIn(told, 'message'), code: textIn(told, 'code') }
}

function textIn(told: unknown, name: string): string | undefined {
  const text: unknown = typeof told === 'object' && told !== null ? Reflect.get(told, name) : undefined
  return typeof text === 'string' && text !== '' ? text : undefined
}

import { idempotencyHeader } from '../../contract/lead-call.ts'

export type Answer =
  | { ok: true }
  | { ok: false; message?: string | undefined; code?: string | undefined; noConnection?: true }

/** Longer than any real answer takes. Retrying is safe, because the key identifies the lead. */
const timeoutMs = 30_000

export async function postLead(endpoint: string, key: string, body: object): Promise<Answer> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [idempotencyHeader]: key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined)
  if (!response) return { ok: false, noConnection: true }
  if (response.ok) return { ok: true }
  // Proxies between the browser and the server answer with HTML pages.
  const errorBody: unknown = await response.json().catch(() => undefined)
  return { ok: false, message: getText(errorBody, 'message'), code: getText(errorBody, 'code') }
}

function getText(errorBody: unknown, name: string): string | undefined {
  const text: unknown = typeof errorBody === 'object' && errorBody !== null ? Reflect.get(errorBody, name) : undefined
  return typeof text === 'string' && text !== '' ? text : undefined
}

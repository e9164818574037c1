import { idempotencyHeader } from '../../contract/lead-call.ts'

export type Answer = { ok: true } | { ok: false; message?: string; noConnection?: true }

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
  return answer.ok ? { ok: true } : { ok: false, ...(await messageOf(answer)) }
}

/** What stands between us and the server answers with pages of its own. */
async function messageOf(answer: Response): Promise<{ message?: string }> {
  const body: unknown = await answer.json().catch(() => undefined)
  const told = typeof body === 'object' && body !== null && 'message' in body ? body.message : undefined
  return typeof told === 'string' && told !== '' ? { message: told } : {}
}

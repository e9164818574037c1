import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { CrmLead } from '../../content/crm-note.ts'
import type { Crm } from './crm.ts'
import { callOutside, OutsideError, readJson } from './outside-call.ts'

export type WebhookSettings = { url: string; secret: string }

/**
 * Any other CRM: a JSON call that the receiver can check. The signature is the HMAC-SHA256 of
 * `timestamp.body` in hex; the Idempotency-Key is the id of the lead, the same on every try.
 */
export const createWebhook = ({ url, secret }: WebhookSettings, { timeoutMs }: { timeoutMs: number }): Crm => ({
  deliver: async (lead, signal) => {
    const body = JSON.stringify(toPayload(lead))
    const timestamp = String(Math.floor(Date.now() / 1000))
    const { status, text } = await callOutside(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': lead.id,
        'webhook-timestamp': timestamp,
        'webhook-signature': sign(secret, timestamp, body),
      },
      body,
      timeoutMs,
      signal,
      longestAnswer: 64 * 1024,
    })
    if (status < 200 || status > 299) throw new OutsideError(`webhook-http-${status}`, { permanent: refuses(status) })
    return recordId(text)
  },
  // A receiver knows no other call than a delivery, so any answer shows that it is there.
  check: async (signal) => {
    await callOutside(url, { method: 'GET', timeoutMs, signal, longestAnswer: 1024 * 1024 })
  },
})

export const sign = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

const toPayload = ({ consent, createdAt, ...lead }: CrmLead) => ({
  type: 'lead.created',
  lead: { ...lead, createdAt: createdAt.toISOString() },
  consent: { ...consent, createdAt: consent.createdAt.toISOString() },
})

/** These statuses speak of the lead itself, not of the receiver's state. */
const refuses = (status: number) => [400, 413, 422].includes(status)

const RecordAnswer = z.object({ id: z.union([z.string(), z.number()]).transform(String) })

/**
 * A receiver answers with nothing or with JSON, which may name its record. Anything else comes from something in
 * between, such as a maintenance page or a login page with status 200: the lead is not there, and is tried again.
 */
const recordId = (text: string): string | undefined =>
  text.trim() === '' ? undefined : RecordAnswer.safeParse(readJson(text)).data?.id.slice(0, 100)

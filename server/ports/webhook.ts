import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { CrmLead } from '../../content/crm-note.ts'
import type { Config } from '../config/config.ts'
import type { Crm, CrmOptions } from './crm.ts'
import { callOutside, OutsideError, readJson } from './outside-call.ts'

type Settings = Extract<Config['crm'], { kind: 'webhook' }>

/**
 * Any other CRM: a JSON call that the receiver can verify. The signature is the HMAC-SHA256 of `timestamp.body` in hex;
 * the Idempotency-Key is the id of the lead, the same for every attempt.
 */
export const createWebhook = ({ url, secret }: Settings, { timeoutMs }: CrmOptions): Crm => ({
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
    if (status < 200 || status > 299)
      throw new OutsideError(`webhook-http-${status}`, { permanent: isPermanentRefusal(status) })
    return recordId(text)
  },
  // Receivers only implement deliveries, so any response shows that one is there.
  check: async (signal) => {
    await callOutside(url, { method: 'GET', timeoutMs, signal, longestAnswer: 1024 * 1024 })
  },
})

const sign = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')

const toPayload = ({ consent, createdAt, ...lead }: CrmLead) => ({
  type: 'lead.created',
  lead: { ...lead, createdAt: createdAt.toISOString() },
  consent: { ...consent, createdAt: consent.createdAt.toISOString() },
})

/** These statuses are about the lead itself, not about the state of the receiver. */
const isPermanentRefusal = (status: number) => [400, 413, 422].includes(status)

const RecordAnswer = z.object({ id: z.union([z.string(), z.number()]).transform(String) })

/**
 * A receiver responds with an empty body or JSON, which may contain the id of its record. Anything else comes from
 * something in between, such as a maintenance or login page with status 200: the lead was not received, and is retried.
 */
const recordId = (text: string): string | undefined =>
  text.trim() === '' ? undefined : RecordAnswer.safeParse(readJson(text)).data?.id.slice(0, 100)

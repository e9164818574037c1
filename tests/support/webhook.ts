import { createHmac } from 'node:crypto'
import { startStandIn, type StandIn } from './stand-in.ts'

export type Webhook = StandIn & {
  settings: Record<string, string>
  /** What it has kept, by Idempotency-Key. */
  records: Map<string, { lead: Record<string, unknown>; consent: Record<string, unknown> }>
}

const secret = 'a-secret-of-both-sides'

/** A CRM that checks signatures and keeps one record an Idempotency-Key. */
export async function startWebhook(): Promise<Webhook> {
  const records: Webhook['records'] = new Map()
  const standIn = await startStandIn(({ headers, body }) => {
    const signed = `${String(headers['webhook-timestamp'])}.${body}`
    const signature = createHmac('sha256', secret).update(signed).digest('hex')
    if (headers['webhook-signature'] !== signature) return { status: 401, body: '{}' }
    const key = String(headers['idempotency-key'])
    if (!records.has(key)) records.set(key, JSON.parse(body))
    return { status: 200, body: JSON.stringify({ id: `crm-${key}` }) }
  })
  return {
    ...standIn,
    records,
    settings: {
      CRM: 'webhook',
      CRM_WEBHOOK_URL: `${standIn.url}/leads`,
      CRM_WEBHOOK_SECRET: secret,
      DELIVERY_RETRY_SECONDS: '1',
      OUTSIDE_TIMEOUT_MS: '1000',
    },
  }
}

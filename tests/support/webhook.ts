import { createHmac } from 'node:crypto'
import { startFakeServer, type FakeServer } from './fake-server.ts'

export type Webhook = FakeServer & {
  settings: Record<string, string>
  /** Its records by Idempotency-Key. */
  records: Map<string, { lead: Record<string, unknown>; consent: Record<string, unknown> }>
}

const secret = 'a-secret-of-both-sides'

/** A CRM that checks signatures and stores one record per Idempotency-Key. */
export async function startWebhook(): Promise<Webhook> {
  const records: Webhook['records'] = new Map()
  const fakeServer = await startFakeServer(({ headers, body }) => {
    const signed = `${String(headers['webhook-timestamp'])}.${body}`
    const signature = createHmac('sha256', secret).update(signed).digest('hex')
    if (headers['webhook-signature'] !== signature) return { status: 401, body: '{}' }
    const key = String(headers['idempotency-key'])
    if (!records.has(key)) records.set(key, JSON.parse(body))
    return { status: 200, body: JSON.stringify({ id: `crm-${key}` }) }
  })
  return {
    ...fakeServer,
    records,
    settings: {
      CRM: 'webhook',
      CRM_WEBHOOK_URL: `${fakeServer.url}/leads`,
      CRM_WEBHOOK_SECRET: secret,
      DELIVERY_RETRY_SECONDS: '1',
      OUTSIDE_TIMEOUT_MS: '1000',
    },
  }
}

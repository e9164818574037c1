import type { Config } from './config.ts'
import type { Database } from './db/client.ts'
import type { Channel } from './db/queries/deliveries.ts'
import { startQueue, type Outcome, type Queue } from './db/queue.ts'
import type { Log } from './log.ts'
import { createCrm } from './ports/crm.ts'
import { createMailer } from './ports/mail.ts'
import { mostZohoCalls } from './ports/zoho.ts'
import { createTokenStore } from './services/crm-tokens.ts'
import { deliverLead, type Send } from './services/deliveries.ts'
import { mailToTeam } from './services/lead-mail.ts'

export type LeadDelivery = { queue: Queue; channels: Channel[] }

/** Starts the queue and a worker for each way on that is set up. */
export async function startLeadDelivery(config: Config, { db, pool }: Database, log: Log): Promise<LeadDelivery> {
  const timeoutMs = config.outsideTimeoutMs
  const crm = createCrm(config.crm, { timeoutMs, tokens: createTokenStore(db) })
  const ways: [Channel, Send][] = []
  if (crm) ways.push(['crm', crm.deliver])
  if (config.mail) ways.push(['mail', mailToTeam(createMailer(config.mail, timeoutMs), config.mail.leadsTo)])

  const queue = await startQueue(pool, {
    retrySeconds: config.deliveryRetrySeconds,
    // The rest is for the database.
    trySeconds: Math.ceil((mostZohoCalls * timeoutMs) / 1000) + 5,
    onError: (cause) => log.error({ err: cause }, 'queue failed'),
  })

  async function deliver(channel: Channel, send: Send, leadId: string, signal: AbortSignal): Promise<Outcome> {
    try {
      const { outcome, error } = await deliverLead(db, channel, send, leadId, signal)
      if (error) log.warn({ channel, leadId, outcome, error }, 'lead not delivered')
      return outcome
    } catch (cause) {
      log.error({ channel, leadId, err: cause }, 'delivery failed')
      return 'again'
    }
  }
  for (const [channel, send] of ways) {
    await queue.work(channel, ({ leadId }, signal) => deliver(channel, send, leadId, signal))
  }
  return { queue, channels: ways.map(([channel]) => channel) }
}

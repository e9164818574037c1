import type { Config } from '../config/config.ts'
import type { Database } from '../db/client.ts'
import type { Channel } from '../db/queries/deliveries.ts'
import { startQueue, type Queue } from '../db/queue.ts'
import type { Log } from '../monitoring/log.ts'
import { createCrm } from '../ports/crm.ts'
import { maxZohoCalls } from '../ports/zoho.ts'
import { createTokenStore } from '../services/crm-tokens.ts'
import { deliverLead, type Send, type Sending } from '../services/deliveries.ts'
import type { LeadDelivery } from '../services/leads.ts'
import type { OptOuts } from '../services/opt-outs.ts'
import { confirmLead, mailToTeam } from '../services/lead-mail.ts'
import { attempt } from './attempt.ts'

/** Starts the queue and a worker for each configured channel. */
export async function startLeadDelivery(
  config: Config,
  { db, pool }: Database,
  sending: Sending | undefined,
  optOuts: OptOuts,
  log: Log,
): Promise<LeadDelivery & { queue: Queue }> {
  const timeoutMs = config.outsideTimeoutMs
  const crm = createCrm(config.crm, { timeoutMs, tokens: createTokenStore(db) })
  const senders: [Channel, Send][] = []
  if (crm) senders.push(['crm', crm.deliver])
  if (sending) senders.push(['mail', mailToTeam(sending)])

  const queue = await startQueue(pool, {
    retrySeconds: config.deliveryRetrySeconds,
    // The extra seconds are for database queries.
    attemptSeconds: Math.ceil((maxZohoCalls * timeoutMs) / 1000) + 5,
    onError: (cause) => log.error({ err: cause }, 'queue failed'),
  })

  for (const [channel, send] of senders) {
    await queue.work(channel, ({ leadId }, signal) =>
      attempt(log, 'lead', { channel, leadId }, () => deliverLead(db, channel, send, leadId, signal)),
    )
  }
  const channels = senders.map(([channel]) => channel)
  if (!sending) return { queue, channels, lines: channels }
  // A confirmation that failed needs no attention: the lead itself was stored.
  await queue.work('confirmation', ({ leadId }, signal) =>
    attempt(log, 'confirmation', { leadId }, () => confirmLead(sending, optOuts, leadId, signal)),
  )
  return { queue, channels, lines: [...channels, 'confirmation'] }
}

import type { Config } from '../config/config.ts'
import type { Database } from '../db/client.ts'
import type { Channel } from '../db/queries/deliveries.ts'
import { startQueue, type Outcome, type Queue } from '../db/queue.ts'
import type { Log } from '../monitoring/log.ts'
import { createCrm } from '../ports/crm.ts'
import { createMailer } from '../ports/mail.ts'
import { maxZohoCalls } from '../ports/zoho.ts'
import { createTokenStore } from '../services/crm-tokens.ts'
import { deliverLead, type Send } from '../services/deliveries.ts'
import type { LeadDelivery } from '../services/leads.ts'
import type { OptOuts } from '../services/opt-outs.ts'
import { confirmLead, mailToTeam, type LeadMailer } from '../services/lead-mail.ts'

/** Starts the queue and a worker for each configured channel. */
export async function startLeadDelivery(
  config: Config,
  { db, pool }: Database,
  optOuts: OptOuts,
  log: Log,
): Promise<LeadDelivery & { queue: Queue }> {
  const timeoutMs = config.outsideTimeoutMs
  const crm = createCrm(config.crm, { timeoutMs, tokens: createTokenStore(db) })
  const senders: [Channel, Send][] = []
  if (crm) senders.push(['crm', crm.deliver])
  const leadMailer = config.mail && {
    mailer: createMailer(config.mail, timeoutMs),
    leadsTo: config.mail.leadsTo,
    publicUrl: config.publicUrl,
    optOuts,
  }
  if (leadMailer) senders.push(['mail', mailToTeam(leadMailer)])

  const queue = await startQueue(pool, {
    retrySeconds: config.deliveryRetrySeconds,
    // The extra seconds are for database queries.
    attemptSeconds: Math.ceil((maxZohoCalls * timeoutMs) / 1000) + 5,
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

  /** A failed confirmation needs no attention: the lead itself was stored. */
  async function confirm(by: LeadMailer, leadId: string, signal: AbortSignal): Promise<Outcome> {
    try {
      const outcome = await confirmLead(db, by, leadId, signal)
      if (outcome !== 'arrived') log.warn({ leadId, outcome }, 'lead not confirmed')
      return outcome
    } catch (cause) {
      log.error({ leadId, err: cause }, 'confirmation failed')
      return 'again'
    }
  }

  for (const [channel, send] of senders) {
    await queue.work(channel, ({ leadId }, signal) => deliver(channel, send, leadId, signal))
  }
  const channels = senders.map(([channel]) => channel)
  if (!leadMailer) return { queue, channels, lines: channels }
  await queue.work('confirmation', ({ leadId }, signal) => confirm(leadMailer, leadId, signal))
  return { queue, channels, lines: [...channels, 'confirmation'] }
}

import type { CrmLead } from '../../content/crm-note.ts'
import type { Config } from '../config.ts'
import { createWebhook } from './webhook.ts'
import { createZoho, type TokenStore } from './zoho.ts'

/** Whoever keeps the customers. Handing the same lead over twice leaves one record there. */
export type Crm = {
  /** Answers the id of the record, where the CRM tells it; throws an `OutsideError`. */
  deliver: (lead: CrmLead, signal: AbortSignal) => Promise<string | undefined>
  /** The cheapest call that shows whether it can be reached and lets us in; throws an `OutsideError`. */
  check: (signal: AbortSignal) => Promise<void>
}

export type CrmOptions = { timeoutMs: number; tokens: TokenStore }

/** The CRM of the configuration; none keeps leads in our own database only. */
export function createCrm(settings: Config['crm'], options: CrmOptions): Crm | undefined {
  switch (settings.kind) {
    case 'none':
      return undefined
    case 'zoho':
      return createZoho(settings, options)
    case 'webhook':
      return createWebhook(settings, options)
  }
}

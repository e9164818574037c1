import type { CrmLead } from '../../content/crm-note.ts'
import type { Config } from '../config/config.ts'
import { createWebhook } from './webhook.ts'
import { createZoho, type TokenStore } from './zoho.ts'

/** The customer database. Delivering the same lead twice leaves one record. */
export type Crm = {
  /** Returns the id of the record, if the CRM reports it; throws an `OutsideError`. */
  deliver: (lead: CrmLead, signal: AbortSignal) => Promise<string | undefined>
  /**
   * The cheapest call that shows whether the CRM is reachable and accepts our credentials; throws an `OutsideError`.
   */
  check: (signal: AbortSignal) => Promise<void>
}

export type CrmOptions = { timeoutMs: number; tokens: TokenStore }

/** The configured CRM; with `none`, leads stay in our own database. */
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

import type { PaymentMethod } from './transfer-methods.ts'

/** A tax on the amount sent, for some ways to pay; `until` is its last day. */
export type Tax = { payments: readonly PaymentMethod[]; percent: string; from: string; until?: string }

/**
 * The federal excise tax on remittance transfers: one percent of the amount, if the sender pays with cash, a money
 * order, a cashier's check, or a similar physical instrument. 26 U.S.C. § 4475, added by section 70604 of Public Law
 * 119-21; it applies to transfers made after December 31, 2025. Not verified: counsel must check it against the source.
 */
export const remittanceTaxes: readonly Tax[] = [{ payments: ['cash'], percent: '1', from: '2026-01-01' }]

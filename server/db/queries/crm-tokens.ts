import { eq } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { crmTokens } from '../schema.ts'
import { first } from '../rows.ts'

export type CrmTokenRow = typeof crmTokens.$inferSelect

/** Locks the row until the transaction ends, so that only one instance at a time decides to request a token. */
export const lockCrmToken = (tx: Db, crm: string) =>
  first(tx.select().from(crmTokens).where(eq(crmTokens.crm, crm)).for('update'))

export const updateCrmToken = (tx: Db, crm: string, token: Partial<Omit<CrmTokenRow, 'crm'>>) =>
  tx.update(crmTokens).set(token).where(eq(crmTokens.crm, crm))

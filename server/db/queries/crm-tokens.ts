import { eq } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { crmTokens } from '../schema.ts'

export type CrmTokenRow = typeof crmTokens.$inferSelect

/** Locks the row until the transaction ends, so that only one instance at a time decides to request a token. */
export async function lockCrmToken(tx: Db, crm: string): Promise<CrmTokenRow | undefined> {
  const rows = await tx.select().from(crmTokens).where(eq(crmTokens.crm, crm)).for('update')
  return rows[0]
}

export const updateCrmToken = (tx: Db, crm: string, token: Partial<Omit<CrmTokenRow, 'crm'>>) =>
  tx.update(crmTokens).set(token).where(eq(crmTokens.crm, crm))

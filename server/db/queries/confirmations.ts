import { hash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { confirmations, leads } from '../schema.ts'

/** The address for the confirmation of a lead; undefined when the lead was erased or reduced to its consent. */
export async function findAddress(db: Db, leadId: string) {
  const rows = await db
    .select({ email: leads.email, createdAt: leads.createdAt })
    .from(leads)
    .where(eq(leads.id, leadId))
  return rows[0]?.email ? rows[0] : undefined
}

/** Mail servers ignore letter case, and most ignore a plus sign and what follows it. */
function mailbox(email: string): string {
  const at = email.lastIndexOf('@')
  const [name = ''] = email.slice(0, at).split('+')
  return (name + email.slice(at)).toLowerCase()
}

/** Whether this lead may be confirmed: at most one confirmation per mailbox per day. */
export async function claimConfirmation(db: Db, leadId: string, email: string): Promise<boolean> {
  await db.delete(confirmations).where(sql`${confirmations.at} < now() - interval '1 day'`)
  const rows = await db
    .insert(confirmations)
    .values({ addressHash: hash('sha256', mailbox(email), 'base64url'), leadId })
    .onConflictDoUpdate({
      target: confirmations.addressHash,
      set: { leadId },
      setWhere: eq(confirmations.leadId, leadId),
    })
    .returning({ leadId: confirmations.leadId })
  return rows.length > 0
}

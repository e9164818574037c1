import { eq } from 'drizzle-orm'
import type { EmailText, EmailTemplate } from '../../../contract/email-template.ts'
import type { Db } from '../client.ts'
import { first } from '../rows.ts'
import { emailTemplates } from '../schema.ts'

export const listChangedTemplates = (db: Db) => db.select().from(emailTemplates)

export const findChangedTemplate = (db: Db, template: EmailTemplate) =>
  first(db.select().from(emailTemplates).where(eq(emailTemplates.template, template)))

/** Until the end of the transaction, nobody else changes the template, even if it was never changed before. */
export async function lockTemplate(tx: Db, template: EmailTemplate, changedBy: string) {
  await tx.insert(emailTemplates).values({ template, changedBy }).onConflictDoNothing()
  const rows = await tx.select().from(emailTemplates).where(eq(emailTemplates.template, template)).for('update')
  return rows[0]
}

export async function updateTemplate(
  tx: Db,
  template: EmailTemplate,
  { subject, text }: EmailText | { subject: null; text: null },
  changedBy: string,
) {
  const rows = await tx
    .update(emailTemplates)
    .set({ subject, text, changedBy, changedAt: new Date() })
    .where(eq(emailTemplates.template, template))
    .returning()
  return rows[0]
}

import type { Db } from '../client.ts'
import { auditEntries } from '../schema.ts'

export const insertAuditEntry = (db: Db, entry: typeof auditEntries.$inferInsert) =>
  db.insert(auditEntries).values(entry)

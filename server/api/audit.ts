import type { Db } from '../db/client.ts'
import { sendCsv } from '../http/csv.ts'
import { exportAudit, readAudit } from '../services/audit-reading.ts'
import { handle } from './handle.ts'

export const auditApi = (db: Db) => [
  handle('audit.list', ({ query }) => readAudit(db, query)),
  handle('audit.export', async ({ c, query, actor }) => sendCsv(c, 'audit.csv', await exportAudit(db, query, actor))),
]

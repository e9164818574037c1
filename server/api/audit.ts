import { Hono } from 'hono'
import { AuditQuery } from '../../contract/audit.ts'
import type { Db } from '../db/client.ts'
import { sendCsv } from '../http/csv.ts'
import { readQuery } from '../http/query.ts'
import { exportAudit, readAudit } from '../services/audit-reading.ts'
import { actorOf, type Guarded } from './access.ts'

export const auditApi = (db: Db) =>
  new Hono<Guarded>()
    .get('/audit', async (c) => c.json(await readAudit(db, readQuery(c, AuditQuery))))
    .get('/audit.csv', async (c) =>
      sendCsv(c, 'audit.csv', await exportAudit(db, readQuery(c, AuditQuery), actorOf(c))),
    )

import { sendCsv } from '../http/csv.ts'
import {
  acceptLead,
  countLeads,
  eraseLead,
  openLead,
  readLeads,
  retryFailedLeads,
  retryLead,
  type LeadDesk,
} from '../services/desk-leads.ts'
import { exportLeads } from '../services/export-leads.ts'
import { handle } from './handle.ts'

export const deskLeadsApi = (desk: LeadDesk) => {
  const { db } = desk
  return [
    handle('leads.list', ({ query }) => readLeads(db, query)),
    handle('leads.count', () => countLeads(db)),
    handle('leads.export', async ({ c, query, actor }) => sendCsv(c, 'leads.csv', await exportLeads(db, query, actor))),
    handle('leads.retryAll', async ({ actor }) => ({ retried: await retryFailedLeads(desk, actor) })),
    handle('leads.open', ({ params, actor }) => openLead(db, params.id, actor)),
    handle('leads.accept', async ({ params, actor }) => ({ data: await acceptLead(desk, params.id, actor) })),
    handle('leads.retry', async ({ params, actor }) => ({ retried: await retryLead(desk, params.id, actor) })),
    handle('leads.erase', ({ params, body, actor }) => eraseLead(db, params.id, body, actor)),
  ]
}

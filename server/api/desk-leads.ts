import { sendCsv } from '../http/csv.ts'
import {
  acceptLead,
  countLeads,
  openLead,
  readLead,
  readLeadOrigins,
  readLeads,
  retryFailedLeads,
  retryLead,
  type LeadDesk,
} from '../services/desk-leads.ts'
import { markNotice, markStep } from '../services/error-notices.ts'
import { eraseRecord } from '../services/erasure.ts'
import { readSamePerson } from '../services/one-person.ts'
import { exportConsent } from '../services/consent-document.ts'
import { readLeadStatistics } from '../services/statistics.ts'
import { exportLeads } from '../services/export-leads.ts'
import { addLeadNote, changeLeadWork, listLeadOwners } from '../services/lead-work.ts'
import type { OpeningLog, ReadingLog } from '../services/reading-log.ts'
import { handle } from './handle.ts'

export const deskLeadsApi = (desk: LeadDesk, logReading: ReadingLog, logOpening: OpeningLog) => {
  const { db } = desk
  return [
    handle('leads.list', async ({ query, actor }) => {
      const page = await readLeads(db, query, actor)
      await logReading('list-leads', query, page.data.length, actor)
      return page
    }),
    handle('leads.count', () => countLeads(desk)),
    handle('leads.export', async ({ c, query, actor }) =>
      sendCsv(c, 'leads.csv', await exportLeads(desk, query, actor)),
    ),
    handle('leads.statistics', ({ query }) => readLeadStatistics(db, Number(query.days))),
    handle('leads.exportConsent', async ({ c, params, actor }) => {
      const text = await exportConsent(desk, params.id, actor)
      return c.body(text, 200, {
        'content-type': 'text/plain; charset=utf-8',
        'content-disposition': 'attachment; filename="consent.txt"',
      })
    }),
    handle('leads.retryAll', async ({ actor }) => ({ retried: await retryFailedLeads(desk, actor) })),
    handle('leads.open', ({ params, actor }) => openLead(desk, logOpening, params.id, actor)),
    handle('leads.accept', async ({ params, actor }) => ({ data: await acceptLead(desk, params.id, actor) })),
    handle('leads.owners', async () => ({ data: await listLeadOwners(db) })),
    handle('leads.origins', () => readLeadOrigins(db)),
    handle('leads.change', async ({ params, body, actor }) => {
      await changeLeadWork(db, params.id, body, actor)
      return { data: await readLead(db, params.id) }
    }),
    handle('leads.markNotice', async ({ params, body, actor }) => {
      await markNotice(db, params.id, body.isNotice, actor)
      return { data: await readLead(db, params.id) }
    }),
    handle('leads.markStep', async ({ params, body, actor }) => {
      await markStep(db, params.id, body, actor)
      return { data: await readLead(db, params.id) }
    }),
    handle('leads.addNote', ({ params, body, actor }) => addLeadNote(db, params.id, body, actor)),
    handle('leads.retry', async ({ params, actor }) => ({ retried: await retryLead(desk, params.id, actor) })),
    handle('leads.samePerson', ({ params, actor }) => readSamePerson(db, 'lead', params.id, actor.role)),
    handle('leads.erase', ({ params, body, actor }) => eraseRecord(db, 'lead', params.id, body, actor)),
  ]
}

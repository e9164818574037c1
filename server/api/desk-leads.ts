import { Hono } from 'hono'
import { Erasure } from '../../contract/desk-applications.ts'
import { LeadQuery, LeadVerdict } from '../../contract/desk-leads.ts'
import { checkedJson } from '../http/checked-json.ts'
import { sendCsv } from '../http/csv.ts'
import { readQuery } from '../http/query.ts'
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
import { actorOf, type Guarded } from './access.ts'

export const deskLeadsApi = (desk: LeadDesk) => {
  const { db } = desk
  return new Hono<Guarded>()
    .get('/', async (c) => c.json(await readLeads(db, readQuery(c, LeadQuery))))
    .get('/counts', async (c) => c.json(await countLeads(db)))
    .get('/export.csv', async (c) =>
      sendCsv(c, 'leads.csv', await exportLeads(db, readQuery(c, LeadQuery), actorOf(c))),
    )
    .post('/retry', async (c) => c.json({ retried: await retryFailedLeads(desk, actorOf(c)) }))
    .get('/:id', async (c) => c.json(await openLead(db, c.req.param('id'), actorOf(c))))
    .patch('/:id', async (c) => {
      await checkedJson(c, LeadVerdict)
      return c.json({ data: await acceptLead(desk, c.req.param('id'), actorOf(c)) })
    })
    .post('/:id/retry', async (c) => c.json({ retried: await retryLead(desk, c.req.param('id'), actorOf(c)) }))
    .post('/:id/erasure', async (c) => {
      await eraseLead(db, c.req.param('id'), await checkedJson(c, Erasure), actorOf(c))
      return c.body(null, 204)
    })
}

import { Hono } from 'hono'
import { Erasure } from '../../contract/desk-applications.ts'
import { CareerFormQuery, Handling } from '../../contract/desk-leads.ts'
import { checkedJson } from '../http/checked-json.ts'
import { sendCsv } from '../http/csv.ts'
import { readQuery } from '../http/query.ts'
import {
  eraseCareerForm,
  exportCareerForms,
  linkResume,
  markCareerForm,
  openCareerForm,
  readCareerForms,
} from '../services/desk-career-forms.ts'
import type { FileLinks } from '../services/files/file-links.ts'
import type { Storage } from '../services/files/uploads.ts'
import { actorOf, type Guarded } from './access.ts'

export const deskCareerFormsApi = (storage: Storage, links: FileLinks) => {
  const { db } = storage
  return new Hono<Guarded>()
    .get('/', async (c) => c.json(await readCareerForms(db, readQuery(c, CareerFormQuery))))
    .get('/export.csv', async (c) =>
      sendCsv(c, 'career-forms.csv', await exportCareerForms(db, readQuery(c, CareerFormQuery), actorOf(c))),
    )
    .get('/:id', async (c) => c.json(await openCareerForm(db, links, c.req.param('id'), actorOf(c))))
    .get('/:id/resume', async (c) => c.json({ data: await linkResume(db, links, c.req.param('id'), actorOf(c)) }))
    .patch('/:id', async (c) => {
      const { handled } = await checkedJson(c, Handling)
      return c.json({ data: await markCareerForm(db, c.req.param('id'), handled, actorOf(c)) })
    })
    .post('/:id/erasure', async (c) => {
      await eraseCareerForm(storage, c.req.param('id'), await checkedJson(c, Erasure), actorOf(c))
      return c.body(null, 204)
    })
}

import { Hono } from 'hono'
import {
  ApplicationListing,
  ApplicationQuery,
  Erasure,
  NewNote,
  StageChange,
} from '../../contract/desk-applications.ts'
import { checkedJson } from '../http/checked-json.ts'
import { sendCsv } from '../http/csv.ts'
import { readQuery } from '../http/query.ts'
import {
  addNote,
  followApplication,
  moveApplication,
  openApplication,
  readApplications,
  readCounts,
  renewFileLinks,
} from '../services/desk-applications.ts'
import { eraseApplication } from '../services/erasure.ts'
import { exportApplications } from '../services/export-applications.ts'
import type { FileLinks } from '../services/files/file-links.ts'
import type { Storage } from '../services/files/uploads.ts'
import { actorOf, type Guarded } from './access.ts'

/** What admins read and do. Applications are received by another call, because of their large files. */
export const deskApplicationsApi = (storage: Storage, links: FileLinks) => {
  const { db } = storage
  return new Hono<Guarded>()
    .get('/', async (c) => c.json(await readApplications(db, readQuery(c, ApplicationQuery))))
    .get('/counts', async (c) => c.json({ data: await readCounts(db) }))
    .get('/export.csv', async (c) =>
      sendCsv(c, 'applications.csv', await exportApplications(db, readQuery(c, ApplicationListing), actorOf(c))),
    )
    .get('/:id', async (c) =>
      c.json(await openApplication({ db, links }, c.req.param('id'), readQuery(c, ApplicationListing), actorOf(c))),
    )
    .get('/:id/trail', async (c) => c.json(await followApplication(db, c.req.param('id'))))
    .get('/:id/files', async (c) =>
      c.json({ data: await renewFileLinks({ db, links }, c.req.param('id'), actorOf(c)) }),
    )
    .patch('/:id/stage', async (c) => {
      const change = await checkedJson(c, StageChange)
      return c.json({ stage: await moveApplication(db, c.req.param('id'), change, actorOf(c)) })
    })
    .post('/:id/notes', async (c) => {
      const { text } = await checkedJson(c, NewNote)
      return c.json(await addNote(db, c.req.param('id'), text, actorOf(c)), 201)
    })
    .post('/:id/erasure', async (c) => {
      await eraseApplication(storage, c.req.param('id'), await checkedJson(c, Erasure), actorOf(c))
      return c.body(null, 204)
    })
}

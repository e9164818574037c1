import { listApplicationCounts } from '../db/queries/desk-applications.ts'
import { sendCsv } from '../http/csv.ts'
import {
  addNote,
  followApplication,
  moveApplication,
  openApplication,
  readApplications,
  renewFileLinks,
} from '../services/desk-applications.ts'
import { eraseApplication } from '../services/erasure.ts'
import { exportApplications } from '../services/export-applications.ts'
import type { FileLinks } from '../services/files/file-links.ts'
import type { Storage } from '../services/files/uploads.ts'
import type { OpeningLog, ReadingLog } from '../services/reading-log.ts'
import { handle } from './handle.ts'

/** What admins read and do. Applications are received by another call, because of their large files. */
export const deskApplicationsApi = (
  storage: Storage,
  links: FileLinks,
  logReading: ReadingLog,
  logOpening: OpeningLog,
) => {
  const { db } = storage
  return [
    handle('applications.list', async ({ query, actor }) => {
      const page = await readApplications(db, query)
      await logReading('list-applications', query, page.data.length, actor)
      return page
    }),
    handle('applications.count', async () => ({ data: await listApplicationCounts(db) })),
    handle('applications.export', async ({ c, query, actor }) =>
      sendCsv(c, 'applications.csv', await exportApplications(db, query, actor)),
    ),
    handle('applications.open', ({ params, query, actor }) =>
      openApplication({ db, links, logOpening }, params.id, query, actor),
    ),
    handle('applications.trail', ({ params }) => followApplication(db, params.id)),
    handle('applications.files', async ({ params, actor }) => ({
      data: await renewFileLinks({ db, links }, params.id, actor),
    })),
    handle('applications.move', async ({ params, body, actor }) => ({
      stage: await moveApplication(db, params.id, body, actor),
    })),
    handle('applications.addNote', ({ params, body, actor }) => addNote(db, params.id, body.text, actor)),
    handle('applications.erase', ({ params, body, actor }) => eraseApplication(storage, params.id, body, actor)),
  ]
}

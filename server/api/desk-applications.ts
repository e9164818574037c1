import { readApplicationStatistics } from '../services/statistics.ts'
import { sendCsv } from '../http/csv.ts'
import { eraseApplications, moveApplications } from '../services/chosen-applications.ts'
import {
  addNote,
  countForDesk,
  followApplication,
  moveApplication,
  openApplication,
  placeApplication,
  readApplications,
  renewFileLinks,
  refuseErasure,
  setDeclineReason,
} from '../services/desk-applications.ts'
import { eraseWithFiles } from '../services/erasure.ts'
import { exportApplications, exportChosen } from '../services/export-applications.ts'
import { readSamePerson } from '../services/one-person.ts'
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
    handle('applications.count', () => countForDesk(db)),
    handle('applications.export', async ({ c, query, actor }) =>
      sendCsv(c, 'applications.csv', await exportApplications(db, query, actor)),
    ),
    handle('applications.exportChosen', async ({ c, body, actor }) =>
      sendCsv(c, 'applications.csv', await exportChosen(db, body.ids, actor)),
    ),
    handle('applications.moveChosen', ({ body, actor }) => moveApplications(db, body, actor)),
    handle('applications.eraseChosen', ({ body, actor }) => eraseApplications(storage, body, actor)),
    handle('applications.open', ({ params, actor }) => openApplication({ db, links, logOpening }, params.id, actor)),
    handle('applications.place', ({ params, query }) => placeApplication(db, params.id, query)),
    handle('applications.trail', ({ params }) => followApplication(db, params.id)),
    handle('applications.files', async ({ params, actor }) => ({
      data: await renewFileLinks({ db, links }, params.id, actor),
    })),
    handle('applications.move', async ({ params, body, actor }) => ({
      stage: await moveApplication(db, params.id, body, actor),
    })),
    handle('applications.setDeclineReason', ({ params, body, actor }) =>
      setDeclineReason(db, params.id, body.reason, actor),
    ),
    handle('applications.refuseErasure', ({ params, body, actor }) => refuseErasure(db, params.id, body.reason, actor)),
    handle('applications.statistics', ({ query }) => readApplicationStatistics(db, Number(query.days))),
    handle('applications.addNote', ({ params, body, actor }) => addNote(db, params.id, body, actor)),
    handle('applications.samePerson', ({ params, actor }) => readSamePerson(db, 'application', params.id, actor.role)),
    handle('applications.erase', ({ params, body, actor }) =>
      eraseWithFiles(storage, 'application', params.id, body, actor),
    ),
  ]
}

import { sendCsv } from '../http/csv.ts'
import {
  exportCareerForms,
  linkResume,
  markCareerForm,
  openCareerForm,
  readCareerForms,
} from '../services/desk-career-forms.ts'
import { eraseWithFiles } from '../services/erasure.ts'
import { readSamePerson } from '../services/one-person.ts'
import type { FileLinks } from '../services/files/file-links.ts'
import type { Storage } from '../services/files/uploads.ts'
import type { OpeningLog, ReadingLog } from '../services/reading-log.ts'
import { handle } from './handle.ts'

export const deskCareerFormsApi = (
  storage: Storage,
  links: FileLinks,
  logReading: ReadingLog,
  logOpening: OpeningLog,
) => {
  const { db } = storage
  return [
    handle('careerForms.list', async ({ query, actor }) => {
      const page = await readCareerForms(db, query)
      await logReading('list-career-forms', query, page.data.length, actor)
      return page
    }),
    handle('careerForms.export', async ({ c, query, actor }) =>
      sendCsv(c, 'career-forms.csv', await exportCareerForms(db, query, actor)),
    ),
    handle('careerForms.open', ({ params, actor }) => openCareerForm({ db, links, logOpening }, params.id, actor)),
    handle('careerForms.resume', async ({ params, actor }) => ({
      data: await linkResume(db, links, params.id, actor),
    })),
    handle('careerForms.mark', async ({ params, body, actor }) => ({
      data: await markCareerForm(db, params.id, body.handled, actor),
    })),
    handle('careerForms.samePerson', ({ params, actor }) => readSamePerson(db, 'career-form', params.id, actor.role)),
    handle('careerForms.erase', ({ params, body, actor }) =>
      eraseWithFiles(storage, 'career-form', params.id, body, actor),
    ),
  ]
}

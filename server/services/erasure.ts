import { SiteError } from '../../contract/errors.ts'
import { type Erasure } from '../../contract/desk-applications.ts'
import {
  deleteApplications,
  listFilesOfApplication,
  listNotes,
  lockApplication,
} from '../db/queries/desk-applications.ts'
import { discardFilesOf } from '../db/queries/files.ts'
import { writeAudit, type Actor } from './audit.ts'
import { subject } from './desk-applications.ts'
import { findById } from './found.ts'
import { forgetPerson } from './opt-outs.ts'
import { sweepFiles, type Storage } from './files/uploads.ts'

/**
 * Removes a person's application: answers, notes, files, and pending emails, which look up this row when they are due.
 * What remains is one audit entry that names nobody.
 */
export async function eraseApplication(storage: Storage, id: string, { reason, name }: Erasure, by: Actor) {
  await storage.db.transaction(async (tx) => {
    const row = await findById(id, () => lockApplication(tx, id))
    checkName(name, row.lastName)
    const [files, notes] = [await listFilesOfApplication(tx, id), await listNotes(tx, id)]
    await discardFilesOf(tx, [id])
    await deleteApplications(tx, [id])
    await forgetPerson(tx, row)
    await writeAudit(tx, by, {
      action: 'application-erased',
      subject: subject(id),
      detail: { reason, files: files.length, notes: notes.length },
    })
  })
  await removeFilesNow(storage)
}

const folded = (text: string) => text.trim().normalize('NFC').toLowerCase()

export function checkName(typed: string, name: string) {
  if (folded(typed) !== folded(name)) throw new SiteError('invalid', 'erasure.name_differs')
}

/** What cannot be removed now is removed by the regular sweep. */
export const removeFilesNow = (storage: Storage) => sweepFiles(storage).catch(() => undefined)

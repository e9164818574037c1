import { shortNumber } from '../../content/admin/audit-text.ts'
import { SiteError } from '../../contract/errors.ts'
import type { Erasure, ErasureReason } from '../../contract/desk-applications.ts'
import type { RecordKind } from '../../contract/person.ts'
import { may, type Permission } from '../../contract/roles.ts'
import type { Db } from '../db/client.ts'
import {
  deleteApplications,
  findApplication,
  listFilesOfApplication,
  listNotes,
  lockApplication,
} from '../db/queries/desk-applications.ts'
import { deleteCareerForm, findCareerForm, lockCareerForm } from '../db/queries/desk-career-forms.ts'
import { deleteLead, findLead } from '../db/queries/desk-leads.ts'
import { discardFilesOf } from '../db/queries/files.ts'
import { lockLead } from '../db/queries/lead-work.ts'
import { writeAudit, type Actor } from './audit.ts'
import { findById, found } from './found.ts'
import { listOthers } from './one-person.ts'
import { forgetPeople } from './opt-outs.ts'
import { sweepFiles, type Storage } from './files/uploads.ts'

type Person = { name: string; email: string; phone: string }

/** How a record of each kind is found and removed. `name` is what must be typed to confirm; a lead without one has its number. */
type Eraser = {
  find: (tx: Db, id: string) => Promise<Person | undefined>
  lock: (tx: Db, id: string) => Promise<object | undefined>
  remove: (tx: Db, id: string) => Promise<object>
  action: 'application-erased' | 'career-form-erased' | 'lead-erased'
  needs: Permission
}

const erasers: Record<RecordKind, Eraser> = {
  application: {
    find: async (tx, id) => {
      const row = await findApplication(tx, id)
      return row && { ...row, name: row.lastName }
    },
    lock: lockApplication,
    /** With pending emails, which look up this row when they are due. */
    remove: async (tx, id) => {
      const [files, notes] = [await listFilesOfApplication(tx, id), await listNotes(tx, id)]
      await discardFilesOf(tx, 'applicationId', [id])
      await deleteApplications(tx, [id])
      return { files: files.length, notes: notes.length }
    },
    action: 'application-erased',
    needs: 'hiring.change',
  },
  'career-form': {
    find: findCareerForm,
    lock: lockCareerForm,
    remove: async (tx, id) => {
      await discardFilesOf(tx, 'careerSubmissionId', [id])
      await deleteCareerForm(tx, id)
      return {}
    },
    action: 'career-form-erased',
    needs: 'hiring.change',
  },
  lead: {
    find: async (tx, id) => {
      const row = await findLead(tx, id)
      return row && { ...row, name: row.name || shortNumber(id) }
    },
    lock: lockLead,
    remove: async (tx, id) => {
      await deleteLead(tx, id)
      return {}
    },
    action: 'lead-erased',
    needs: 'leads.change',
  },
}

/**
 * Removes what a person sent, with its notes and files, and on request everything else that they sent, as far as the role
 * may erase it. What remains is one audit entry for each record, which names nobody.
 */
export const eraseRecord = (db: Db, kind: RecordKind, id: string, { reason, name, others }: Erasure, by: Actor) =>
  db.transaction(async (tx) => {
    const person = await findById(id, () => erasers[kind].find(tx, id))
    checkName(name, person.name)
    const more = others ? await listOthers(tx, { ...person, kind, id }) : []
    const erasable = more.filter((record) => may(by.role, erasers[record.kind].needs))
    const records = await lockAll(tx, [{ kind, id }, ...erasable])
    found(records.find((record) => record.id === id))
    // Their other records may have other addresses and numbers.
    const people: Person[] = []
    for (const record of records) people.push(await removeOne(tx, record, reason, by))
    await forgetPeople(tx, people)
  })

type Stored = { kind: RecordKind; id: string }

/** Those that still exist, in an order that all callers share, so that two of them never wait for each other. */
async function lockAll(tx: Db, records: Stored[]): Promise<Stored[]> {
  const locked: Stored[] = []
  for (const record of records.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1)))
    if (await erasers[record.kind].lock(tx, record.id)) locked.push(record)
  return locked
}

const placeOf = ({ kind, id }: Stored) => `${kind} ${id}`

/** Returns whose record it was. */
async function removeOne(tx: Db, { kind, id }: Stored, reason: ErasureReason, by: Actor): Promise<Person> {
  const { find, remove, action } = erasers[kind]
  const person = found(await find(tx, id))
  const detail = await remove(tx, id)
  await writeAudit(tx, by, { action, subject: { kind, id }, detail: { reason, ...detail } })
  return person
}

/** The same for records with files. */
export async function eraseWithFiles(storage: Storage, kind: RecordKind, id: string, erasure: Erasure, by: Actor) {
  await eraseRecord(storage.db, kind, id, erasure, by)
  await removeFilesNow(storage)
}

const folded = (text: string) => text.trim().normalize('NFC').toLowerCase()

function checkName(typed: string, name: string) {
  if (folded(typed) !== folded(name)) throw new SiteError('invalid', 'erasure.name_differs')
}

/** What cannot be removed now is removed by the regular sweep. */
export const removeFilesNow = (storage: Storage) => sweepFiles(storage).catch(() => undefined)

import { SiteError } from '../../contract/errors.ts'
import type { LeadOwner, LeadWork, LeadWorkChange } from '../../contract/lead-work.ts'
import type { NewNote, Note } from '../../contract/note.ts'
import { rolesWith } from '../../contract/roles.ts'
import type { Db } from '../db/client.ts'
import { listAdminsWithRole } from '../db/queries/admins.ts'
import { countWaitingLeads, insertLeadNote, listLeadNotes, lockLead, updateLeadWork } from '../db/queries/lead-work.ts'
import { writeAudit, type Actor } from './audit.ts'
import { companyDay } from './company-day.ts'
import { findById } from './found.ts'
import { asNote } from './notes.ts'

export const countWaitingPeople = (db: Db): Promise<number> => countWaitingLeads(db, companyDay())

export const listLeadOwners = (db: Db): Promise<LeadOwner[]> => listAdminsWithRole(db, rolesWith('leads.change'))

export const changeLeadWork = (db: Db, id: string, { was = {}, ...change }: LeadWorkChange, by: Actor) =>
  db.transaction(async (tx) => {
    const before = await findById(id, () => lockLead(tx, id))
    const after = apply(before, change)
    const changed = differences(before, after)
    if (changed.length === 0) return
    if (differences(before, apply(before, was)).length > 0) throw new SiteError('conflict', 'lead.changed_meanwhile')
    // Whoever had it before may since have another role.
    const owner = after.ownerId === null || !changed.includes('ownerId') ? null : await findOwner(tx, after.ownerId)
    await updateLeadWork(tx, id, after)
    // The name of the owner, because people may be removed later.
    const named = { state: after.state, ownerId: owner, followUpOn: after.followUpOn }
    const detail = Object.fromEntries(changed.map((key) => [key, named[key]]))
    await writeAudit(tx, by, { action: 'lead-changed', subject: { kind: 'lead', id }, detail })
  })

/** What is missing stays as it is. */
const apply = (before: LeadWork, { state, ownerId, followUpOn }: Omit<LeadWorkChange, 'was'>): LeadWork => ({
  state: state ?? before.state,
  ownerId: ownerId === undefined ? before.ownerId : ownerId,
  followUpOn: followUpOn === undefined ? before.followUpOn : followUpOn,
})

const differences = (one: LeadWork, other: LeadWork) =>
  (['state', 'ownerId', 'followUpOn'] as const).filter((key) => one[key] !== other[key])

/** The name of someone who may answer leads. */
async function findOwner(tx: Db, id: string): Promise<string> {
  const owner = (await listLeadOwners(tx)).find((person) => person.id === id)
  if (!owner) throw new SiteError('invalid', 'lead.owner_unknown')
  return owner.username
}

export async function readLeadNotes(db: Db, id: string): Promise<Note[]> {
  return (await listLeadNotes(db, id)).map(asNote)
}

export const addLeadNote = (db: Db, id: string, { noteId, text }: NewNote, by: Actor): Promise<Note> =>
  db.transaction(async (tx) => {
    await findById(id, () => lockLead(tx, id))
    const before = (await listLeadNotes(tx, id)).find((known) => known.id === noteId)
    if (before) return asNote(before)
    const note = await insertLeadNote(tx, { id: noteId, leadId: id, author: by.username, text })
    await writeAudit(tx, by, { action: 'lead-noted', subject: { kind: 'lead', id } })
    return asNote(note)
  })

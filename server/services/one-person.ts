import type { RecordKind } from '../../contract/person.ts'
import { comparablePhone } from '../../contract/phone-digits.ts'
import { withoutInvisible } from '../../contract/invisible.ts'
import { may, type Permission, type Role } from '../../contract/roles.ts'
import type { Db } from '../db/client.ts'
import { findApplication } from '../db/queries/desk-applications.ts'
import { findCareerForm } from '../db/queries/desk-career-forms.ts'
import { findLead } from '../db/queries/desk-leads.ts'
import { listRecordsOf } from '../db/queries/one-person.ts'
import { findById } from './found.ts'

type Contact = { email: string; phone: string }

const contactOf: Record<RecordKind, (db: Db, id: string) => Promise<Contact | undefined>> = {
  application: findApplication,
  'career-form': findCareerForm,
  lead: findLead,
}

const reading: Record<RecordKind, Permission> = {
  application: 'hiring.read',
  'career-form': 'hiring.read',
  lead: 'leads.read',
}

const mostShown = 50

/** What else the person who sent a record has sent, as far as the role may read it. */
export async function readSamePerson(db: Db, kind: RecordKind, id: string, role: Role) {
  const { email, phone } = await findById(id, () => contactOf[kind](db, id))
  const others = await listOthers(db, { kind, id, email, phone }, mostShown)
  const data = others
    .filter((record) => may(role, reading[record.kind]))
    .map(({ createdAt, name, about, ...record }) => ({
      ...record,
      name: withoutInvisible(name),
      about: about === null ? null : withoutInvisible(about),
      createdAt: createdAt.toISOString(),
    }))
  return { data }
}

/** Everything with the same address or number, except for the record itself; the newest ones if there is a limit. */
export async function listOthers(db: Db, of: Contact & { kind: RecordKind; id: string }, most: number | null = null) {
  const phone = comparablePhone(of.phone)
  const keys = { email: of.email.trim().toLowerCase(), phone: phone.length < shortestNumber ? '' : phone }
  const records = await listRecordsOf(db, keys, most)
  return records.filter(({ kind, id }) => kind !== of.kind || id !== of.id)
}

/** A shorter number is not a number that identifies somebody. */
const shortestNumber = 7

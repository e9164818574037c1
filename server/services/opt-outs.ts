import { readContact, type Contact, type OptOut } from '../../contract/opt-out.ts'
import type { Db } from '../db/client.ts'
import { findLastOptOut, findOptedOut, forgetContacts, listOptOutsOf } from '../db/queries/opt-outs.ts'
import { createKeyedHash } from './secrets.ts'

/** What is known about a person; an opt-out of one of them counts. */
type Person = { email?: string; phone?: string }

/** People who do not want to be written to, found by a keyed hash of their address or number. */
export type OptOuts = {
  hash: (contact: Contact) => string
  isOptedOut: (db: Db, person: Person) => Promise<boolean>
  /** Leaves out those who opted out. */
  without: <P extends Person>(db: Db, people: P[]) => Promise<P[]>
  /** When a person last opted out, if that is in effect. */
  since: (db: Db, person: Person) => Promise<Date | undefined>
  /** Past and present opt-outs of one person. */
  listOf: (db: Db, person: Person) => Promise<OptOut[]>
}

export function createOptOuts(secret: string): OptOuts {
  const hashText = createKeyedHash(secret, 'opt-out')
  const hash = ({ kind, value }: Contact) => hashText(`${kind} ${value}`)
  const hashesOf = (person: Person) => contactsOf(person).map(hash)
  const without = async <P extends Person>(db: Db, people: P[]) => {
    const optedOut = await findOptedOut(db, people.flatMap(hashesOf))
    return people.filter((person) => !hashesOf(person).some((of) => optedOut.has(of)))
  }
  return {
    hash,
    without,
    isOptedOut: async (db, person) => (await without(db, [person])).length === 0,
    since: (db, person) => findLastOptOut(db, hashesOf(person)),
    listOf: async (db, person) => (await listOptOutsOf(db, hashesOf(person))).map(asOptOut),
  }
}

const contactsOf = ({ email = '', phone = '' }: Person): Contact[] =>
  [readContact(email), readContact(phone)].filter((contact) => contact !== undefined)

/** After people were erased, only the hashes remain, so that they stay left out. */
export const forgetPeople = (tx: Db, people: Person[]) =>
  forgetContacts(
    tx,
    people.flatMap(contactsOf).map(({ value }) => value),
  )

type Row = Awaited<ReturnType<typeof listOptOutsOf>>[number]

export const asOptOut = ({ hash, kind, contact, via, at, endedAt }: Row): OptOut => ({
  id: hash,
  kind,
  contact,
  via,
  at: at.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
})

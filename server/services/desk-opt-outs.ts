import { z } from 'zod'
import { invalidFields, SiteError } from '../../contract/errors.ts'
import {
  readContact,
  readKeyword,
  type Contact,
  type MessageAction,
  type OptOut,
  type OptOutQuery,
} from '../../contract/opt-out.ts'
import type { Page } from '../../contract/page.ts'
import { moment } from '../../contract/query-text.ts'
import type { Db } from '../db/client.ts'
import { endOptOut, insertOptOuts, listOptOuts, repeatOptOut } from '../db/queries/opt-outs.ts'
import { writeAudit, type Actor, type From } from './audit.ts'
import { withoutApostrophe } from './csv.ts'
import { found } from './found.ts'
import { asOptOut, type OptOuts } from './opt-outs.ts'
import { readCursor, readPage } from './paging.ts'
import { readCsv, type CsvRow } from './read-csv.ts'

export type OptOutDesk = { db: Db; optOuts: OptOuts }

const pageSize = 50
const PlaceKey = z.tuple([moment, z.string().max(64)])

/** A search must be the whole address or number: it is found by its hash. */
export async function readOptOuts({ db, optOuts }: OptOutDesk, { q, cursor }: OptOutQuery): Promise<Page<OptOut>> {
  const contact = q ? readContact(q) : undefined
  if (q && !contact) return { data: [], nextCursor: null, prevCursor: null }
  const page = await readPage(
    readCursor(PlaceKey, cursor),
    pageSize,
    (place, most) => listOptOuts(db, contact && optOuts.hash(contact), place, most),
    (row): [string, string] => [row.at.toISOString(), row.hash],
  )
  return { ...page, data: page.data.map(asOptOut) }
}

export const addOptOut = ({ db, optOuts }: OptOutDesk, written: string, by: Actor): Promise<void> =>
  db.transaction(async (tx) => {
    const contact = readContact(written)
    if (!contact) throw invalidContact()
    await optOut(tx, rowOf(optOuts, contact, 'hand'), by)
  })

/** Whoever opts out again is no longer answered, even if they wrote to us in between. */
async function optOut(tx: Db, row: ReturnType<typeof rowOf>, by: Actor | From) {
  if ((await insertOptOuts(tx, [row])) === 0) await repeatOptOut(tx, row.hash)
  else await writeAudit(tx, by, { action: 'opted-out', detail: { via: row.via } })
}

const invalidContact = () => invalidFields({ contact: { reason: 'optOut.contact_invalid' } })

const rowOf = (optOuts: OptOuts, contact: Contact, via: OptOut['via']) => ({
  hash: optOuts.hash(contact),
  kind: contact.kind,
  contact: contact.value,
  via,
})

const maxImported = 50_000
const batchSize = 1_000

/** A day or a decimal number, as the files of senders of text messages have them beside the phone numbers. */
const isOtherNumber = (cell: string) => otherNumbers.some((form) => form.test(cell))

const otherNumbers = [/^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}$/, /^\d{1,2}[-/.]\d{1,2}[-/.](?:\d{2}|\d{4})$/, /^\d+[.,]\d+$/]

/** Without a country code, a number needs its area code: what is shorter may be an id, a day, or a ZIP code. */
const isComplete = ({ kind, value }: Contact, cell: string) =>
  kind === 'email' || value.length >= 10 || cell.startsWith('+')

function readCell(cell: string): Contact | undefined {
  const written = withoutApostrophe(cell)
  const contact = isOtherNumber(cell) ? undefined : readContact(written)
  return contact && isComplete(contact, written) ? contact : undefined
}

/** The titles of the columns, unless the first line has something that may be meant as an address or a number. */
const titlesIn = ([first]: CsvRow[]): string[] =>
  first?.cells.every((cell) => !/[\p{Nd}@]/u.test(cell)) ? first.cells : []

const isId = (title = '') => /\bid$/i.test(title)

/** Every address and number in the file, except for ids; a line without one is reported, unless it has the titles. */
export const importOptOuts = ({ db, optOuts }: OptOutDesk, csv: string, by: Actor) =>
  db.transaction(async (tx) => {
    const written = readCsv(csv)
    const titles = titlesIn(written)
    const lines = written.slice(titles.length === 0 ? 0 : 1).map(({ line, cells }) => ({
      line,
      contacts: cells.flatMap((cell, column) => (isId(titles[column]) ? [] : (readCell(cell) ?? []))),
    }))
    if (lines.length > maxImported)
      throw new SiteError('invalid', 'optOut.too_many_rows', { values: { max: maxImported } })
    const bad = lines.flatMap(({ line, contacts }) => (contacts.length === 0 ? [line] : []))
    const rows = new Map(
      lines
        .flatMap(({ contacts }) => contacts.map((contact) => rowOf(optOuts, contact, 'import')))
        .map((row) => [row.hash, row]),
    )
    // In order, so that two imports at once do not wait for each other.
    const all = [...rows.values()].toSorted((one, other) => (one.hash < other.hash ? -1 : 1))
    let added = 0
    for (let at = 0; at < all.length; at += batchSize) added += await insertOptOuts(tx, all.slice(at, at + batchSize))
    const result = { added, known: all.length - added, bad }
    await writeAudit(tx, by, { action: 'opt-outs-imported', detail: { added, known: result.known, bad: bad.length } })
    return result
  })

/** Ends an opt-out that was entered by mistake, or that the person took back. */
export const removeOptOut = ({ db }: OptOutDesk, id: string, by: Actor): Promise<void> =>
  db.transaction(async (tx) => {
    found((await endOptOut(tx, id)) || undefined)
    await writeAudit(tx, by, { action: 'opt-out-ended', detail: { via: 'hand' } })
  })

/**
 * A text message that somebody sent. STOP adds the number; START ends an opt-out that began with a message, not one
 * that a person here entered. The same message may be received any number of times.
 */
export const receiveMessage = (
  { db, optOuts }: OptOutDesk,
  { from: number, text }: { from: string; text: string },
  by: From,
): Promise<MessageAction> =>
  db.transaction(async (tx) => {
    const contact = readContact(number)
    if (contact?.kind !== 'phone') throw invalidContact()
    const keyword = readKeyword(text)
    if (keyword === undefined) return 'none'
    const row = rowOf(optOuts, contact, 'message')
    if (keyword === 'stop') {
      await optOut(tx, row, by)
      return 'opted-out'
    }
    const ended = await endOptOut(tx, row.hash, 'message')
    if (ended) await writeAudit(tx, by, { action: 'opt-out-ended', detail: { via: 'message' } })
    return ended ? 'opted-in' : 'none'
  })

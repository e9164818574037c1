import type { AppendEntries, Db, NewAuditEntry } from '../db/client.ts'
import {
  deleteEntriesUntil,
  findHead,
  findLastBefore,
  hasSignedEntries,
  insertSigned,
  insertUnsigned,
  listEntriesAfter,
  lockHead,
  reserveEntry,
  updateHead,
  updateSignatures,
  type ChainHead,
} from '../db/queries/audit-chain.ts'
import type { AuditRow } from '../db/queries/audit.ts'
import { createKeyedHash, isSameSecret } from './secrets.ts'

/**
 * Makes changes to the audit log visible. Each entry has a number and a keyed hash over itself and the previous entry;
 * the end of the chain is signed too. The key is not in the database.
 */
export type AuditChain = {
  /** Writes the entries of a transaction, right before its commit. */
  append: AppendEntries
  /** Signs the entries from before there was a chain; does nothing on later starts. */
  start: (db: Db) => Promise<void>
  /** Signs all entries again, as they are now. */
  restart: (tx: Db) => Promise<number>
  verify: (db: Db) => Promise<Verdict>
  /** Removes the part of the log that is older as a whole, unless that part was changed. */
  removeBefore: (tx: Db, time: Date) => Promise<number>
}

export type Finding =
  | { kind: 'changed' | 'inserted'; id: number; position: number }
  | { kind: 'missing'; from: number; to: number }
  | { kind: 'end-changed' | 'not-started' }

/** The first finding, or how many entries there are, with the number and the hash of the last one. */
type Verdict = { finding: Finding } | { finding?: undefined; entries: number; position: number; hash: string }

/** Ids and codes only: names, addresses, and details stay in the database. */
type AuditLine = Pick<AuditRow, 'id' | 'position' | 'hash' | 'action' | 'adminId' | 'subjectKind' | 'subjectId'> &
  Pick<NewAuditEntry, 'call'>

type Report = {
  written: (line: AuditLine) => void
  started: (entries: number) => void
  broken: (finding: Finding) => void
}

type Link = Pick<ChainHead, 'position' | 'hash'>

const batch = 1_000

export function createAuditChain(secret: string, report: Report): AuditChain {
  const hashText = createKeyedHash(secret, 'audit-log')
  const sign = (content: unknown[]) => hashText(JSON.stringify(content))

  const hashOf = (row: AuditRow, { position, hash }: Link) =>
    sign(['entry', position + 1, hash, row.id, row.at.toISOString(), ...contentOf(row)])
  const sealOf = (head: ChainHead) => sign(['head', head.position, head.hash, head.startPosition, head.startHash])
  const isSealed = (head: ChainHead) => head.seal !== null && isSameSecret(head.seal, sealOf(head))
  const moveHead = async (tx: Db, head: ChainHead, changes: Partial<ChainHead>) => {
    const next = { ...head, ...changes }
    // An end that somebody changed stays recognizable: it does not get a valid seal again.
    await updateHead(tx, { ...changes, seal: isSealed(head) ? sealOf(next) : '' })
  }

  const append: AppendEntries = async (tx, entries) => {
    const head = await lockHead(tx)
    if (!head || head.seal === null) {
      await insertUnsigned(tx, entries)
      return () => undefined
    }
    let last: Link = head
    const rows: (AuditRow & NewAuditEntry)[] = []
    for (const entry of entries) {
      const unsigned = { ...entry, ...(await reserveEntry(tx)), position: null, hash: null }
      last = { position: last.position + 1, hash: hashOf(unsigned, last) }
      rows.push({ ...unsigned, ...last })
    }
    await insertSigned(tx, rows)
    await moveHead(tx, head, { position: last.position, hash: last.hash })
    return () => {
      if (!isSealed(head)) report.broken({ kind: 'end-changed' })
      for (const { id, position, hash, call, action, adminId, subjectKind, subjectId } of rows)
        report.written({ id, position, hash, call, action, adminId, subjectKind, subjectId })
    }
  }

  const restart = async (tx: Db): Promise<number> => {
    await lockHead(tx)
    let last: Link = { position: 0, hash: '' }
    for await (const rows of readEntries(tx)) {
      const signed = rows.map((row) => {
        last = { position: last.position + 1, hash: hashOf(row, last) }
        return { id: row.id, ...last }
      })
      await updateSignatures(tx, signed)
    }
    const head = { one: true, ...last, startPosition: 0, startHash: '', seal: null }
    await updateHead(tx, { ...head, seal: sealOf(head) })
    return last.position
  }

  const start = async (db: Db) => {
    if (!(await isNew(db))) return
    const entries = await db.transaction(async (tx) => {
      await lockHead(tx)
      if (!(await isNew(tx))) return undefined
      // Entries that were signed before mean that somebody reset the chain; signing them again would hide it.
      if (await hasSignedEntries(tx)) return null
      return restart(tx)
    })
    if (entries === null) report.broken({ kind: 'end-changed' })
    else if (entries !== undefined) report.started(entries)
  }

  /** Follows the chain to the given id, or to the last entry. */
  const follow = async (db: Db, from: Link, untilId = Infinity): Promise<{ last: Link } | { finding: Finding }> => {
    let last = from
    for await (const rows of readEntries(db)) {
      for (const row of rows) {
        if (row.id > untilId) return { last }
        const finding = check(row, last)
        if (finding) return { finding }
        last = { position: last.position + 1, hash: row.hash ?? '' }
      }
    }
    return { last }
  }

  const check = (row: AuditRow, last: Link): Finding | undefined => {
    const next = last.position + 1
    if (row.position === null || row.hash === null || row.position < next)
      return { kind: 'inserted', id: row.id, position: last.position }
    if (row.position > next) return { kind: 'missing', from: next, to: row.position - 1 }
    return isSameSecret(row.hash, hashOf(row, last)) ? undefined : { kind: 'changed', id: row.id, position: next }
  }

  const verify = async (db: Db): Promise<Verdict> => {
    const head = await findHead(db)
    if (!head || head.seal === null) return { finding: { kind: 'not-started' } }
    const followed = await follow(db, { position: head.startPosition, hash: head.startHash })
    if ('finding' in followed) return followed
    const { last } = followed
    if (last.position < head.position)
      return { finding: { kind: 'missing', from: last.position + 1, to: head.position } }
    if (!isSealed(head) || last.hash !== head.hash) return { finding: { kind: 'end-changed' } }
    return { entries: last.position - head.startPosition, position: last.position, hash: last.hash }
  }

  const removeBefore = async (tx: Db, time: Date): Promise<number> => {
    const head = await lockHead(tx)
    const newest = await findLastBefore(tx, time)
    if (!head || !newest) return 0
    const followed = await follow(tx, { position: head.startPosition, hash: head.startHash }, newest.id)
    if ('finding' in followed) {
      report.broken(followed.finding)
      return 0
    }
    const removed = await deleteEntriesUntil(tx, newest.id)
    await moveHead(tx, head, { startPosition: followed.last.position, startHash: followed.last.hash })
    return removed
  }

  return { append, start, restart, verify, removeBefore }
}

const isNew = async (db: Db) => (await findHead(db))?.seal === null

async function* readEntries(db: Db): AsyncGenerator<AuditRow[]> {
  let id: number | undefined
  while (true) {
    const rows = await listEntriesAfter(db, id, batch)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    id = last.id
  }
}

const contentOf = (row: AuditRow) => [
  row.adminId,
  row.adminName,
  row.action,
  row.subjectKind,
  row.subjectId,
  sorted(JSON.parse(JSON.stringify(row.detail))),
  row.address,
  row.userAgent,
]

/** The database returns the keys of an object in its own order. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(parts.map(([name, part]) => [name, sorted(part)]))
}

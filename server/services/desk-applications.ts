import { z } from 'zod'
import {
  applicationFiles,
  type ApplicationStage,
  type DeclineReason,
  type ErasureRefusal,
} from '../../contract/application-options.ts'
import { SiteError } from '../../contract/errors.ts'
import {
  ApplicationRecord,
  maxCounted,
  StoredFile,
  type ApplicationDetail,
  type ApplicationListing,
  type ApplicationPlace,
  type ApplicationQuery,
  type ApplicationRow,
  type ApplicationTrail,
  type StageChange,
} from '../../contract/desk-applications.ts'
import type { NewNote, Note } from '../../contract/note.ts'
import type { Page } from '../../contract/page.ts'
import { storedText } from '../../contract/query-text.ts'
import type { Db } from '../db/client.ts'
import { listAuditEntries } from '../db/queries/audit.ts'
import {
  countApplications,
  countNotes,
  findApplication,
  findNeighbor,
  insertNote,
  keyOf,
  listApplicationCounts,
  listApplications,
  listFileRoles,
  listFilesOfApplication,
  listNotes,
  lockApplication,
  settleErasureRequest,
  updateDeclineReason,
  type ApplicationFilter,
  type ApplicationKey,
} from '../db/queries/desk-applications.ts'
import { asEntry } from './audit-reading.ts'
import { writeAudit, type Actor } from './audit.ts'
import { writeMoves } from './chosen-applications.ts'
import type { FileLinks } from './files/file-links.ts'
import { findById, isId } from './found.ts'
import { asNote } from './notes.ts'
import { readCursor, readPage, TimeKey } from './paging.ts'
import type { OpeningLog } from './reading-log.ts'

type ApplicationDesk = { db: Db; links: FileLinks }

const historySize = 30

const NameKey = z.tuple([storedText(200), storedText(200), z.uuid()])

export async function readApplications(db: Db, query: ApplicationQuery): Promise<Page<ApplicationRow>> {
  const { sort, cursor, limit } = query
  const page = await readPage<ListedRow, ApplicationKey>(
    readCursor<z.ZodType<ApplicationKey>>(sort === 'name' ? NameKey : TimeKey, cursor),
    limit,
    (place, most) => listApplications(db, filterOf(query), sort, place, most),
    (row) => keyOf(sort, row),
  )
  return { ...page, data: await asRows(db, page.data) }
}

type ListedRow = Awaited<ReturnType<typeof listApplications>>[number]

async function asRows(db: Db, rows: ListedRow[]): Promise<ApplicationRow[]> {
  const ids = rows.map((row) => row.id)
  const [roles, notes] = await Promise.all([listFileRoles(db, ids), countNotes(db, ids)])
  const rolesOf = Map.groupBy(roles, (file) => file.applicationId)
  const notesOf = new Map(notes.map((note) => [note.applicationId, note.count]))
  return rows.map(({ lastKey: _last, firstKey: _first, ...row }) => ({
    ...row,
    additionalLanguages: JSON.stringify(row.additionalLanguages),
    createdAt: row.createdAt.toISOString(),
    erasureRequestedAt: row.erasureRequestedAt?.toISOString() ?? null,
    documents: documentsIn(rolesOf.get(row.id) ?? []),
    noteCount: notesOf.get(row.id) ?? 0,
  }))
}

/** The drawn signature is an answer, not a document. */
const documentsIn = (files: { role: string }[]) =>
  applicationFiles.filter((role) => role !== 'signatureImage' && files.some((file) => file.role === role))

export const filterOf = ({ q, job, stage, erasure, from, until }: ApplicationListing): ApplicationFilter => ({
  q,
  stage,
  isErasureRequested: erasure !== undefined,
  ...(job !== undefined && (isId(job) ? { vacancyId: job } : { jobTitle: job })),
  from: from === undefined ? undefined : new Date(from),
  until: until === undefined ? undefined : new Date(until),
})

/** Everything about one application. Opening it is logged. */
export async function openApplication(
  { db, links, logOpening }: ApplicationDesk & { logOpening: OpeningLog },
  id: string,
  by: Actor,
): Promise<ApplicationDetail> {
  const row = await findById(id, () => findApplication(db, id))
  await logOpening({ kind: 'application', id }, by)
  const [files, trail] = await Promise.all([listStoredFiles({ db, links }, id, by), readTrail(db, id)])
  return { data: asRecord(row, files), origin: row.origin, declineReason: row.declineReason, files, ...trail }
}

/** Where an application is in a list. It may no longer match the filter: then it is where it was. */
export async function placeApplication(db: Db, id: string, listing: ApplicationListing): Promise<ApplicationPlace> {
  const row = await findById(id, () => findApplication(db, id))
  const { sort } = listing
  const filter = filterOf(listing)
  const key = keyOf(sort, row)
  const [previous, next, before, total] = await Promise.all([
    findNeighbor(db, filter, sort, { direction: 'before', key }),
    findNeighbor(db, filter, sort, { direction: 'after', key }),
    countApplications(db, filter, maxCounted, { order: sort, key }),
    countMatches(db, listing),
  ])
  return { previous, next, position: before === maxCounted ? null : before + 1, total }
}

/** The counts of each stage and job are kept; the matches of a search are counted up to a limit. */
async function countMatches(db: Db, listing: ApplicationListing): Promise<number | null> {
  const { q, job, stage, erasure, from, until } = listing
  if (q === undefined && erasure === undefined && from === undefined && until === undefined) {
    const counts = await listApplicationCounts(db)
    return counts
      .filter((row) => job === undefined || row.vacancyId === job || row.jobTitle === job)
      .filter((row) => stage === undefined || row.stage === stage)
      .reduce((sum, row) => sum + row.count, 0)
  }
  const counted = await countApplications(db, filterOf(listing), maxCounted)
  return counted === maxCounted ? null : counted
}

export async function countForDesk(db: Db) {
  const [data, erasureRequests] = await Promise.all([
    listApplicationCounts(db),
    countApplications(db, { isErasureRequested: true }, maxCounted),
  ])
  return { data, erasureRequests }
}

/** What was done with an application since its page was opened. */
export async function followApplication(db: Db, id: string): Promise<ApplicationTrail> {
  const { stage, declineReason, erasureRefusal, ...row } = await findById(id, () => findApplication(db, id))
  const erasureRequestedAt = row.erasureRequestedAt?.toISOString() ?? null
  return { stage, declineReason, erasureRequestedAt, erasureRefusal, ...(await readTrail(db, id)) }
}

async function readTrail(db: Db, id: string) {
  const [notes, history] = await Promise.all([
    listNotes(db, id),
    listAuditEntries(db, { subjectId: id }, undefined, historySize),
  ])
  return { notes: notes.map(asNote), history: history.map(asEntry) }
}

/** New links for a page that has been open for longer than its links are valid. */
export async function renewFileLinks(desk: ApplicationDesk, id: string, by: Actor): Promise<StoredFile[]> {
  await findById(id, () => findApplication(desk.db, id))
  return listStoredFiles(desk, id, by)
}

async function listStoredFiles({ db, links }: ApplicationDesk, id: string, by: Actor): Promise<StoredFile[]> {
  const rows = await listFilesOfApplication(db, id)
  return rows
    .map((row) => StoredFile.parse({ ...row, name: row.originalName, path: links.make(row.key, by.sessionId) }))
    .toSorted((one, other) => applicationFiles.indexOf(one.role) - applicationFiles.indexOf(other.role))
}

type Row = NonNullable<Awaited<ReturnType<typeof findApplication>>>

function asRecord(row: Row, files: StoredFile[]): ApplicationRecord {
  const pathOf = (role: StoredFile['role']) => files.find((file) => file.role === role)?.path ?? null
  return ApplicationRecord.parse({
    ...row,
    createdAt: row.createdAt.toISOString(),
    erasureRequestedAt: row.erasureRequestedAt?.toISOString() ?? null,
    additionalLanguages: JSON.stringify(row.additionalLanguages),
    professionalCertifications: JSON.stringify(row.professionalCertifications),
    regulatoryKnowledge: JSON.stringify(row.regulatoryKnowledge),
    reference1: JSON.stringify(row.reference1),
    reference2: JSON.stringify(row.reference2),
    resumePath: pathOf('resume'),
    coverLetterPath: pathOf('coverLetter'),
    certificationsFilePath: pathOf('certificationsFile'),
    signatureImagePath: pathOf('signatureImage'),
  })
}

export const moveApplication = (db: Db, id: string, change: StageChange, by: Actor): Promise<ApplicationStage> =>
  db.transaction(async (tx) => {
    const row = await findById(id, () => lockApplication(tx, id))
    const isSameReason = change.reason === undefined || change.reason === row.declineReason
    if (row.stage === change.stage && isSameReason) return row.stage
    refuseMoved(row, change.from)
    if (row.stage === change.stage) return row.stage
    await writeMoves(tx, { moves: [{ id, from: row.stage, stage: change.stage }], reason: change.reason }, by)
    return change.stage
  })

export function refuseMoved(row: { stage: ApplicationStage }, from: ApplicationStage | undefined): void {
  if (from !== undefined && from !== row.stage) throw new SiteError('conflict', 'stage.moved_meanwhile')
}

/** Only of somebody who was not selected. */
export const setDeclineReason = (db: Db, id: string, reason: DeclineReason | null, by: Actor): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await findById(id, () => lockApplication(tx, id))
    if (row.stage !== 'declined') throw new SiteError('conflict', 'decline.not_declined')
    if (row.declineReason === reason) return
    await updateDeclineReason(tx, id, reason)
    await writeAudit(tx, by, { action: 'decline-explained', subject: { kind: 'application', id } })
  })

/** The applicant asked for erasure, but the application is kept for now. */
export const refuseErasure = (db: Db, id: string, reason: ErasureRefusal, by: Actor): Promise<void> =>
  db.transaction(async (tx) => {
    await findById(id, () => lockApplication(tx, id))
    if (!(await settleErasureRequest(tx, id, reason))) throw new SiteError('conflict', 'erasure.not_requested')
    await writeAudit(tx, by, { action: 'erasure-refused', subject: { kind: 'application', id }, detail: { reason } })
  })

export const addNote = (db: Db, id: string, { noteId, text }: NewNote, by: Actor): Promise<Note> =>
  db.transaction(async (tx) => {
    await findById(id, () => lockApplication(tx, id))
    const before = (await listNotes(tx, id)).find((known) => known.id === noteId)
    if (before) return asNote(before)
    const note = await insertNote(tx, { id: noteId, applicationId: id, author: by.username, text })
    await writeAudit(tx, by, { action: 'application-noted', subject: { kind: 'application', id } })
    return asNote(note)
  })

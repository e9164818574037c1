import { randomUUID } from 'node:crypto'
import type { Baseline } from '../../content/baseline.ts'
import type { CheckProblem } from '../../contract/checks/problem.ts'
import { invalidFields, SiteError } from '../../contract/errors.ts'
import { editedRecord } from '../../contract/desk-events.ts'
import { fieldProblems } from '../../contract/field-problems.ts'
import {
  toStored,
  type DraftChange,
  type NewPublication,
  type OpenedPublication,
  type PublicationSummary,
  type PublicationVersion,
  type Publishing,
  type StoredContent,
  type Withdrawal,
} from '../../contract/publication.ts'
import { publicationContents, type PublicationKind } from '../../contract/publication-content.ts'
import { isShownAt, NoticeDraft } from '../../contract/site-notice.ts'
import type { Db } from '../db/client.ts'
import { notifyChanges } from '../db/queries/changes.ts'
import {
  callOffVersion,
  findPublication,
  insertPublication,
  insertVersion,
  listOtherEditors,
  listPublications,
  listVersions,
  lockPublication,
  removeEditor,
  touchEditor,
  updateDraft,
  type PublicationRow,
  type VersionRow,
} from '../db/queries/publications.ts'
import { writeAudit, type Actor } from './audit.ts'
import { checkInput } from './check-input.ts'
import { findById, found } from './found.ts'
import { approvalFor, refuseOpenProblems } from './publication-approval.ts'
import { refuseTaken } from './publication-claims.ts'

export type PublicationParts = {
  db: Db
  baseline: () => Promise<Baseline>
  /** What the checks find in the content of an item, or about withdrawing it. */
  check: (item: Pick<PublicationRow, 'kind' | 'key'>, content: StoredContent | null) => Promise<CheckProblem[]>
}

export async function listItems({ db, baseline }: PublicationParts): Promise<PublicationSummary[]> {
  const [rows, versions, files] = await Promise.all([listPublications(db), listVersions(db), baseline()])
  const byItem = Map.groupBy(versions, ({ publicationId }) => publicationId)
  const stored = rows.flatMap((row) => {
    const own = byItem.get(row.id) ?? []
    return isBlank(row, own, files) ? [] : [summaryOf(row, own, files)]
  })
  const known = new Set(rows.map(({ kind, key }) => `${kind} ${key}`))
  const untouched = Object.entries(files).flatMap(([kind, items]) =>
    [...items].flatMap(([key, content]) =>
      isKind(kind) && !known.has(`${kind} ${key}`) ? [fileSummary(kind, key, content)] : [],
    ),
  )
  return [...stored, ...untouched]
}

/** A new item in which nothing was written, or only what was discarded. */
const isBlank = ({ kind, key, draft }: PublicationRow, versions: VersionRow[], files: Baseline) =>
  draft === null && versions.length === 0 && !files[kind].has(key)

const isKind = (kind: string): kind is PublicationKind => kind in publicationContents

function summaryOf(row: PublicationRow, versions: VersionRow[], files: Baseline): PublicationSummary {
  const now = new Date()
  const current = versionInEffect(versions, now)
  const next = versions.filter(({ effectiveAt }) => effectiveAt && effectiveAt > now)
  const newest = versions[0]
  const state = stateOf(row, current, files)
  const latest =
    row.draft !== null || !newest
      ? { changedAt: row.draftedAt ?? row.createdAt, by: row.draftedByName }
      : { changedAt: newest.createdAt, by: newest.author }
  const isOnlyOpened = state === 'files' && row.draft === null && !newest
  return {
    kind: row.kind,
    key: row.key,
    id: row.id,
    title: titleOfItem(row, versions, files),
    state,
    isChanged: row.draft !== null,
    scheduledFor: earliest(next.flatMap(({ effectiveAt }) => effectiveAt ?? []))?.toISOString() ?? null,
    isWaiting: versions.some(isWaiting),
    changedAt: isOnlyOpened ? null : latest.changedAt.toISOString(),
    by: isOnlyOpened ? null : latest.by,
  }
}

const fileSummary = (kind: PublicationKind, key: string, content: object): PublicationSummary => ({
  kind,
  key,
  id: null,
  title: titleOf(kind, content),
  state: 'files',
  isChanged: false,
  scheduledFor: null,
  isWaiting: false,
  changedAt: null,
  by: null,
})

const earliest = (times: Date[]): Date | undefined => times.toSorted((one, other) => one.getTime() - other.getTime())[0]

/** Of what is being written, what visitors see, or what they saw before it was withdrawn. */
function titleOfItem(row: PublicationRow, versions: VersionRow[], files: Baseline): string {
  const named =
    row.draft ??
    savedContent(row, versionInEffect(versions, new Date()), files) ??
    versions.find(({ content }) => content !== null)?.content ??
    files[row.kind].get(row.key)
  return named ? titleOf(row.kind, named) : ''
}

export const titleOf = (kind: PublicationKind, content: unknown) => publicationContents[kind].titleOf(content)

/** Of versions that take effect at the same time, the newest one counts. */
export function versionInEffect(versions: VersionRow[], at: Date): VersionRow | undefined {
  const begun = versions.filter(({ effectiveAt }) => effectiveAt && effectiveAt <= at)
  return begun.reduce<VersionRow | undefined>(
    (latest, version) => (isLater(version, latest) ? version : latest),
    undefined,
  )
}

function isLater(version: VersionRow, than: VersionRow | undefined): boolean {
  const [time, otherTime] = [version.effectiveAt?.getTime() ?? 0, than?.effectiveAt?.getTime() ?? -1]
  return time > otherTime || (time === otherTime && version.id > (than?.id ?? 0))
}

const isWaiting = ({ effectiveAt, calledOffAt }: VersionRow) => effectiveAt === null && calledOffAt === null

function stateOf(row: PublicationRow, current: VersionRow | undefined, files: Baseline): PublicationSummary['state'] {
  if (current) return current.content === null ? 'withdrawn' : publishedState(row.kind, current.content, new Date())
  return files[row.kind].has(row.key) ? 'files' : 'draft'
}

function publishedState(kind: PublicationKind, content: StoredContent, now: Date): PublicationSummary['state'] {
  const notice = kind === 'notice' ? NoticeDraft.safeParse(content).data : undefined
  if (!notice || isShownAt(notice, now)) return 'published'
  return notice.startsAt !== null && new Date(notice.startsAt) > now ? 'upcoming' : 'ended'
}

/** What visitors see. */
function savedContent(row: PublicationRow, current: VersionRow | undefined, files: Baseline): StoredContent | null {
  if (current) return current.content
  const content = files[row.kind].get(row.key)
  return content ? toStored(content) : null
}

/** What visitors see of an item now, or will see at a later moment. */
export async function readShown(
  db: Db,
  row: PublicationRow,
  files: Baseline,
  at: Date | null = null,
): Promise<StoredContent | null> {
  return savedContent(row, versionInEffect(await listVersions(db, row.id), at ?? new Date()), files)
}

/** Opens an item of the site's files for changes, or begins a new one; the same one again if the answer was lost. */
export async function createPublication(
  { db, baseline }: PublicationParts,
  { kind, key, newKey = randomUUID() }: NewPublication,
): Promise<string> {
  if (key !== undefined && !(await baseline())[kind].has(key)) throw new SiteError('not_found', 'publication.not_found')
  return insertPublication(db, kind, key ?? newKey)
}

export async function openPublication(
  { db, baseline }: PublicationParts,
  id: string,
  by: Actor,
): Promise<OpenedPublication> {
  const row = await findItem(db, id)
  const [versions, others, files] = await Promise.all([
    listVersions(db, id),
    listOtherEditors(db, id, by.adminId),
    baseline(),
  ])
  const current = versionInEffect(versions, new Date())
  return {
    id,
    kind: row.kind,
    key: row.key,
    title: titleOfItem(row, versions, files),
    state: stateOf(row, current, files),
    revision: row.revision,
    draft: row.draft,
    draftedBy: row.draftedByName,
    draftedAt: row.draftedAt?.toISOString() ?? null,
    saved: savedContent(row, current, files),
    versions: versions.map((version) => describeVersion(version, current)),
    hasFiles: files[row.kind].has(row.key),
    others: others.map(({ name }) => name),
  }
}

export const findItem = (db: Db, id: string): Promise<PublicationRow> =>
  findById(id, () => findPublication(db, id), 'publication.not_found')

export function describeVersion(version: VersionRow, current: VersionRow | undefined): PublicationVersion {
  const state = () => {
    if (version.calledOffAt) return 'called-off'
    if (!version.effectiveAt) return 'waiting'
    if (version.effectiveAt > new Date()) return 'scheduled'
    return version.id === current?.id ? 'current' : 'past'
  }
  return {
    id: version.id,
    state: state(),
    isWithdrawal: version.content === null,
    effectiveAt: (version.effectiveAt ?? version.wantedAt).toISOString(),
    createdAt: version.createdAt.toISOString(),
    by: version.author,
    approvedBy: version.approver,
    waitsFor: version.waitsFor,
    problems: version.problems,
    refusedBy: version.refusedBy,
    refusal: version.refusal,
  }
}

/** Somebody else may have saved another draft since; theirs is never overwritten. */
export async function saveDraft(db: Db, id: string, { revision, draft }: DraftChange, by: Actor): Promise<number> {
  return db.transaction(async (tx) => {
    const row = await lockItem(tx, id)
    if (row.revision !== revision) throw new SiteError('conflict', 'publication.changed_meanwhile')
    if (draft) checkInput<object>(publicationContents[row.kind].draft, draft)
    await notifyChanges(tx, [editedRecord('publication', id, by)])
    return updateDraft(tx, row, draft, by)
  })
}

export const lockItem = (tx: Db, id: string): Promise<PublicationRow> =>
  findById(id, () => lockPublication(tx, id), 'publication.not_found')

export async function recordPresence(db: Db, id: string, by: Actor): Promise<string[]> {
  const { id: known } = await findItem(db, id)
  const others = await listOtherEditors(db, known, by.adminId)
  await touchEditor(db, known, by.adminId)
  return others.map(({ name }) => name)
}

export async function leaveItem(db: Db, id: string, by: Actor): Promise<void> {
  const { id: known } = await findItem(db, id)
  await removeEditor(db, known, by.adminId)
  await notifyChanges(db, [editedRecord('publication', id, by)])
}

export async function publish(
  parts: PublicationParts,
  id: string,
  { revision, effectiveAt, accepted, requestId }: Publishing,
  by: Actor,
): Promise<PublicationVersion> {
  const item = await findItem(parts.db, id)
  if (item.revision !== revision) return madeOrRefused(parts.db, id, requestId)
  if (!item.draft) throw new SiteError('conflict', 'publication.nothing_to_publish')
  const content = checkContent(item.kind, item.draft)
  const problems = await parts.check(item, content)
  refuseOpenProblems(problems, accepted, by)
  return parts.db.transaction(async (tx) => {
    const row = await lockItem(tx, id)
    if (row.revision !== revision) return madeOrRefused(tx, id, requestId)
    const version = await addVersion(tx, parts, row, { content, problems, effectiveAt, requestId }, by)
    await updateDraft(tx, row, null, by)
    return version
  })
}

/** Either an earlier call has published the draft, or somebody else has changed it. */
async function madeOrRefused(db: Db, id: string, requestId: string | undefined): Promise<PublicationVersion> {
  const made = await findMade(db, id, requestId)
  if (made) return made
  throw new SiteError('conflict', 'publication.changed_meanwhile')
}

/** The newest version, if an earlier call with the same id has made it, whose answer was lost. */
async function findMade(db: Db, id: string, requestId: string | undefined) {
  if (requestId === undefined) return undefined
  const versions = await listVersions(db, id)
  const [newest] = versions
  return newest?.requestId === requestId ? describeVersion(newest, versionInEffect(versions, new Date())) : undefined
}

/** Reports every field that is not ready to be published. */
export function checkContent(kind: PublicationKind, draft: StoredContent): StoredContent {
  const parsed = publicationContents[kind].content.safeParse(draft)
  if (parsed.success) return toStored(parsed.data)
  throw invalidFields(fieldProblems(parsed.error), { reason: 'publication.content_invalid' })
}

export async function withdraw(
  parts: PublicationParts,
  id: string,
  { effectiveAt, accepted, requestId }: Withdrawal,
  by: Actor,
): Promise<PublicationVersion> {
  const problems = await parts.check(await findItem(parts.db, id), null)
  refuseOpenProblems(problems, accepted, by)
  return parts.db.transaction(async (tx) =>
    addVersion(tx, parts, await lockItem(tx, id), { content: null, problems, effectiveAt, requestId }, by),
  )
}

type NewVersion = {
  content: StoredContent | null
  problems: CheckProblem[]
  effectiveAt: string | null
  requestId: string | undefined
}

/** Stores a version, audited; visitors see it at its time, or once it is approved. */
export async function addVersion(
  tx: Db,
  { baseline }: PublicationParts,
  row: PublicationRow,
  { content, problems, effectiveAt, requestId }: NewVersion,
  by: Actor,
): Promise<PublicationVersion> {
  const made = await findMade(tx, row.id, requestId)
  if (made) return made
  const files = await baseline()
  if (content) await refuseTaken(tx, files, row, content)
  const wantedAt = startOf(effectiveAt)
  const replaced = await readShown(tx, row, files, wantedAt)
  if (!content && !replaced) throw new SiteError('conflict', 'publication.nothing_published')
  const waitsFor = await approvalFor(tx, row.kind, { content, replaced }, problems, by)
  const version = await insertVersion(tx, {
    publicationId: row.id,
    content,
    schema: publicationContents[row.kind].schema,
    wantedAt,
    problems,
    waitsFor,
    author: by.username,
    authorId: by.adminId,
    requestId,
  })
  await writeAudit(tx, by, {
    action: content ? 'publication-published' : 'publication-withdrawn',
    subject: { kind: 'publication', id: row.id },
    detail: {
      title: titleOf(row.kind, content ?? replaced),
      version: version.id,
      effectiveFrom: version.wantedAt.toISOString(),
    },
  })
  return describeVersion(version, version.effectiveAt && version.effectiveAt <= new Date() ? version : undefined)
}

function startOf(effectiveAt: string | null): Date | null {
  if (effectiveAt === null) return null
  const start = new Date(effectiveAt)
  if (start <= new Date()) throw new SiteError('invalid', 'publication.starts_in_past')
  return start
}

export async function callOff(db: Db, id: string, written: string, by: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockItem(tx, id)
    const { id: number } = await findVersion(tx, id, written)
    const version = await callOffVersion(tx, id, number)
    if (!version) throw new SiteError('conflict', 'publication.too_late')
    await returnToDraft(tx, row, version, by)
    await writeAudit(tx, by, { action: 'publication-called-off', ...(await aboutVersion(tx, row, version)) })
  })
}

export async function findVersion(tx: Db, id: string, written: string): Promise<VersionRow> {
  const versions = await listVersions(tx, id)
  return found(
    versions.find((version) => String(version.id) === written),
    'publication.not_found',
  )
}

/** What was written returns to the draft, unless there is a newer one. */
export async function returnToDraft(tx: Db, row: PublicationRow, { content }: VersionRow, by: Actor): Promise<void> {
  if (!row.draft && content) await updateDraft(tx, row, content, by)
}

/** What the audit log says about a version. */
export const aboutVersion = async (tx: Db, row: PublicationRow, version: VersionRow) => ({
  subject: { kind: 'publication' as const, id: row.id },
  detail: { title: await titleOfVersion(tx, row, version), version: version.id },
})

/** A withdrawal is named after what was shown last, if that was not a file. */
export async function titleOfVersion(
  db: Db,
  { id, kind, key }: Pick<PublicationRow, 'id' | 'kind' | 'key'>,
  { content }: Pick<VersionRow, 'content'>,
): Promise<string> {
  const named = content ?? (await listVersions(db, id)).find(wasShown)?.content
  return named ? titleOf(kind, named) : key
}

const wasShown = ({ content, effectiveAt }: VersionRow) => content !== null && effectiveAt !== null

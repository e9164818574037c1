import { randomUUID } from 'node:crypto'
import type { CheckProblem } from '../../contract/checks/problem.ts'
import { invalidFields, SiteError } from '../../contract/errors.ts'
import { editedRecord } from '../../contract/desk-events.ts'
import { fieldProblems } from '../../contract/field-problems.ts'
import {
  toStored,
  type DraftChange,
  type NewPublication,
  type PublicationVersion,
  type Publishing,
  type StoredContent,
  type Withdrawal,
} from '../../contract/publication.ts'
import { publicationContents, type PublicationKind } from '../../contract/publication-content.ts'
import type { Db } from '../db/client.ts'
import { notifyChanges } from '../db/queries/changes.ts'
import {
  callOffVersion,
  insertPublication,
  insertVersion,
  listOtherEditors,
  listVersions,
  lockPublication,
  removeEditor,
  touchEditor,
  updateDraft,
  type PublicationRow,
  type VersionRow,
} from '../db/queries/publications.ts'
import { writeAudit, type Actor, type Author } from './audit.ts'
import { checkInput } from './check-input.ts'
import { findById } from './found.ts'
import { approvalFor, refuseOpenProblems } from './publication-approval.ts'
import { refuseTaken } from './publication-claims.ts'
import {
  describeVersion,
  findItem,
  findVersion,
  readShown,
  titleOf,
  titleOfVersion,
  versionInEffect,
  type Items,
} from './publication-items.ts'

export type PublicationParts = Items & {
  /** What the checks find in the content of an item, or about withdrawing it. */
  check: (item: Pick<PublicationRow, 'kind' | 'key'>, content: StoredContent | null) => Promise<CheckProblem[]>
}

/** Opens an item of the site's files for changes, or begins a new one; the same one again if the answer was lost. */
export async function createPublication(
  { db, baseline }: Items,
  { kind, key, newKey = randomUUID() }: NewPublication,
): Promise<string> {
  if (key !== undefined && !(await baseline())[kind].has(key)) throw new SiteError('not_found', 'publication.not_found')
  return insertPublication(db, kind, key ?? newKey)
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

/** Checks and stores a version; visitors see it at its time, or once it is approved. */
export async function addVersion(
  tx: Db,
  { baseline }: Pick<Items, 'baseline'>,
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
  const { schema } = publicationContents[row.kind]
  const given = { publicationId: row.id, content, schema, wantedAt, problems, waitsFor, requestId }
  const version = await storeVersion(tx, given, titleOf(row.kind, content ?? replaced), by)
  return describeVersion(version, version.effectiveAt && version.effectiveAt <= new Date() ? version : undefined)
}

/** Stores a version, audited under the title of what it shows or withdraws. */
export async function storeVersion(
  tx: Db,
  given: Omit<Parameters<typeof insertVersion>[1], 'author' | 'authorId'>,
  title: string,
  by: Author,
): Promise<VersionRow> {
  const version = await insertVersion(tx, { ...given, author: by.username, authorId: by.adminId ?? null })
  await writeAudit(tx, by, {
    action: version.content ? 'publication-published' : 'publication-withdrawn',
    subject: { kind: 'publication', id: version.publicationId },
    detail: { title, version: version.id, effectiveFrom: version.wantedAt.toISOString() },
  })
  return version
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

/** What was written returns to the draft, unless there is a newer one. */
export async function returnToDraft(tx: Db, row: PublicationRow, { content }: VersionRow, by: Actor): Promise<void> {
  if (!row.draft && content) await updateDraft(tx, row, content, by)
}

/** What the audit log says about a version. */
export const aboutVersion = async (tx: Db, row: PublicationRow, version: VersionRow) => ({
  subject: { kind: 'publication' as const, id: row.id },
  detail: { title: await titleOfVersion(tx, row, version), version: version.id },
})

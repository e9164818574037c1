import type { Baseline } from '../../content/baseline.ts'
import {
  toStored,
  type OpenedPublication,
  type PublicationSummary,
  type PublicationVersion,
  type StoredContent,
} from '../../contract/publication.ts'
import { publicationContents, publicationKinds, type PublicationKind } from '../../contract/publication-content.ts'
import { isShownAt, NoticeDraft } from '../../contract/site-notice.ts'
import type { Db } from '../db/client.ts'
import {
  findPublication,
  listOtherEditors,
  listPublications,
  listVersions,
  type PublicationRow,
  type VersionRow,
} from '../db/queries/publications.ts'
import type { Actor } from './audit.ts'
import { findById, found } from './found.ts'

/** The items that can be published: what is stored, and the texts of the site's files. */
export type Items = { db: Db; baseline: () => Promise<Baseline> }

export async function listItems({ db, baseline }: Items): Promise<PublicationSummary[]> {
  const [rows, versions, files] = await Promise.all([listPublications(db), listVersions(db), baseline()])
  const byItem = Map.groupBy(versions, ({ publicationId }) => publicationId)
  const stored = rows.flatMap((row) => {
    const own = byItem.get(row.id) ?? []
    return isBlank(row, own, files) ? [] : [summaryOf(row, own, files)]
  })
  const known = new Set(rows.map(({ kind, key }) => `${kind} ${key}`))
  const untouched = publicationKinds.flatMap((kind) =>
    [...files[kind]].flatMap(([key, content]) =>
      known.has(`${kind} ${key}`) ? [] : [fileSummary(kind, key, content)],
    ),
  )
  return [...stored, ...untouched]
}

/** A new item in which nothing was written, or only what was discarded. */
const isBlank = ({ kind, key, draft }: PublicationRow, versions: VersionRow[], files: Baseline) =>
  draft === null && versions.length === 0 && !files[kind].has(key)

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

export async function openPublication({ db, baseline }: Items, id: string, by: Actor): Promise<OpenedPublication> {
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

export async function findVersion(tx: Db, id: string, written: string): Promise<VersionRow> {
  const versions = await listVersions(tx, id)
  return found(
    versions.find((version) => String(version.id) === written),
    'publication.not_found',
  )
}

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

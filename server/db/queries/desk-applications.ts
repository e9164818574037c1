import {
  and,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  sql,
  type SQL,
  type Subquery,
} from 'drizzle-orm'
import type { ApplicationStage, DeclineReason, ErasureRefusal } from '../../../contract/application-options.ts'
import { idPrefixOf } from '../../../contract/reference.ts'
import type { Db } from '../client.ts'
import { applicationCounts, applicationNotes, applications, files } from '../schema.ts'
import { countUpTo } from '../count-up-to.ts'
import { keyset, type Place } from '../keyset.ts'
import { matchesSearch } from '../search.ts'
import { firstFound, isAmong, nearestOf, readSearched } from '../searched-list.ts'
import { first, stored } from '../rows.ts'

export type ApplicationFilter = {
  ids?: string[] | undefined
  q?: string | undefined
  vacancyId?: string | undefined
  jobTitle?: string | undefined
  stage?: ApplicationStage | undefined
  isErasureRequested?: boolean | undefined
  from?: Date | undefined
  until?: Date | undefined
}

/** The sort key of one row. */
export type ApplicationKey = [at: string, id: string] | [lastName: string, firstName: string, id: string]

export type ApplicationOrder = 'newest' | 'oldest' | 'name'
type ApplicationPlace = Place<ApplicationKey>

const { search: _search, lastStepAt: _lastStepAt, ...columns } = getTableColumns(applications)
const { id, firstName, lastName, email, phone, jobTitle, stage, createdAt } = columns

const rowColumns = {
  id,
  firstName,
  lastName,
  email,
  phone,
  jobTitle,
  stage,
  createdAt,
  erasureRequestedAt: columns.erasureRequestedAt,
  erasureRefusal: columns.erasureRefusal,
  resideInTwinCities: columns.resideInTwinCities,
  englishProficiency: columns.englishProficiency,
  additionalLanguages: columns.additionalLanguages,
  yearsProfessionalExperience: columns.yearsProfessionalExperience,
  availability: columns.availability,
  availabilityOther: columns.availabilityOther,
}

/** Lowercased by the database, which also compares them. */
const nameKeys = { lastKey: sql<string>`lower(${lastName})`, firstKey: sql<string>`lower(${firstName})` }

/** The first rows of a page, or the last ones when it is read backward. */
export const listApplications = (
  db: Db,
  filter: ApplicationFilter,
  order: ApplicationOrder,
  place: ApplicationPlace | undefined,
  most: number,
) => readSearched(applicationQueries(db, { ...rowColumns, ...nameKeys }, filter, order, place, most), most)

/** The same list with all answers, for the export. */
export const listFullApplications = (
  db: Db,
  filter: ApplicationFilter,
  order: ApplicationOrder,
  place: ApplicationPlace | undefined,
  most: number,
) => readSearched(applicationQueries(db, { ...columns, ...nameKeys }, filter, order, place, most), most)

function applicationQueries<Columns extends typeof rowColumns>(
  db: Db,
  selected: Columns & typeof nameKeys,
  { q, ...filter }: ApplicationFilter,
  order: ApplicationOrder,
  place: ApplicationPlace | undefined,
  most: number,
) {
  const { isPast, order: sorted } = pastPlace(order, place)
  const isListed = and(matches(filter), isPast)
  const list = (from: typeof applications | Subquery, isFound?: SQL) =>
    db
      .select(selected)
      .from(from)
      .where(and(isListed, isFound))
      .orderBy(...sorted)
      .limit(most)
  const isFound = matchesSearch(q, applications.search, id, idPrefixOf)
  if (!isFound) return { first: list(applications), otherwise: undefined }
  return {
    first: list(nearestOf(db, applications, isListed, sorted), isFound),
    otherwise: list(applications, isAmong(id, firstFound(applications, id, and(isListed, isFound), sorted, most))),
  }
}

export const keyOf = (
  order: ApplicationOrder,
  row: { id: string; createdAt: Date; lastKey: string; firstKey: string },
): ApplicationKey => (order === 'name' ? [row.lastKey, row.firstKey, row.id] : [row.createdAt.toISOString(), row.id])

/** The applicant asked for it, and nobody has decided to keep the application. */
const isErasureOpen = and(isNotNull(applications.erasureRequestedAt), isNull(applications.erasureRefusal))

function matches(filter: ApplicationFilter): SQL | undefined {
  return and(
    filter.ids && inArray(id, filter.ids),
    matchesSearch(filter.q, applications.search, id, idPrefixOf),
    filter.vacancyId === undefined ? undefined : eq(applications.vacancyId, filter.vacancyId),
    filter.jobTitle === undefined ? undefined : eq(applications.jobTitle, filter.jobTitle),
    filter.stage && eq(applications.stage, filter.stage),
    filter.isErasureRequested ? isErasureOpen : undefined,
    filter.from && gte(applications.createdAt, filter.from),
    filter.until && lt(applications.createdAt, filter.until),
  )
}

const byName = [nameKeys.lastKey, nameKeys.firstKey, applications.id]
const byTime = [applications.createdAt, applications.id]

const pastPlace = (order: ApplicationOrder, place: ApplicationPlace | undefined) =>
  keyset(order === 'name' ? byName : byTime, place, order === 'newest')

export async function findApplication(db: Db, applicationId: string) {
  const rows = await db
    .select({ ...columns, ...nameKeys })
    .from(applications)
    .where(eq(applications.id, applicationId))
  return rows[0]
}

/** The applications with these ids that still exist, in an order that all callers share, so that none waits for another. */
export const lockApplications = (tx: Db, ids: string[]) =>
  tx
    .select({
      id,
      firstName,
      lastName,
      email,
      phone,
      createdAt,
      jobTitle,
      stage,
      declineReason: columns.declineReason,
      ownerId: columns.ownerId,
    })
    .from(applications)
    .where(inArray(applications.id, ids))
    .orderBy(applications.id)
    .for('update')

export const lockApplication = (tx: Db, applicationId: string) => first(lockApplications(tx, [applicationId]))

/**
 * The reason is for those who were not selected; without one, they keep the reason that they had. In one statement,
 * because the counts that it changes are locked in the same order by all of them.
 */
export const updateStages = (
  tx: Db,
  moves: { id: string; stage: ApplicationStage }[],
  reason?: DeclineReason | null,
) => {
  const ids = moves.map((move) => move.id)
  const stages = moves.map((move) => move.stage)
  return tx.execute(sql`
    update ${applications} set stage = moved.stage, last_step_at = now(),
      decline_reason = case when moved.stage = 'declined' and ${reason !== undefined} then ${reason ?? null} else decline_reason end
    from unnest(${sql.param(ids)}::uuid[], ${sql.param(stages)}::text[]) as moved (id, stage)
    where ${applications.id} = moved.id`)
}

export const updateDeclineReason = (tx: Db, applicationId: string, reason: DeclineReason | null) =>
  tx.update(applications).set({ declineReason: reason }).where(eq(applications.id, applicationId))

/** False when no request is open. */
export async function settleErasureRequest(tx: Db, applicationId: string, refusal: ErasureRefusal): Promise<boolean> {
  const rows = await tx
    .update(applications)
    .set({ erasureRefusal: refusal })
    .where(and(eq(applications.id, applicationId), isErasureOpen))
    .returning({ id: applications.id })
  return rows.length > 0
}

export const deleteApplications = (tx: Db, ids: string[]) =>
  tx.delete(applications).where(inArray(applications.id, ids))

/** The next row in the list, before or after a position. */
export async function findNeighbor(
  db: Db,
  filter: ApplicationFilter,
  order: ApplicationOrder,
  place: ApplicationPlace,
) {
  const rows = await listApplications(db, filter, order, place, 1)
  return rows[0]?.id ?? null
}

/** How many rows of a filtered list there are, or come before a place in it, but at most `most`. */
export const countApplications = (
  db: Db,
  filter: ApplicationFilter,
  most: number,
  before?: { order: ApplicationOrder; key: ApplicationKey },
): Promise<number> => {
  const place = before && { direction: 'before' as const, key: before.key }
  return countUpTo(db, most, applications, and(matches(filter), before && pastPlace(before.order, place).isPast))
}

export const listApplicationCounts = (db: Db) =>
  db
    .select()
    .from(applicationCounts)
    .where(sql`${applicationCounts.count} > 0`)

export async function countNewApplications(db: Db): Promise<number> {
  const rows = await db
    .select({ count: sql<number>`coalesce(sum(${applicationCounts.count}), 0)`.mapWith(Number) })
    .from(applicationCounts)
    .where(eq(applicationCounts.stage, 'new'))
  return rows[0]?.count ?? 0
}

export const listNotes = (db: Db, applicationId: string) =>
  db
    .select()
    .from(applicationNotes)
    .where(eq(applicationNotes.applicationId, applicationId))
    .orderBy(desc(applicationNotes.createdAt))

export const insertNote = (tx: Db, note: typeof applicationNotes.$inferInsert) =>
  stored(tx.insert(applicationNotes).values(note).returning())

/** How many notes each of these applications has; those without notes are left out. */
export const countNotes = (db: Db, ids: string[]) =>
  db
    .select({ applicationId: applicationNotes.applicationId, count: count() })
    .from(applicationNotes)
    .where(inArray(applicationNotes.applicationId, ids))
    .groupBy(applicationNotes.applicationId)

export const listFileRoles = (db: Db, ids: string[]) =>
  db
    .select({ applicationId: files.applicationId, role: files.role })
    .from(files)
    .where(and(inArray(files.applicationId, ids), eq(files.state, 'kept')))

export const listFilesOfApplication = (db: Db, applicationId: string) =>
  db
    .select()
    .from(files)
    .where(and(eq(files.applicationId, applicationId), eq(files.state, 'kept')))

import { and, asc, desc, eq, getTableColumns, gte, lt, sql, type SQL } from 'drizzle-orm'
import type { ApplicationStage } from '../../../contract/application-options.ts'
import { idPrefixOf } from '../../../contract/reference.ts'
import type { Db } from '../client.ts'
import { applicationCounts, applicationNotes, applications, files } from '../schema.ts'
import { matchesSearch } from '../search.ts'

export type ApplicationFilter = {
  q?: string | undefined
  vacancyId?: string | undefined
  jobTitle?: string | undefined
  stage?: ApplicationStage | undefined
  from?: Date | undefined
  until?: Date | undefined
}

/** The sort key of one row. */
export type ApplicationKey = [at: string, id: string] | [lastName: string, firstName: string, id: string]

export type ApplicationOrder = 'newest' | 'oldest' | 'name'
export type ApplicationPlace = { direction: 'after' | 'before'; key: ApplicationKey }

const { search: _search, lastStepAt: _lastStepAt, ...columns } = getTableColumns(applications)
const { id, firstName, lastName, email, phone, jobTitle, stage, createdAt } = columns

/** Lowercased by the database, which also compares them. */
const nameKeys = { lastKey: sql<string>`lower(${lastName})`, firstKey: sql<string>`lower(${firstName})` }

/** The first rows of a page, or the last ones when it is read backward. */
export const listApplications = (
  db: Db,
  filter: ApplicationFilter,
  order: ApplicationOrder,
  place: ApplicationPlace | undefined,
  most: number,
) =>
  db
    .select({ id, firstName, lastName, email, phone, jobTitle, stage, createdAt, ...nameKeys })
    .from(applications)
    .where(and(matches(filter), place && isPastCursor(order, place)))
    .orderBy(...ordered(order, place?.direction === 'before'))
    .limit(most)

/** The same list with all answers, for the export. */
export const listFullApplications = (
  db: Db,
  filter: ApplicationFilter,
  order: ApplicationOrder,
  place: ApplicationPlace | undefined,
  most: number,
) =>
  db
    .select({ ...columns, ...nameKeys })
    .from(applications)
    .where(and(matches(filter), place && isPastCursor(order, place)))
    .orderBy(...ordered(order, false))
    .limit(most)

export const keyOf = (
  order: ApplicationOrder,
  row: { id: string; createdAt: Date; lastKey: string; firstKey: string },
): ApplicationKey => (order === 'name' ? [row.lastKey, row.firstKey, row.id] : [row.createdAt.toISOString(), row.id])

function matches(filter: ApplicationFilter): SQL | undefined {
  return and(
    matchesSearch(filter.q, applications.search, id, idPrefixOf),
    filter.vacancyId === undefined ? undefined : eq(applications.vacancyId, filter.vacancyId),
    filter.jobTitle === undefined ? undefined : eq(applications.jobTitle, filter.jobTitle),
    filter.stage && eq(applications.stage, filter.stage),
    filter.from && gte(applications.createdAt, filter.from),
    filter.until && lt(applications.createdAt, filter.until),
  )
}

const byName = [nameKeys.lastKey, nameKeys.firstKey, applications.id]
const byTime = [applications.createdAt, applications.id]

function ordered(order: ApplicationOrder, backward: boolean): SQL[] {
  const down = (order === 'newest') !== backward
  return (order === 'name' ? byName : byTime).map((key) => (down ? desc(key) : asc(key)))
}

function isPastCursor(order: ApplicationOrder, { direction, key }: ApplicationPlace): SQL {
  const down = (order === 'newest') === (direction === 'after')
  const keys = sql.join(order === 'name' ? byName : byTime, sql`, `)
  const values = sql.join(
    order === 'name' ? key.map((value) => sql`${value}`) : [sql`${key[0]}::timestamptz`, sql`${key[1]}::uuid`],
    sql`, `,
  )
  return down ? sql`(${keys}) < (${values})` : sql`(${keys}) > (${values})`
}

export async function findApplication(db: Db, applicationId: string) {
  const rows = await db
    .select({ ...columns, ...nameKeys })
    .from(applications)
    .where(eq(applications.id, applicationId))
  return rows[0]
}

export async function lockApplication(tx: Db, applicationId: string) {
  const rows = await tx
    .select({ id, lastName, email, phone, stage })
    .from(applications)
    .where(eq(applications.id, applicationId))
    .for('update')
  return rows[0]
}

export const updateStage = (tx: Db, applicationId: string, next: ApplicationStage) =>
  tx
    .update(applications)
    .set({ stage: next, lastStepAt: sql`now()` })
    .where(eq(applications.id, applicationId))

export const deleteApplication = (tx: Db, applicationId: string) =>
  tx.delete(applications).where(eq(applications.id, applicationId))

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

export async function insertNote(tx: Db, note: { applicationId: string; author: string; text: string }) {
  const [row] = await tx.insert(applicationNotes).values(note).returning()
  if (!row) throw new Error('The note was not stored.')
  return row
}

export const listFilesOfApplication = (db: Db, applicationId: string) =>
  db
    .select()
    .from(files)
    .where(and(eq(files.applicationId, applicationId), eq(files.state, 'kept')))

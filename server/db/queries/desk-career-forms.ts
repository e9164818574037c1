import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../client.ts'
import { keyset } from '../keyset.ts'
import { careerSubmissions, files } from '../schema.ts'
import { matchesSearch } from '../search.ts'
import { isAmong } from '../searched-list.ts'
import type { TimePlace } from './desk-leads.ts'
import { first } from '../rows.ts'

export type CareerFormFilter = {
  q?: string | undefined
  source?: 'company' | 'popup' | 'api' | undefined
  handled?: boolean | undefined
}

const { id, name, email, phone, source, createdAt, handledAt, handledBy, origin } = careerSubmissions
const columns = { id, name, email, phone, source, createdAt, handledAt, handledBy, origin }

export const listCareerForms = (db: Db, filter: CareerFormFilter, place: TimePlace | undefined, most: number) => {
  const { isPast, order } = keyset([createdAt, id], place, true)
  return db
    .select(columns)
    .from(careerSubmissions)
    .where(and(matches(db, filter), isPast))
    .orderBy(...order)
    .limit(most)
}

function matches(db: Db, filter: CareerFormFilter): SQL | undefined {
  const isFound = matchesSearch(filter.q, formWords, id)
  return and(
    isFound && isAmong(id, db.select({ id }).from(careerSubmissions).where(isFound)),
    filter.source && eq(source, filter.source),
    filter.handled === undefined ? undefined : filter.handled ? isNotNull(handledAt) : isNull(handledAt),
  )
}

/** Must match the expression of its index. */
const formWords = sql`search_words(${name} || ' ' || ${email} || ' ' || ${phone})`

export const findCareerForm = (db: Db, formId: string) =>
  first(db.select(columns).from(careerSubmissions).where(eq(id, formId)))

export const lockCareerForm = (tx: Db, formId: string) =>
  first(tx.select(columns).from(careerSubmissions).where(eq(id, formId)).for('update'))

export async function updateHandled(tx: Db, formId: string, by: string | null) {
  const rows = await tx
    .update(careerSubmissions)
    .set({ handledAt: by === null ? null : sql`now()`, handledBy: by })
    .where(eq(id, formId))
    .returning(columns)
  return rows[0]
}

export const countOpenCareerForms = (db: Db) => db.$count(careerSubmissions, isNull(handledAt))

export async function findResumeOf(db: Db, formId: string) {
  const rows = await db
    .select()
    .from(files)
    .where(and(eq(files.careerSubmissionId, formId), eq(files.state, 'kept')))
  return rows[0]
}

export const deleteCareerForm = (tx: Db, formId: string) => tx.delete(careerSubmissions).where(eq(id, formId))

import { getTableName, sql, type SQL, type SQLWrapper, type Subquery } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'

/**
 * PostgreSQL assumes that every search is for a frequent word, and reads row by row until it has found enough, which
 * takes a long time for a rare word. So the first query looks among the nearest rows only; if that does not find enough, the
 * second one uses the index of words.
 */
type SearchedList<Query> = { first: Query; otherwise: Query | undefined }

export async function readSearched<Row>({ first, otherwise }: SearchedList<PromiseLike<Row[]>>, most: number) {
  const rows = await first
  return otherwise && rows.length < most ? otherwise : rows
}

/**
 * PostgreSQL expects every search to match at least one row in fifty: in this many rows, it finds a page of 25 and the
 * first row of the next page.
 */
const nearest = 26 * 50

/** The rows that come next in a filtered list, under the name of their table. */
export const nearestOf = (db: Db, table: PgTable, where: SQL | undefined, order: SQL[]): Subquery =>
  db
    .select()
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(nearest)
    .as(getTableName(table))

/** Uses the index of words first, whatever PostgreSQL expects to find there. */
export const isAmong = (id: SQLWrapper, found: SQLWrapper): SQL => sql`${id} = any(array(${found}))`

/** The ids of the first rows that are found. The offset has PostgreSQL find all of them before it sorts them. */
export const firstFound = (
  table: PgTable,
  id: SQLWrapper,
  where: SQL | undefined,
  order: SQL[],
  most: number,
): SQL => sql`
  select ${id} from (select * from ${table} where ${where} offset 0) ${sql.identifier(getTableName(table))}
  order by ${sql.join(order, sql`, `)} limit ${most}`

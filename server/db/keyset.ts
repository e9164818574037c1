import { asc, desc, sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** A page starts after the row with this key, or ends before it. */
export type Place<K> = { direction: 'after' | 'before'; key: K }

/**
 * Keyset pagination by several columns, whose values are the key of a row: the rows on one side of a place, and their
 * order, beginning next to it.
 */
export function keyset(columns: SQLWrapper[], place: Place<unknown[]> | undefined, isDescending: boolean) {
  const isDown = isDescending !== (place?.direction === 'before')
  return {
    isPast: place && sql`(${list(columns)}) ${sql.raw(isDown ? '<' : '>')} (${list(place.key)})`,
    order: columns.map((column) => (isDown ? desc(column) : asc(column))),
  }
}

const list = (values: unknown[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )

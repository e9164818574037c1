import { z } from 'zod'
import { SiteError } from '../../contract/errors.ts'
import type { Page } from '../../contract/page.ts'
import { moment } from '../../contract/query-text.ts'
import type { Place } from '../db/keyset.ts'

/** Up to `most` rows in list order from a cursor on; in reverse order when the direction is `before`. */
type Fetch<Row, K> = (place: Place<K> | undefined, most: number) => Promise<Row[]>

/** Keyset pagination, which costs the same at the start and at the end of a long list. */
export async function readPage<Row, K>(
  place: Place<K> | undefined,
  size: number,
  fetch: Fetch<Row, K>,
  keyOf: (row: Row) => K,
): Promise<Page<Row>> {
  const rows = await fetch(place, size + 1)
  const backward = place?.direction === 'before'
  const data = backward ? rows.slice(0, size).toReversed() : rows.slice(0, size)
  const more = rows.length > size
  const cursor = (direction: Place<K>['direction'], row: Row | undefined) =>
    row === undefined ? null : encode({ direction, key: keyOf(row) })
  return {
    data,
    nextCursor: more || backward ? cursor('after', data.at(-1)) : null,
    prevCursor: backward ? (more ? cursor('before', data[0]) : null) : place ? cursor('before', data[0]) : null,
  }
}

/** Where a row is in a list in order of time. */
export const timeKeyOf = ({ createdAt, id }: { createdAt: Date; id: string }): z.output<typeof TimeKey> => [
  createdAt.toISOString(),
  id,
]

export const TimeKey = z.tuple([moment, z.uuid()])

const encode = (place: Place<unknown>) => Buffer.from(JSON.stringify(place)).toString('base64url')

/** Parses a cursor from a URL. */
export function readCursor<S extends z.ZodType>(key: S, cursor: string | undefined): Place<z.output<S>> | undefined {
  if (cursor === undefined) return undefined
  try {
    const place = Encoded.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return { direction: place.direction, key: key.parse(place.key) }
  } catch (cause) {
    throw new SiteError('bad_request', 'list.place_unknown', { cause })
  }
}

const Encoded = z.object({ direction: z.enum(['after', 'before']), key: z.unknown() })

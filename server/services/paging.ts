import { z } from 'zod'
import { SiteError } from '../../contract/errors.ts'
import type { Page } from '../../contract/page.ts'

/** Where a page begins: beside the row with this key, on the side of the direction. */
export type Place<K> = { direction: 'after' | 'before'; key: K }

/** `most` rows in the order of the list from a place on; backward when the direction is `before`. */
type Fetch<Row, K> = (place: Place<K> | undefined, most: number) => Promise<Row[]>

/** A page found by the key of its neighbor, which costs the same at the start and at the end of a long list. */
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

const encode = (place: Place<unknown>) => Buffer.from(JSON.stringify(place)).toString('base64url')

/** A cursor as it came back in an address. */
export function readCursor<S extends z.ZodType>(key: S, cursor: string | undefined): Place<z.output<S>> | undefined {
  if (cursor === undefined) return undefined
  try {
    const place = Encoded.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return { direction: place.direction, key: key.parse(place.key) }
  } catch (cause) {
    throw new SiteError('bad_request', 'This place in the list cannot be found. Please start again.', { cause })
  }
}

const Encoded = z.object({ direction: z.enum(['after', 'before']), key: z.unknown() })

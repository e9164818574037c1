import { z } from 'zod'
import { SiteError } from '../../contract/errors.ts'
import type { Reason } from '../../contract/reasons.ts'

/** The row with an id from a URL. Anything but a UUID, which the database would refuse, is not found. */
export async function findById<T>(
  id: string,
  find: () => Promise<T | undefined>,
  missing: Reason = 'record.not_found',
): Promise<T> {
  return found(isId(id) ? await find() : undefined, missing)
}

export function found<T>(row: T | undefined, missing: Reason = 'record.not_found'): T {
  if (row === undefined) throw new SiteError('not_found', missing)
  return row
}

/** An id from a URL, for services that do not look a row up by it first. */
export const asId = (id: string) => found(isId(id) ? id : undefined, 'call.no_such_id')

export const isId = (id: string) => z.uuid().safeParse(id).success

import { SiteError } from '../../contract/errors.ts'
import type { Limit } from '../db/limit.ts'
import type { From } from './audit.ts'

/** Counts one more for the network, or refuses it. */
export async function takeOne(limit: Limit, { network }: From) {
  const wait = await limit.take(network)
  if (wait !== undefined) throw new SiteError('too_many', 'admin.too_many_tries', { retryAfter: wait })
}

/** The text says how long to wait, as the header does. */
export const tooMany = (seconds: number) =>
  new SiteError('too_many', 'call.too_many', { values: { seconds }, retryAfter: seconds })

type Submission = {
  network: string
  /** Whether the same submission was accepted before; then the limit does not apply. */
  isKnown: () => Promise<boolean>
  /** Accepts it; false when the same one was accepted before. */
  take: () => Promise<boolean>
  /** Whether a failed submission counts; by default only accepted ones do. */
  countsAfter?: (cause: unknown) => boolean
}

/** Accepts a submission and counts it for its network; repeats do not count. */
export async function withinLimit(
  limit: Limit,
  { network, isKnown, take, countsAfter }: Submission,
): Promise<{ isRepeat: boolean }> {
  const wait = await limit.take(network)
  if (wait !== undefined) {
    if (await isKnown()) return { isRepeat: true }
    throw tooMany(wait)
  }
  try {
    if (await take()) return { isRepeat: false }
  } catch (cause) {
    if (!countsAfter?.(cause)) await giveBack(limit, network)
    throw cause
  }
  await giveBack(limit, network)
  return { isRepeat: true }
}

/** If the correction fails, the count expires on its own. */
const giveBack = (limit: Limit, network: string) => limit.giveBack(network).catch(() => undefined)

import { SiteError } from '../../contract/errors.ts'
import type { Limit } from '../db/limit.ts'

type Submission = {
  network: string
  /** Whether the very same was taken before: then it is not one too many. */
  isKnown: () => Promise<boolean>
  /** Takes it; false when the same was taken before. */
  take: () => Promise<boolean>
  /** Whether a failed one counts all the same; without it, only what was taken counts. */
  countsAfter?: (cause: unknown) => boolean
}

/** Takes a submission and counts it against its network; a second try of the same does not count. */
export async function withinLimit(
  limit: Limit,
  { network, isKnown, take, countsAfter }: Submission,
): Promise<{ isRepeat: boolean }> {
  const wait = await limit.take(network)
  if (wait !== undefined) {
    if (await isKnown()) return { isRepeat: true }
    throw new SiteError('too_many', tooMany(wait), { retryAfter: wait })
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

const tooMany = (seconds: number) =>
  `There were too many requests from your connection. Please try again in ${waitingTime(seconds)}.`

const waitingTime = (seconds: number) => {
  if (seconds > 120) return `${Math.ceil(seconds / 60)} minutes`
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
}

/** A count that cannot be corrected runs out by itself. */
const giveBack = (limit: Limit, network: string) => limit.giveBack(network).catch(() => undefined)

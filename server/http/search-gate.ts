import { setTimeout as pause } from 'node:timers/promises'
import { SiteError } from '../../contract/errors.ts'

export type SearchGate = {
  /** Waits for a turn and answers what ends it; refuses who has searched too often, and everyone while too many wait. */
  enter: (network: string) => Promise<() => void>
}

type Rule = { perMinute: number; atOnce?: number; waiting?: number; now?: () => number; rest?: Rest }
type Rest = (ms: number) => Promise<unknown>

const minute = 60_000
const mostNetworks = 10_000
/** A database that hung for seconds is no reason to wait for seconds more. */
const longestRestMs = 100

/**
 * A search costs more than any other reading: two queries, a list and a map. So few are made at once that pages in between
 * and the connections of the database are hardly touched; the others wait in line. While they do, each turn is followed
 * by a rest that is as long as it was: a process that only searches would keep everyone waiting for its pages. The counts
 * are this instance's own: asking the database for them would cost what they are to save.
 */
export function createSearchGate({
  perMinute,
  atOnce = 2,
  waiting = 100,
  now = Date.now,
  rest = pause,
}: Rule): SearchGate {
  const counts = new Map<string, { searches: number; until: number }>()
  const line: (() => void)[] = []
  let inside = 0

  const count = (network: string) => {
    const kept = counts.get(network)
    // A clock that was put back must not keep anybody out.
    const lasts = kept !== undefined && kept.until > now() && kept.until <= now() + minute
    const own = lasts ? kept : { searches: 0, until: now() + minute }
    if (!lasts && counts.size >= mostNetworks) counts.clear()
    counts.set(network, own)
    own.searches += 1
    if (own.searches <= perMinute) return
    const retryAfter = Math.max(1, Math.ceil((own.until - now()) / 1_000))
    throw new SiteError('too_many', 'There were too many searches from your connection. Please wait a minute.', {
      retryAfter,
    })
  }

  /** The turn goes to the next in line; nobody can step in between. */
  const leave = async (tookMs: number) => {
    if (line.length > 0) await rest(Math.min(tookMs, longestRestMs))
    const next = line.shift()
    if (next) next()
    else inside -= 1
  }

  return {
    enter: async (network) => {
      count(network)
      if (inside < atOnce) {
        inside += 1
      } else {
        if (line.length >= waiting)
          throw new SiteError('unavailable', 'Too many people search right now. Please try again.', { retryAfter: 5 })
        await new Promise<void>((resolve) => line.push(resolve))
      }
      const entered = performance.now()
      let left = false
      return () => {
        if (!left) void leave(performance.now() - entered)
        left = true
      }
    },
  }
}

const searchPages = new Set(['/find-agent', '/locator'])

/** The locator without a search is one page for everybody, which is kept. */
export const isSearchPage = (path: string, query: string) => query !== '' && searchPages.has(path.toLowerCase())

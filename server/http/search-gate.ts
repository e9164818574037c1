import { setTimeout as pause } from 'node:timers/promises'
import { SiteError } from '../../contract/errors.ts'

export type SearchGate = {
  /**
   * Waits for a turn and returns a function that ends it. Refuses networks that search too often, and everyone while
   * too many wait.
   */
  enter: (network: string) => Promise<() => void>
}

type Rule = { perMinute: number; atOnce?: number; waiting?: number; now?: () => number; rest?: Rest }
type Rest = (ms: number) => Promise<unknown>

const minute = 60_000
const maxNetworks = 10_000
/** If the database hung for seconds, do not add seconds of rest. */
const maxRestMs = 100

/**
 * A search costs more than any other read: two queries, a list, and a map. Only a few run at once, so that other pages
 * and the connection pool are hardly affected; the others wait in line. While some wait, each turn is followed by a
 * rest of the same length: a process that only searches would delay all other pages. Counts are per instance: shared
 * ones in the database would cost what they are meant to save.
 */
export function createSearchGate({
  perMinute,
  atOnce = 2,
  waiting = 100,
  now = Date.now,
  rest = pause,
}: Rule): SearchGate {
  const counts = new Map<string, { searches: number; until: number }>()
  const queue: (() => void)[] = []
  let active = 0

  const count = (network: string) => {
    const kept = counts.get(network)
    // Setting the clock back must not lock anyone out.
    const isCurrent = kept !== undefined && kept.until > now() && kept.until <= now() + minute
    const own = isCurrent ? kept : { searches: 0, until: now() + minute }
    if (!isCurrent && counts.size >= maxNetworks) counts.clear()
    counts.set(network, own)
    own.searches += 1
    if (own.searches <= perMinute) return
    const retryAfter = Math.max(1, Math.ceil((own.until - now()) / 1_000))
    throw new SiteError('too_many', 'call.too_many_searches', { retryAfter })
  }

  /** The slot passes directly to the next in line, so no new caller can take it. */
  const leave = async (tookMs: number) => {
    if (queue.length > 0) await rest(Math.min(tookMs, maxRestMs))
    const next = queue.shift()
    if (next) next()
    else active -= 1
  }

  return {
    enter: async (network) => {
      count(network)
      if (active < atOnce) {
        active += 1
      } else {
        if (queue.length >= waiting) throw new SiteError('unavailable', 'call.searches_busy', { retryAfter: 5 })
        await new Promise<void>((resolve) => queue.push(resolve))
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

const searchPages = new Set(['/find-agent', '/locator', '/help'])

/**
 * Without a query, each of these is one page for everybody, and cached. The router also answers with the data of a page
 * alone, which costs the same search.
 */
export const isSearchPage = (path: string, query: string) =>
  query !== '' && searchPages.has(path.toLowerCase().replace(/(?:\/_)?\.data$/, ''))

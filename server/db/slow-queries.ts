import type { Pool, PoolClient } from 'pg'

type Slow = { query: string; ms: number }

/** Reports every query that took `slowMs` or longer. */
export const watchQueries = (pool: Pool, slowMs: number, onSlow: (slow: Slow) => void) =>
  pool.on('connect', (client) => watch(client, slowMs, onSlow))

function watch(client: PoolClient, slowMs: number, onSlow: (slow: Slow) => void) {
  const query: (...given: unknown[]) => unknown = client.query.bind(client)
  const watched = (...given: unknown[]): unknown => {
    const started = performance.now()
    const report = () => {
      const ms = Math.round(performance.now() - started)
      if (ms >= slowMs) onSlow({ query: withoutValues(textOf(given[0])), ms })
    }
    const last = given.at(-1)
    if (isCallback(last)) {
      const reporting: typeof last = (...answer) => {
        report()
        last(...answer)
      }
      return query(...given.slice(0, -1), reporting)
    }
    const answer = query(...given)
    if (answer instanceof Promise) void answer.then(report, report)
    return answer
  }
  Object.assign(client, { query: watched })
}

const isCallback = (value: unknown): value is (...answer: unknown[]) => void => typeof value === 'function'

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : ''
}

/** Values are sent separately as $1, $2; literals in the text may be someone's position. */
export const withoutValues = (text: string) =>
  text
    .replaceAll(/'(?:[^']|'')*'|[a-z_$][\w$]*|-?\d[\d.]*(?:e[+-]?\d+)?/gi, (part) =>
      /^[a-z_$]/i.test(part) ? part : '?',
    )
    .replaceAll(/\s+/g, ' ')
    .slice(0, 500)

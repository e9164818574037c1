import { Pool } from 'pg'
import { z } from 'zod'
import { openDatabase, type Db } from '../../server/db/client.ts'

type Asked = { text: string; values: unknown[] }

/**
 * Runs the server's own code on a database and asks PostgreSQL for the plan of each query that the code made. A plan reads
 * a table from end to end only if no index fits, however small the table is.
 */
export function openExplained(connectionString: string) {
  const asked: Asked[] = []
  const { db, pool, close } = openDatabase(
    { connectionString },
    () => undefined,
    async () => () => undefined,
  )
  pool.on('connect', (client) => {
    const query: (...given: unknown[]) => unknown = client.query.bind(client)
    const remembered = (...given: unknown[]): unknown => {
      const config = Query.safeParse(given[0]).data
      asked.push({ text: config?.text ?? String(given[0]), values: Values.safeParse(given[1]).data ?? [] })
      return query(...given)
    }
    Object.assign(client, { query: remembered })
  })
  const plain = new Pool({ connectionString, max: 1, options: '-c enable_seqscan=off' })
  const planOf = async ({ text, values }: Asked): Promise<string> => {
    const { rows } = await plain.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
    return [text, ...rows.map((row) => row['QUERY PLAN'])].join('\n')
  }
  return {
    db,
    /** The plans of all queries of some work, each after its text. */
    plansOf: async (work: (db: Db) => Promise<unknown>): Promise<string[]> => {
      asked.length = 0
      await work(db)
      const plans: string[] = []
      for (const one of asked.filter(({ text }) => /^\s*(?:select|with|update|insert|delete)\b/i.test(text)))
        plans.push(await planOf(one))
      return plans
    },
    close: async () => {
      await close()
      await plain.end()
    },
  }
}

const Query = z.object({ text: z.string() })
const Values = z.array(z.unknown())

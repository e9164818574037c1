import { createHash } from 'node:crypto'
import type { TestSite } from './site.ts'

/** What changes by itself, or with a refused call; the audit chain changes with the audit entries only. */
const ownTables = [
  'audit_chain',
  'sessions',
  'limits',
  'sign_in_attempts',
  'signing_keys',
  'crm_tokens',
  'exchange_rates',
  'news_mail',
  'overdue_mail',
]

/** A fingerprint of all other stored data, and of how many sessions have ended. */
export async function stateOf(site: TestSite): Promise<string> {
  const tables = await site.pool.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all($1) order by name`,
    [ownTables],
  )
  const sum = createHash('sha256')
  for (const { name } of tables.rows) {
    const { rows } = await site.pool.query<{ rows: string }>(
      `select coalesce(string_agg(t::text, '|' order by t::text), '') as rows from ${name} t`,
    )
    sum.update(rows[0]?.rows ?? '')
  }
  const { rows } = await site.pool.query<{ ended: string }>('select count(ended_at) as ended from sessions')
  return sum.update(String(rows[0]?.ended)).digest('hex')
}

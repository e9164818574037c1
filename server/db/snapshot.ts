import type { Client } from 'pg'

/** A table as a backup sees it: the stored columns, without computed ones. */
export type Table = { name: string; columns: string[]; counter: string | null }

/** Not worth backing up: short-lived counts and tokens, and what triggers and migrations fill in. */
const excludedTables = [
  'migrations',
  'retention_runs',
  'limits',
  'confirmations',
  'sessions',
  'refresh_tokens',
  'sign_in_attempts',
  'signing_keys',
  // A link that was used or withdrawn after the backup must not work again after a restore.
  'invitations',
  'account_links',
  'challenges',
  'news_mail',
  'overdue_mail',
  'crm_tokens',
  'exchange_rates',
  'application_counts',
  'daily_counts',
  'company_time_zone',
  'backup_runs',
]

const filters: Record<string, string> = { files: `where state = 'kept'` }

/** Every other table, each after the tables it references. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { parents: string[] }>(
    `select name, parents,
       (select array_agg(quote_ident(attname)) from pg_attribute
        where attrelid = id and attnum > 0 and not attisdropped and attgenerated = '') as columns,
       (select attname from pg_attribute where attrelid = id and attidentity <> '') as counter
     from (select oid as id, relname as name,
             array(select confrelid::regclass::text from pg_constraint
                   where contype = 'f' and conrelid = pg_class.oid and confrelid <> conrelid) as parents
           from pg_class
           where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> all($1)) as tables
     order by name`,
    [excludedTables],
  )
  const sorted: typeof rows = []
  const add = (row: (typeof rows)[number]) => {
    if (sorted.includes(row)) return
    rows.filter(({ name }) => row.parents.includes(name)).forEach(add)
    sorted.push(row)
  }
  rows.forEach(add)
  return sorted.map(({ name, columns, counter }) => ({ name, columns, counter }))
}

/** The rows of a table as JSON strings, a thousand at a time. */
export async function* readRows(client: Client, { name, columns }: Table): AsyncGenerator<string[]> {
  const query = `select ${columns.join(', ')} from ${name} ${filters[name] ?? ''}`
  await client.query(`declare reading cursor for select to_jsonb(kept)::text as row from (${query}) as kept`)
  while (true) {
    const { rows } = await client.query<{ row: string }>('fetch 1000 from reading')
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await client.query('close reading')
}

export async function writeRows(client: Client, { name, columns }: Table, rows: string[]): Promise<void> {
  await client.query(
    `insert into ${name} (${columns.join(', ')}) overriding system value
     select ${columns.join(', ')} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
    [`[${rows.join(',')}]`],
  )
}

/** Sets the table's sequence to continue after the highest restored value. */
export async function resumeSequence(client: Client, { name, counter }: Table): Promise<void> {
  if (!counter) return
  await client.query(
    `select setval(pg_get_serial_sequence($1, $2), max(${counter})) from ${name} having max(${counter}) is not null`,
    [name, counter],
  )
}

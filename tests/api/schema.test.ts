import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../../server/db/schema.ts'
import { expect, readingTest as test } from '../support/site.ts'

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const tables = Object.values(schema).filter((part) => part instanceof PgTable)

test('the typed tables match the tables that the migrations create', async ({ site }) => {
  expect(tables.length).toBeGreaterThan(0)
  for (const table of tables) {
    const { name, columns } = getTableConfig(table)
    const typed = columns.map(
      (column) =>
        `${snakeCase(column.name)} ${column.getSQLType().replace(' (', '(').replace(', ', ',').replace('varchar', 'character varying')}${column.notNull ? ' not null' : ''}`,
    )
    const { rows } = await site.pool.query<{ line: string }>(
      `select attname || ' ' || format_type(atttypid, atttypmod) || case when attnotnull then ' not null' else '' end as line
         from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [name],
    )
    expect(rows.map((row) => row.line).toSorted(), name).toEqual(typed.toSorted())
  }
})

test('[OWN-6] every table is typed and declares its personal data, or stores only when something ran', async ({
  site,
}) => {
  const typed = new Set(tables.map((table) => getTableConfig(table).name))
  const { rows } = await site.pool.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const untyped = rows.map((row) => row.relname).filter((name) => !typed.has(name))
  expect(untyped.toSorted()).toEqual(['backup_runs', 'migrations', 'retention_runs'])
})

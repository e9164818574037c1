import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../../server/db/schema.ts'
import { expect, test } from '../support/site.ts'

const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

test('the tables that queries are typed with are the tables that the migrations make', async ({ site }) => {
  for (const table of Object.values(schema).filter((part) => part instanceof PgTable)) {
    const { name, columns } = getTableConfig(table)
    const typed = columns.map(
      (column) =>
        `${snakeCase(column.name)} ${column.getSQLType().replace(' (', '(').replace('varchar', 'character varying')}${column.notNull ? ' not null' : ''}`,
    )
    const { rows } = await site.pool.query<{ line: string }>(
      `select attname || ' ' || format_type(atttypid, atttypmod) || case when attnotnull then ' not null' else '' end as line
         from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
      [name],
    )
    expect(rows.map((row) => row.line).toSorted(), name).toEqual(typed.toSorted())
  }
})

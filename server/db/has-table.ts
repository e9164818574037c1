import type { Client } from 'pg'

/** A database that no site has used yet has no tables, and that of an older version has fewer. */
export async function hasTable(client: Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [name])
  return rows[0]?.found ?? false
}

import type { Client } from 'pg'

/** What matters about a PostgreSQL server and the database on it. */
type Server = { version: number; versionName: string; database: string; encoding: string; now: Date }

export async function readServer(client: Client): Promise<Server> {
  const { rows } = await client.query<Server>(
    `select current_setting('server_version_num')::int as version, current_setting('server_version') as "versionName",
      current_database() as database, current_setting('server_encoding') as encoding, clock_timestamp() as now`,
  )
  const [row] = rows
  if (!row) throw new Error('The server returned no row.')
  return row
}

const oldest = 150_000

/** Why a database cannot hold the data of the site, and what to do. */
export function unsuitable({ version, versionName, database, encoding }: Server) {
  if (version < oldest)
    return { text: `the database server is PostgreSQL ${versionName}`, advice: 'Use PostgreSQL 15 or newer.' }
  // Names of people have letters that no other encoding can store.
  if (encoding !== 'UTF8')
    return {
      text: `the database “${database}” has the encoding ${encoding}`,
      advice: `Create it again: create database "${database}" encoding 'UTF8' template template0`,
    }
  return undefined
}

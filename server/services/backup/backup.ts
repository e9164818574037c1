import { createHash, createHmac } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { lstat, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { z } from 'zod'
import { StartError } from '../../../contract/errors.ts'
import type { StoredJobs } from '../../db/queue.ts'
import { resumeSequence, listTables, readRows, writeRows, type Table } from '../../db/snapshot.ts'
import { isFileKey } from '../../ports/file-key.ts'
import type { FileStore } from '../../ports/files.ts'
import { deriveKey, isSameSecret } from '../secrets.ts'
import type { Draft } from './backup-folder.ts'

const Manifest = z.object({
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  rows: z.record(z.string(), z.number()),
  files: z.number(),
})
type Manifest = z.infer<typeof Manifest>

const names = {
  manifest: 'manifest.json',
  rows: 'rows.jsonl.gz',
  files: 'files',
  sums: 'SHA256SUMS',
  seal: 'SHA256SUMS.hmac',
}
const Line = z.object({ table: z.string(), rows: z.array(z.unknown()) })

/** The name of the queue's jobs among the tables. */
const jobsTable = 'pgboss.job'
const Jobs = z.array(
  z.object({ id: z.string(), name: z.string(), data: z.looseObject({}), startAfter: z.string().optional() }),
)

/**
 * Writes a snapshot of the database, and the files it refers to, into a new folder while the site keeps running. The
 * folder gets its name when it is complete; `sha256sum -c SHA256SUMS` verifies it anywhere. With a secret, the
 * checksums are signed, so that only someone who knows the secret could have written them.
 */
export async function makeBackup(
  client: Client,
  jobs: Pick<StoredJobs, 'list'>,
  store: FileStore,
  { path: draft, keep }: Draft,
  { secret, signal }: { secret: string | undefined; signal: AbortSignal },
): Promise<Manifest> {
  await mkdir(join(draft, names.files), { mode: 0o700 })
  await client.query('begin isolation level repeatable read read only')
  const rows: Record<string, number> = {}
  await pipeline(
    Readable.from(rowLines(client, await listTables(client), jobs, rows)),
    createGzip(),
    createWriteStream(join(draft, names.rows), { mode: 0o600 }),
    { signal },
  )
  const known = await listFileKeys(client)
  const migrations = await appliedMigrations(client)
  await client.query('commit')
  const keys: string[] = []
  for (const key of known) {
    const copy = join(draft, names.files, key)
    try {
      await pipeline(await store.open(key), createWriteStream(copy, { mode: 0o600 }), { signal })
      keys.push(key)
    } catch (cause) {
      // What was erased since the snapshot is not in the backup.
      if (signal.aborted || (await isKept(client, key))) throw cause
      await rm(copy, { force: true })
    }
  }
  const manifest = { madeAt: new Date().toISOString(), migrations, rows, files: keys.length }
  await writeFile(join(draft, names.manifest), `${JSON.stringify(manifest, null, 2)}\n`)
  const sums = await listChecksums(draft, keys)
  await writeFile(join(draft, names.sums), sums)
  if (secret) await writeFile(join(draft, names.seal), `${signChecksums(sums, secret)}\n`)
  signal.throwIfAborted()
  await keep()
  await client.query(
    'insert into backup_runs (ran_at) values (now()) on conflict (one) do update set ran_at = excluded.ran_at',
  )
  return manifest
}

async function* rowLines(
  client: Client,
  tables: Table[],
  jobs: Pick<StoredJobs, 'list'>,
  counts: Record<string, number>,
) {
  for (const table of tables) {
    counts[table.name] = 0
    for await (const rows of readRows(client, table)) {
      counts[table.name] = (counts[table.name] ?? 0) + rows.length
      yield `{"table":${JSON.stringify(table.name)},"rows":[${rows.join(',')}]}\n`
    }
  }
  const open = await jobs.list()
  counts[jobsTable] = open.length
  yield `${JSON.stringify({ table: jobsTable, rows: open })}\n`
}

async function listFileKeys(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(`select key from files where state = 'kept' order by key`)
  const invalid = rows.find(({ key }) => !isFileKey(key))
  if (invalid) throw new StartError(`The database names a file that cannot be ours: ${JSON.stringify(invalid.key)}`)
  return rows.map(({ key }) => key)
}

async function isKept(client: Client, key: string): Promise<boolean> {
  const { rowCount } = await client.query(`select from files where key = $1 and state = 'kept'`, [key])
  return rowCount !== 0
}

const signChecksums = (sums: string, secret: string) =>
  createHmac('sha256', deriveKey(secret, 'backup')).update(sums).digest('hex')

async function appliedMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select name from migrations where name like '%.sql' order by name",
  )
  return rows.map(({ name }) => name)
}

/** The format of `sha256sum`. */
async function listChecksums(folder: string, keys: string[]): Promise<string> {
  const paths = [names.manifest, names.rows, ...keys.map((key) => `${names.files}/${key}`)]
  const sums = []
  for (const path of paths) sums.push(`${await checksumOf(join(folder, path))}  ${path}\n`)
  return sums.join('')
}

async function checksumOf(path: string): Promise<string> {
  const sum = createHash('sha256')
  await pipeline(createReadStream(path), sum)
  return sum.digest('hex')
}

/** `isSealChecked` is false when it is unknown whether someone changed the checksums. */
type Restored = Manifest & { isSealChecked: boolean }

/** Refuses a folder that is not a backup, before a database is started for it. */
export async function assertIsBackup(folder: string): Promise<void> {
  try {
    await readFile(join(folder, names.sums))
  } catch (cause) {
    throw new StartError(`${folder} is not a backup: it has no ${names.sums} that can be read.`, { cause })
  }
}

/** Restores a backup into a migrated database without data, and an empty file store. */
export async function restoreBackup(
  client: Client,
  jobs: Pick<StoredJobs, 'add'>,
  store: FileStore,
  folder: string,
  secret: string | undefined,
): Promise<Restored> {
  const sums = await readFile(join(folder, names.sums), 'utf8')
  const isSealChecked = await checkSeal(folder, sums, secret)
  const keys = await checkSums(folder, sums)
  const manifest = Manifest.parse(JSON.parse(await readFile(join(folder, names.manifest), 'utf8')))
  await checkTarget(client, manifest)
  for (const key of keys) {
    // A restore that was cut off may have left a part of it.
    await store.remove(key)
    await store.put(key, createReadStream(join(folder, names.files, key)))
  }
  const tables = await listTables(client)
  await client.query('begin')
  for (const { name } of tables.toReversed()) await client.query(`delete from ${name}`)
  const text = createReadStream(join(folder, names.rows)).pipe(createGunzip())
  let latest = ''
  for await (const line of createInterface({ input: text })) {
    const { table, rows } = Line.parse(JSON.parse(line))
    if (table === jobsTable) {
      await jobs.add(Jobs.parse(rows))
      continue
    }
    const target = tables.find(({ name }) => name === table)
    if (!target) throw new StartError(`The backup has a table ${table} that this version of the site does not know.`)
    // What triggers have filled in until now is in the backup too.
    if (table !== latest) await client.query(`delete from ${table}`)
    latest = table
    await writeRows(
      client,
      target,
      rows.map((row) => JSON.stringify(row)),
    )
  }
  // Those that were erased while the backup was made.
  await client.query('delete from files where key <> all($1)', [keys])
  for (const table of tables) await resumeSequence(client, table)
  await client.query('commit')
  return { ...manifest, isSealChecked }
}

async function checkSeal(folder: string, sums: string, secret: string | undefined): Promise<boolean> {
  const seal = await readFile(join(folder, names.seal), 'utf8').catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return undefined
    throw cause
  })
  if (secret === undefined || seal === undefined) return false
  if (isSameSecret(seal.trim(), signChecksums(sums, secret))) return true
  throw new StartError('The backup was changed, or made with another AUTH_SECRET: its checksum does not match.')
}

/** Verifies everything before anything is written; returns the keys of the files. */
async function checkSums(folder: string, text: string): Promise<string[]> {
  const listed = text.trimEnd().split('\n').map(readLine)
  for (const { sum, path } of listed) {
    const about = await lstat(join(folder, path))
    if (!about.isFile() || (await checksumOf(join(folder, path))) !== sum)
      throw new StartError(`The backup is damaged: ${path} has changed.`)
  }
  const paths = new Set(listed.map(({ path }) => path))
  const missing = [names.manifest, names.rows].find((name) => !paths.has(name))
  if (missing) throw new StartError(`The backup is damaged: ${missing} is not in its list.`)
  return listed.flatMap(({ key }) => key ?? [])
}

/** A line names one of the two fixed files, or a stored file by its key. */
function readLine(line: string): { sum: string; path: string; key: string | undefined } {
  const [, sum = '', path = ''] = /^([\da-f]+)  (\S+)$/.exec(line) ?? []
  const key = path.startsWith(`${names.files}/`) ? path.slice(names.files.length + 1) : undefined
  if (path === names.manifest || path === names.rows || (key !== undefined && isFileKey(key))) return { sum, path, key }
  throw new StartError(`The backup is damaged: its list names ${JSON.stringify(path || line)}.`)
}

async function checkTarget(client: Client, { migrations }: Manifest) {
  const { rows } = await client.query<{ used: boolean }>(
    `select exists (select from admins) or exists (select from leads) or exists (select from applications)
       or exists (select from audit_entries) as used`,
  )
  if (rows[0]?.used) throw new StartError('This database is in use. Restore into an empty one.')
  if ((await appliedMigrations(client)).join() !== migrations.filter((name) => name.endsWith('.sql')).join()) {
    throw new StartError('The backup was made by another version of the site. Restore it with that one, then upgrade.')
  }
}

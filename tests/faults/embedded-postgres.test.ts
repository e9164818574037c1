import { spawn, spawnSync } from 'node:child_process'
import { chown, lstat, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test as base } from 'vitest'
import { reachDatabase } from '../../server/db/reach-database.ts'
import { commandOf } from '../../server/db/process-command.ts'
import { isLongRun } from '../../support/fault-rounds.ts'
import { databaseOf, runProgram, runToEnd, startProcess, type SiteProcess } from '../../support/site-process.ts'
import { newDataFolder } from '../../support/data-folder.ts'

/** A site for the tests that leave it running, and a data folder that is removed along with any process still in it. */
const test = base.extend<{ $file: { site: SiteProcess }; $test: { dataDir: string } }>({
  site: [
    async ({}, use) => {
      const site = await startProcess()
      await use(site)
      expect(await site.stop()).toBe(0)
      await site.remove()
    },
    { scope: 'file' },
  ],
  dataDir: async ({}, use) => {
    const dataDir = await newDataFolder('site-faults-')
    await use(dataDir)
    const pid = await postmaster(dataDir)
    if (pid) killHard(pid)
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 })
  },
})

const pidFile = (dataDir: string) => join(dataDir, 'postgres', 'cluster', 'postmaster.pid')

async function postmaster(dataDir: string): Promise<number | undefined> {
  const text = await readFile(pidFile(dataDir), 'utf8').catch(() => '')
  return Number.parseInt(text, 10) || undefined
}

function killHard(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ESRCH')) throw cause
  }
}

const connectTo = async (dataDir: string) => {
  const client = new Client(databaseOf(dataDir))
  client.on('error', () => undefined)
  await client.connect()
  return client
}

test('a second site on the same folder exits with a reason and harms nothing', async ({ site }) => {
  const second = await runToEnd(site.dataDir)
  expect(second.code).toBe(1)
  expect(second.output.trim()).toBe(
    `Another site, or a command such as a backup, is using the data folder ${site.dataDir}. Stop the site, wait for the ` +
      'command to end, or set DATA_DIR to another folder.',
  )
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  expect((await fetch(`${site.url}/api/jobs`)).status).toBe(200)
})

test('two sites that start together on a new folder: one serves, the other exits with a reason', async ({
  dataDir,
}) => {
  const starts = await Promise.allSettled([startProcess({ dataDir }), startProcess({ dataDir })])
  const running = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
  const refused = starts.flatMap((start) => (start.status === 'rejected' ? [String(start.reason)] : []))
  expect(running).toHaveLength(1)
  expect(refused.join()).toContain('is using the data folder')
  expect((await fetch(`${running[0]?.url}/api/jobs`)).status).toBe(200)
  await running[0]?.stop()
})

test('the last of several commands stops the database; a site that starts before that says so', async ({ dataDir }) => {
  const first = await reachDatabase({ dataDir })
  const settings = join(dataDir, 'postgres', 'cluster', 'postgresql.conf')
  const { ino } = await lstat(settings)
  const { client, stop } = await reachDatabase({ dataDir })
  // A file that is rewritten in place is empty for a moment. A server that starts then would listen elsewhere.
  expect((await lstat(settings)).ino).not.toBe(ino)
  await first.stop()
  const refused = runToEnd(dataDir)
  const waiting = `select from pg_stat_activity where query like '%pg_try_advisory_lock%' and pid <> pg_backend_pid()`
  // One is the connection of the second command.
  await expect.poll(async () => (await client.query(waiting)).rowCount, { timeout: 20_000, interval: 20 }).toBe(2)
  await stop()
  expect(await postmaster(dataDir)).toBeUndefined()
  expect(await refused).toEqual({ code: 1, output: expect.stringContaining('a command such as a backup, is using') })
  const site = await startProcess({ dataDir })
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  expect(await site.stop()).toBe(0)
})

test('a stopped site leaves nothing running, and starts in spite of a pid file that names an unrelated process', async ({
  dataDir,
}) => {
  const first = await startProcess({ dataDir })
  const file = await readFile(pidFile(dataDir), 'utf8')
  const server = await postmaster(dataDir)
  expect(server).toBeGreaterThan(0)
  expect(await first.stop('SIGTERM')).toBe(0)
  expect(await postmaster(dataDir)).toBeUndefined()
  await expect.poll(() => commandOf(server ?? 0)).not.toContain('postgres')
  const stranger = spawn('sleep', ['300'])
  await writeFile(pidFile(dataDir), file.replace(/^\d+/, String(stranger.pid)), { mode: 0o600 })
  const second = await startProcess({ dataDir })
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
  expect(stranger.exitCode).toBeNull()
  stranger.kill()
  expect(await second.stop()).toBe(0)
})

test('after a crash, a site starts even though both lock files name the database of another site', async ({
  site: other,
  dataDir,
}) => {
  const first = await startProcess({ dataDir })
  const lock = join(dataDir, 'postgres', 'run', '.s.PGSQL.5432.lock')
  const files = await Promise.all([pidFile(dataDir), lock].map(async (file) => [file, await readFile(file, 'utf8')]))
  const own = await postmaster(dataDir)
  await first.stop('SIGKILL')
  killHard(own ?? 0)
  const stranger = await postmaster(other.dataDir)
  for (const [file = '', text = ''] of files)
    await writeFile(file, text.replace(/^\d+/, String(stranger)), { mode: 0o600 })
  const second = await startProcess({ dataDir })
  expect((await fetch(`${second.url}/readyz`)).status).toBe(200)
  expect((await fetch(`${other.url}/readyz`)).status).toBe(200)
  expect(await second.stop()).toBe(0)
})

test('variables that are meant for another database, and a name that PostgreSQL would split, change nothing', async ({
  dataDir,
}) => {
  const named = join(dataDir, 'Diiwaanka, “ÅÄÖ”', 'д'.repeat(30))
  const settings = {
    PGPORT: '6543',
    PGSSLMODE: 'require',
    PGOPTIONS: '-c default_transaction_read_only=on',
    PGDATESTYLE: 'German',
    LC_ALL: 'tr_TR.UTF-8',
  }
  const site = await startProcess({ dataDir: named, settings })
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  // A command in a shell without them finds the database of the running site.
  expect((await runProgram('admin.ts', [], named)).output).toContain('There is no admin yet.')
  expect(await site.stop()).toBe(0)
})

const asNobody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups']
/** Only root can, and only where that user may read the project. */
const canBeNobody = spawnSync('setpriv', [...asNobody.slice(1), process.execPath, '--version']).status === 0

test.runIf(canBeNobody)(
  'a command that root runs on the stopped site of another user leaves all of it to that user',
  async ({ dataDir }) => {
    await chown(dataDir, 65_534, 65_534)
    const site = await startProcess({ dataDir, through: asNobody })
    expect(await site.stop()).toBe(0)
    expect((await runProgram('admin.ts', [], dataDir)).output).toContain('There is no admin yet.')
    for (const name of await readdir(dataDir, { recursive: true }))
      expect((await lstat(join(dataDir, name))).uid, name).toBe(65_534)
  },
)

test('a log that cannot be written does not end the site', async () => {
  const site = await startProcess({ through: ['sh', '-c', 'exec "$@" 2>/dev/full', 'sh'] })
  for (let times = 0; times < 3; times += 1) expect((await fetch(`${site.url}/api/jobs`)).status).toBe(200)
  expect(await site.stop()).toBe(0)
  await site.remove()
})

test('a database that crashes is restarted while the site keeps running', async ({ site }) => {
  killHard((await postmaster(site.dataDir)) ?? 0)
  await expect.poll(() => site.output(), { timeout: 60_000 }).toContain('database restarted')
  await expect.poll(async () => (await fetch(`${site.url}/readyz`)).status, { timeout: 30_000 }).toBe(200)
  expect((await fetch(`${site.url}/api/jobs`)).status).toBe(200)
})

test('the database log contains no values', async ({ site }) => {
  const client = await connectTo(site.dataDir)
  const insert = `insert into admins (username, password_hash) values ('amina.personal', 'x'), ('amina.personal', 'y')`
  await expect(client.query(insert)).rejects.toThrow('duplicate key')
  await expect(client.query(`select 'amina.personal'::int`)).rejects.toThrow('invalid input')
  await client.end()
  const readLog = () => readFile(join(site.dataDir, 'postgres', 'server.log'), 'utf8')
  await expect.poll(readLog).toContain('invalid input')
  const log = await readLog()
  expect(log).toContain('duplicate key')
  expect(log.replaceAll(/invalid input syntax for type integer: "[^"]*"/g, '')).not.toContain('amina')
})

/** Alternates between killing the site with its database and without it. */
const kills = isLongRun ? 20 : 2

test(`every acknowledged row survives kill -9 at random moments, ${kills} times, and a database that was left is taken over`, async ({
  dataDir,
}) => {
  const acknowledged: number[] = []
  let left: number | undefined
  for (let round = 0; round < kills; round++) {
    const site = await startProcess({ dataDir })
    if (left !== undefined) expect(await postmaster(dataDir)).toBe(left)
    const client = await connectTo(dataDir)
    await client.query('create table if not exists witness (id bigint primary key)')
    const writing = writeUntilCut(client, round * 1_000_000, acknowledged)
    const enough = acknowledged.length + 20 + Math.floor(Math.random() * 200)
    await expect.poll(() => acknowledged.length, { interval: 1, timeout: 30_000 }).toBeGreaterThan(enough)
    // Every second round the database is killed with its site, in the middle of a write.
    const database = await postmaster(dataDir)
    const isDatabaseKilled = round % 2 === 0
    await site.stop('SIGKILL')
    if (isDatabaseKilled && database) killHard(database)
    else await client.end()
    left = isDatabaseKilled ? undefined : database
    await writing
  }
  const site = await startProcess({ dataDir })
  expect(await postmaster(dataDir)).toBe(left)
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
  const client = await connectTo(dataDir)
  const { rows } = await client.query<{ id: string }>('select id from witness')
  await client.end()
  await site.stop()
  const kept = new Set(rows.map((row) => Number(row.id)))
  expect(acknowledged.length).toBeGreaterThan(20 * kills)
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
})

/** Writes rows and records each one that the database acknowledged, until the connection is lost. */
async function writeUntilCut(client: Client, start: number, acknowledged: number[]) {
  for (let id = start; ; id++) {
    try {
      await client.query('insert into witness values ($1)', [id])
    } catch {
      return
    }
    acknowledged.push(id)
  }
}

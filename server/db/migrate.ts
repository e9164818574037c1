import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client } from 'pg'
import { brand } from '../../content/brand/company.ts'
import { StartError } from '../../contract/errors.ts'
import { dbOf, openClient, type Connection } from './client.ts'
import { countDaysIn } from './queries/daily-counts.ts'
import { seed, seedAgents, seedPrices } from './seed.ts'
import { readServer, unsuitable } from './suitable-server.ts'
import { withDriver } from './unreachable.ts'

const folder = join(import.meta.dirname, 'migrations')

/** Must be unique among the site's advisory locks. */
const migrationLock = 7_210_001

/**
 * Brings the schema up to date and, if samples are enabled, fills an empty database. Instances that start together wait
 * on one lock, which has its own connection; each step is one transaction and runs once.
 */
export async function migrate(connection: Connection, withSamples: boolean): Promise<string[]> {
  const client = await withDriver(openClient(connection))
  try {
    await refuseUnsuitable(client)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query(`create table if not exists migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from migrations')
    const done = new Map(rows.map((row) => [row.name, row.checksum]))
    const applied = await applyAll(client, done, withSamples)
    await countDaysIn(dbOf(client), brand.timeZone)
    return applied
  } finally {
    await client.end()
  }
}

async function refuseUnsuitable(client: Client) {
  const problem = unsuitable(await readServer(client))
  if (problem) throw new StartError(`Cannot start: ${problem.text}. ${problem.advice}`)
}

async function applyAll(client: Client, done: Map<string, string>, withSamples: boolean): Promise<string[]> {
  const applied: string[] = []
  for (const step of [...(await listMigrations()), ...(withSamples ? samples : [])]) {
    const before = done.get(step.name)
    if (before === step.checksum) continue
    if (before)
      throw new StartError(`Migration ${step.name} was changed after it had been applied; add a new one instead.`)
    await applyOnce(client, step)
    applied.push(step.name)
  }
  return applied
}

type Step = { name: string; checksum: string; run: (client: Client) => Promise<unknown> }

async function listMigrations(): Promise<Step[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const files = names.map(async (name): Promise<Step> => {
    const text = await readFile(join(folder, name), 'utf8')
    const checksum = hash('sha256', text)
    return { name, checksum, run: (client) => client.query(text) }
  })
  return Promise.all(files)
}

const sampleStep = (name: string, fill: typeof seed): Step => ({
  name,
  checksum: name,
  run: (client) => fill(dbOf(client)),
})

/** Recorded like migrations, so that samples an admin removed do not come back. */
const samples = [sampleStep('seed', seed), sampleStep('seed-agents', seedAgents), sampleStep('seed-prices', seedPrices)]

async function applyOnce(client: Client, step: Step) {
  await client.query('begin')
  try {
    await step.run(client)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [step.name, step.checksum])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback')
    const reason = cause instanceof Error ? cause.message : ''
    throw new StartError(`Migration ${step.name} failed and was undone: ${reason}`, { cause })
  }
}

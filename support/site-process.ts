import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { root, serverCommand } from '../scripts/places.mjs'
import { newDataFolder } from './data-folder.ts'

export type SiteProcess = {
  url: string
  pid: number
  dataDir: string
  /** Everything it has printed. */
  output: () => string
  /** Sets its wall clock this many milliseconds ahead of the real one, or behind; needs the `jumpingClock` setting. */
  setClockOffset: (ahead: number) => Promise<void>
  /** Sends a signal, waits for the process to end, and returns the exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
  /** Stops it and removes its data. */
  remove: () => Promise<void>
}

/**
 * `folder` is another copy of the project; `through` is a wrapper command that runs the site, for example with its own
 * disk.
 */
type Options = { folder?: string; dataDir?: string; settings?: Record<string, string>; through?: string[] }

/** A setting for a site whose clock can be changed. */
export const jumpingClock = { NODE_OPTIONS: `--import=${join(import.meta.dirname, 'jumping-clock.mjs')}` }

/** What makes a start cheaper in CPU time without changing what is started; compiled code is reused between starts. */
const quickStart = `--import=${join(import.meta.dirname, 'quick-start.mjs')}`
export const compileCache = join(root, 'test-results', 'compile-cache')

/** The site as its own process, with its own PostgreSQL and data folder. */
export async function startProcess(options: Options = {}): Promise<SiteProcess> {
  const { folder: project = root, settings = {}, through = [] } = options
  const folder = options.dataDir ?? (await (isUsual(options) ? newSiteFolder() : emptyFolder()))
  const command = serverCommand.map((part) => part.replace(root, project))
  const child = spawnNode(command, folder, settings, through, project)
  const printed = collectOutput(child)
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The site ended with ${code}: ${printed()}`)))
    child.stdout?.on('data', () => {
      const ready = /is ready at (\S+)/.exec(printed())?.[1]
      if (ready) resolve(ready)
    })
  })
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => ended(child, () => child.kill(signal))
  return {
    url,
    pid: child.pid ?? 0,
    dataDir: folder,
    output: printed,
    setClockOffset: async (ahead) => {
      const jumped = once(child, 'message')
      child.send({ ahead })
      await jumped
    },
    stop,
    remove: async () => {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** How to connect to the database in the data folder of a site. */
export const databaseOf = (dataDir: string) => ({
  host: join(dataDir, 'postgres', 'run'),
  user: 'site',
  database: 'postgres',
})

export async function queryOf<Row extends object = Record<string, unknown>>(
  dataDir: string,
  statement: string,
  values: unknown[] = [],
) {
  const client = new Client(databaseOf(dataDir))
  await client.connect()
  const { rows } = await client.query<Row>(statement, values)
  await client.end()
  return rows
}

/** Whether a data folder that another site has set up suits this one. */
const isUsual = ({ folder, settings = {} }: Options) =>
  folder === undefined && ['DATABASE_URL', 'AUTH_SECRET', 'SAMPLE_DATA'].every((name) => !settings[name])

/** A new folder. With PREPARED_DATA, it is a copy of that folder, whose database is set up: the site starts faster. */
export async function newSiteFolder(): Promise<string> {
  const prepared = process.env['PREPARED_DATA']
  if (!prepared) return emptyFolder()
  const dataDir = await newDataFolder('site-')
  await promisify(execFile)('cp', ['-a', `${prepared}/.`, dataDir])
  return dataDir
}

/** On the disk, where benchmarks have their data. */
const emptyFolder = () => mkdtemp(join(tmpdir(), 'site-'))

/** Runs the site until it exits by itself, as it does when it cannot start. */
export const runToEnd = (dataDir: string, settings: Record<string, string> = {}) =>
  toEnd(spawnNode(serverCommand, dataDir, settings))

/** Runs one of the programs of the server folder until it exits. */
export const runProgram = (...program: Parameters<typeof startProgram>) => startProgram(...program).result

/** The same, for a test that kills it midway. */
export function startProgram(name: string, args: string[], dataDir: string, settings: Record<string, string> = {}) {
  const child = spawnNode([join(root, 'server', name), ...args], dataDir, settings)
  return { result: toEnd(child), kill: (signal: NodeJS.Signals) => child.kill(signal) }
}

async function toEnd(child: ChildProcess) {
  const printed = collectOutput(child)
  const code = await ended(child, () => undefined)
  return { code, output: printed() }
}

function spawnNode(
  args: string[],
  dataDir: string,
  settings: Record<string, string>,
  through: string[] = [],
  cwd: string = root,
) {
  const [program = '', ...rest] = [...through, process.execPath, quickStart, ...args]
  return spawn(program, rest, {
    cwd,
    env: {
      NODE_ENV: 'production',
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      NODE_COMPILE_CACHE: compileCache,
      // A site over https would let nobody in before they enroll.
      REQUIRE_SECOND_FACTOR: 'false',
      // Tests search faster than people do.
      SEARCH_LIMIT_PER_MINUTE: '1000000',
      // Tests look for sample agents and vacancies, even if the brand is a real company.
      SAMPLE_DATA: 'true',
      ...settings,
    },
    // The site stops by itself when its IPC channel closes, so it does not outlive the test.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
}

function collectOutput(child: ChildProcess): () => string {
  let text = ''
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return () => text
}

const ended = (child: ChildProcess, act: () => void) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode)
    child.once('exit', (code) => resolve(code))
    act()
  })

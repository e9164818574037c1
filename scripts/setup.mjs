// Shared by the scripts, which run on the Node that the project installs (see `launch.mjs`).
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, isAbsolute, join, relative } from 'node:path'
import { publicUrlRule, readPublicUrl } from '../contract/public-url.ts'
import { outdatedMessage, outdatedDrawings } from './drawn.ts'
import { saveAssets, restoreAssets } from './keep-assets.mjs'
import { AlreadyRunning, withLock } from './lock.mjs'
import { at, projectNode, root } from './places.mjs'
import { step } from './step.mjs'

/** Runs a command and shows its output; rejects when it fails. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      // On Windows, the programs of packages are .cmd files.
      shell: process.platform === 'win32' && !isAbsolute(command),
      ...options,
      env: { ...process.env, ...environment(), ...options.env },
    })
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      code === 0
        ? resolve()
        : reject(new CommandFailed(`${[command, ...args].join(' ')} ended with ${signal ?? code}`, code ?? 1)),
    )
  })
}

export class CommandFailed extends Error {
  constructor(message, code) {
    super(message)
    this.code = code
  }
}

/**
 * Puts the project's Node first in the PATH of package programs; not every npm links it next to them. Playwright leaves
 * TypeScript to Node, because its own compiler takes twice as long.
 */
const environment = () => ({
  PATH: [dirname(projectNode()), at('node_modules', '.bin'), process.env.PATH].join(delimiter),
  PW_DISABLE_TS_ESM: '1',
})

/** Builds the site if its sources or its public URL changed. */
export async function build() {
  const expectedStamp = hash(
    [
      'app',
      'content',
      'contract',
      'public',
      'scripts/client-entry.ts',
      'scripts/client-packages.ts',
      'scripts/compress.mjs',
      'scripts/forms-zod.ts',
      'scripts/inline-script.ts',
      'scripts/payout-flags.ts',
      'scripts/picture-colors.ts',
      'scripts/static-paths.ts',
      'scripts/tokens.ts',
      'vite.config.ts',
      'react-router.config.ts',
      'package-lock.json',
    ].flatMap((name) => filesUnder(at(name))),
    `${publicUrl()} ${new Date().getFullYear()}`,
  )
  const stamp = at('build', '.stamp')
  if (read(stamp) === expectedStamp) return
  await withLock(at('.build-lock'), 'A build', async () => {
    rmSync(stamp, { force: true })
    saveAssets(at('build'))
    await step('Building the site', 'up to a minute', async () => {
      await run('react-router', ['build', '--logLevel', 'warn'], { env: { NODE_ENV: 'production' } })
      await run(projectNode(), [at('scripts', 'compress.mjs'), at('build', 'client')])
    })
    restoreAssets(at('build'))
    writeFileSync(at('build', 'public-url'), `${publicUrl()}\n`)
    writeFileSync(stamp, expectedStamp)
  })
  const outdated = outdatedDrawings()
  if (outdated.length > 0) console.warn(outdatedMessage(outdated))
}

/** The URL that is written into the pages. */
export function publicUrl() {
  const url = readPublicUrl(process.env.PUBLIC_URL || 'http://localhost:3000')
  if (url === undefined) throw new CommandFailed(`Cannot build: PUBLIC_URL ${publicUrlRule}.`, 1)
  return url
}

/** Loads settings from `.env`; environment variables take precedence. */
export function loadSettings() {
  if (existsSync(at('.env'))) process.loadEnvFile(at('.env'))
}

function filesUnder(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .toSorted()
}

function hash(files, more = '') {
  const sum = createHash('sha256').update(more)
  for (const file of files) sum.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  return sum.digest('hex')
}

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

/** Exits with the code of the failed command, which has already printed why. */
export function main(work) {
  work().catch((cause) => {
    console.error(cause instanceof CommandFailed || cause instanceof AlreadyRunning ? cause.message : cause)
    process.exitCode = cause.code ?? 1
  })
}

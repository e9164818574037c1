// What `npm start`, `npm test` and the rest share. Plain Node 20 and built-ins only: it runs before anything is installed.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { putAside, putBack } from './keep-assets.mjs'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const at = (...parts) => join(root, ...parts)

/** The Node that the project runs on, brought by npm; the one that started us may be older. */
export const node = at('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/**
 * What that Node is told to run as the server. An upload passes through buffers that count as garbage of the heap; told
 * nothing, Node searches the whole heap for them every few megabytes, which halves the speed of an upload, and after its
 * start keeps 80 MB more than it needs.
 */
export const server = ['--heap-growing-percent=200', '--max-semi-space-size=16', at('server', 'main.ts')]

/** Runs a command with its output shown; rejects when it fails. */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
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

const environment = () => ({
  PATH: `${at('node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
})

/** Installs the locked packages when they are missing or the lock has changed. */
export async function install() {
  const wanted = hash([at('package-lock.json')])
  const stamp = at('node_modules', '.installed')
  if (existsSync(node) && read(stamp) === wanted) return
  if (lstatSync(at('node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    throw new CommandFailed('node_modules is a link: installing would empty the folder behind it. Remove the link.', 1)
  }
  console.log('Installing packages (about a minute the first time) …')
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { shell: process.platform === 'win32' })
  writeFileSync(stamp, wanted)
}

/** Builds the site when its sources, or the address it is published at, have changed. */
export async function build() {
  const wanted = hash(
    [
      'app',
      'content',
      'contract',
      'public',
      'scripts/inline-script.ts',
      'scripts/compress.mjs',
      'scripts/tokens.ts',
      'vite.config.ts',
      'react-router.config.ts',
      'package-lock.json',
    ].flatMap((name) => filesUnder(at(name))),
    `${process.env.PUBLIC_URL ?? ''} ${new Date().getFullYear()}`,
  )
  const stamp = at('build', '.stamp')
  if (read(stamp) === wanted) return
  console.log('Building the site …')
  rmSync(stamp, { force: true })
  putAside(at('build'))
  await run('react-router', ['build', '--logLevel', 'warn'], { env: { NODE_ENV: 'production' } })
  await run(node, [at('scripts', 'compress.mjs'), at('build', 'client')])
  putBack(at('build'))
  mkdirSync(at('build'), { recursive: true })
  writeFileSync(stamp, wanted)
}

/** Settings from `.env`, as far as the environment does not set them. */
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

/** Ends with the code of what failed; a failed command has already said why. */
export function main(work) {
  work().catch((cause) => {
    if (!(cause instanceof CommandFailed)) console.error(cause)
    else console.error(cause.message)
    process.exitCode = cause.code ?? 1
  })
}

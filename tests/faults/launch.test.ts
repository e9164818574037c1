import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { root } from '../../scripts/places.mjs'
import { isLongRun } from '../../support/fault-rounds.ts'
import { startDevelopment } from '../support/development-site.ts'
import { fetchNode, startupScripts } from '../support/fetch-node.ts'
import { test } from '../support/temporary-folder.ts'

const run = promisify(execFile)

const toNpm = { name: 'a signal to npm', signal: 'SIGTERM', to: 'npm', use: expectIslands } as const
const ctrlC = { name: 'Ctrl-C, which reaches the whole group', signal: 'SIGINT', to: 'group', use: undefined } as const

for (const { name, signal, to, use } of isLongRun ? [toNpm, ctrlC] : [toNpm]) {
  test(`npm run dev leaves nothing running after ${name}`, async ({ folder }) => {
    const { url, stop } = await startDevelopment(folder)
    await use?.(url)
    expect(await stop(signal, to)).toContain('Stopping')
    await expect(readFile(join(folder, 'postgres', 'cluster', 'postmaster.pid'))).rejects.toThrow('ENOENT')
  })
}

/** As in the build, only the islands of a public page are hydrated, by the same entry. */
async function expectIslands(url: string) {
  const html = await (await fetch(url)).text()
  expect(html).toContain('data-island="')
  expect(html).not.toContain('__reactRouterContext')
  const entry = /<script type="module" src="([^"]+)"/.exec(html)?.[1]
  expect(entry).toBe('/app/entry.client.ts')
  const script = await (await fetch(new URL(entry ?? '', url))).text()
  // Each module that hydrates an island is served, also the one that React needs for hot reload.
  const later = [...script.matchAll(/import\("([^"]+)"\)/g)].map(([, path = '']) => new URL(path, url))
  expect(later.length).toBeGreaterThan(1)
  for (const path of later) expect((await fetch(path)).status, path.href).toBe(200)
}

test('[OWN-1] even a Node that is too old can parse what runs before the project’s Node, and is refused in one sentence', async ({
  folder,
}) => {
  const old = await fetchNode('16.0.0', folder)
  for (const name of startupScripts) await run(old, ['--check', join(root, 'scripts', name)])
  const refused = run(old, ['scripts/run.cjs', 'start'], { cwd: root })
  await expect(refused).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^This site needs Node 18[^\n]*\n$/),
  })
})

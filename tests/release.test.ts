import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../scripts/places.mjs'
import { readVersion } from '../server/config/version.ts'

test('the newest release in the changelog is the version of the package', async () => {
  const changelog = await readFile(join(root, 'CHANGELOG.md'), 'utf8')
  const headings = [...changelog.matchAll(/^## \[(.+)\]/gm)].map(([, name]) => name)
  expect(headings.slice(0, 2)).toEqual(['Unreleased', await readVersion()])
})

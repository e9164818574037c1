import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../scripts/places.mjs'
import { readVersion } from '../server/config/version.ts'

test('the newest release in the changelog is the version of the package, and every release has its date', async () => {
  const changelog = await readFile(join(root, 'CHANGELOG.md'), 'utf8')
  const [[first] = [], ...releases] = [...changelog.matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
    heading.split(' - '),
  )
  expect([first, releases[0]?.[0]]).toEqual(['[Unreleased]', `[${await readVersion()}]`])
  for (const [name, date] of releases) expect(date, name).toMatch(/^\d{4}-\d\d-\d\d$/)
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { thorough } from '../scripts/thorough-tests.mjs'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const requirements = [...read('docs/requirements.md').matchAll(/^- ([A-Z\d]+-\d+)/gm)].map(([, id]) => id)

test('every requirement is named by a test that npm test runs', () => {
  const files = globSync('{app,content,contract,scripts,server,tests}/**/*.{test,spec}.ts', {
    cwd: root,
    exclude: ['tests/proofs/**'],
  })
  const titles = files.flatMap((file) => read(file).split('\n')).filter((line) => !line.includes(thorough))
  const named = new Set(
    titles.flatMap((line) =>
      [...line.matchAll(/\[([A-Z\d]+-\d+(?: [A-Z\d]+-\d+)*)\]/g)].flatMap(([, ids]) => ids?.split(' ')),
    ),
  )
  expect(requirements.length).toBeGreaterThan(100)
  expect(requirements.filter((id) => !named.has(id))).toEqual([])
})

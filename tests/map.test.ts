import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../scripts/places.mjs'

const map = readFileSync(join(root, 'docs', 'map.md'), 'utf8')

test('the map of the code has every folder of app, server, and tests, and only what exists', () => {
  const folders = globSync('{app,server,server/services,tests}/*/', { cwd: root }).map((path) => basename(path))
  expect(folders.length).toBeGreaterThan(25)
  expect(folders.filter((name) => !map.includes(`${name}/\``))).toEqual([])
  const paths = [...map.matchAll(/`((?:app|bench|content|contract|scripts|server|support|tests)\/[^`{*]+)`/g)]
  expect(paths.length).toBeGreaterThan(30)
  expect(paths.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path)))).toEqual([])
  const names = new Set(globSync('{app,contract,server,tests}/**/*.*', { cwd: root }).map((path) => basename(path)))
  const namedAlone = [...map.matchAll(/`([\w-]+\.tsx?)`/g)]
  expect(namedAlone.length).toBeGreaterThan(15)
  expect(namedAlone.map(([, name = '']) => name).filter((name) => !names.has(name))).toEqual([])
})

import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { test } from '../tests/support/temporary-folder.ts'
import { maxBuilds, saveAssets, restoreAssets } from './keep-assets.mjs'

test('assets of the previous build are still served, and old ones are removed in time', async ({ folder: parent }) => {
  const folder = join(parent, 'build')
  const assets = join(folder, 'client', 'assets')
  /** Like the real build, it removes its folder first. */
  const build = async (...names: string[]) => {
    saveAssets(folder)
    await rm(folder, { recursive: true, force: true })
    await mkdir(assets, { recursive: true })
    for (const name of names) await writeFile(join(assets, name), name)
    restoreAssets(folder)
    return (await readdir(assets)).toSorted()
  }
  expect(await build('page-1.js', 'page-1.js.br', 'same.css')).toEqual(['page-1.js', 'page-1.js.br', 'same.css'])
  expect(await build('page-2.js', 'same.css')).toEqual(['page-1.js', 'page-1.js.br', 'page-2.js', 'same.css'])
  for (let number = 3; number < 9; number += 1) {
    const names = await build(`page-${number}.js`, 'same.css')
    const pages = Array.from({ length: maxBuilds + 1 }, (_, age) => `page-${number - age}.js`)
    expect(names.filter((name) => !name.endsWith('.br'))).toEqual([...pages.toReversed(), 'same.css'])
  }
  expect(await readdir(parent)).toEqual(['build'])
  saveAssets(folder)
  await rm(folder, { recursive: true })
  // That build failed; the next one still has the files of the last good one.
  expect(await build('page-9.js')).toContain('page-8.js')
})

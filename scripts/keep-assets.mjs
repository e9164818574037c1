// File names under assets/ contain a content hash. A page that was opened before a new build requests the files of the
// old one, so they are kept for the next builds.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How many later builds a file is kept for. */
export const maxBuilds = 2

/** Call before a build, which empties its folder. Files saved before a failed build are still there. */
export function saveAssets(folder) {
  if (existsSync(savedFolder(folder)) || !existsSync(assetsIn(folder))) return
  mkdirSync(savedFolder(folder))
  if (existsSync(agesIn(folder))) cpSync(agesIn(folder), join(savedFolder(folder), 'ages.json'))
  renameSync(assetsIn(folder), join(savedFolder(folder), 'assets'))
}

/** Call after a build: restores files that it did not create itself and that are not too old. */
export function restoreAssets(folder) {
  const saved = savedFolder(folder)
  if (!existsSync(saved)) return
  mkdirSync(assetsIn(folder), { recursive: true })
  const made = new Set(readdirSync(assetsIn(folder)))
  const before = existsSync(join(saved, 'ages.json')) ? JSON.parse(readFileSync(join(saved, 'ages.json'), 'utf8')) : {}
  const ages = Object.fromEntries(
    readdirSync(join(saved, 'assets'))
      .filter((name) => !made.has(name))
      .map((name) => [name, (before[name] ?? 0) + 1])
      .filter(([, age]) => age <= maxBuilds),
  )
  for (const name of Object.keys(ages)) cpSync(join(saved, 'assets', name), join(assetsIn(folder), name))
  writeFileSync(agesIn(folder), JSON.stringify(ages))
  rmSync(saved, { recursive: true })
}

const assetsIn = (folder) => join(folder, 'client', 'assets')
/** How many builds ago each restored file was created. */
const agesIn = (folder) => join(folder, 'assets-before.json')
const savedFolder = (folder) => `${folder}-before`

// Files under assets/ carry a hash of what they hold in their names. A page that was opened before a new build asks for
// those of the old one, so they stay for the next builds.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** For so many builds a file outlives the one that made it. */
export const mostBuilds = 2

/** To be called before a build, which removes its whole folder; what was put aside for one that failed stays. */
export function putAside(folder) {
  if (existsSync(asideOf(folder)) || !existsSync(assetsIn(folder))) return
  mkdirSync(asideOf(folder))
  if (existsSync(agesIn(folder))) cpSync(agesIn(folder), join(asideOf(folder), 'ages.json'))
  renameSync(assetsIn(folder), join(asideOf(folder), 'assets'))
}

/** To be called after a build: puts back what it has not made itself and what is not too old. */
export function putBack(folder) {
  const aside = asideOf(folder)
  if (!existsSync(aside)) return
  mkdirSync(assetsIn(folder), { recursive: true })
  const made = new Set(readdirSync(assetsIn(folder)))
  const before = existsSync(join(aside, 'ages.json')) ? JSON.parse(readFileSync(join(aside, 'ages.json'), 'utf8')) : {}
  const ages = Object.fromEntries(
    readdirSync(join(aside, 'assets'))
      .filter((name) => !made.has(name))
      .map((name) => [name, (before[name] ?? 0) + 1])
      .filter(([, age]) => age <= mostBuilds),
  )
  for (const name of Object.keys(ages)) cpSync(join(aside, 'assets', name), join(assetsIn(folder), name))
  writeFileSync(agesIn(folder), JSON.stringify(ages))
  rmSync(aside, { recursive: true })
}

const assetsIn = (folder) => join(folder, 'client', 'assets')
/** How many builds ago each file that was put back was made. */
const agesIn = (folder) => join(folder, 'assets-before.json')
const asideOf = (folder) => `${folder}-before`

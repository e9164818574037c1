import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const packages = new Set<string>()

/** Lists the packages in the scripts of pages and of workers, for their notices, in `build/client-packages.json`. */
export const clientPackages = (): Plugin => ({
  name: 'client-packages',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') file.moduleIds.forEach(add)
  },
  // Workers are built before the pages that start them, and written with them.
  writeBundle() {
    const file = join(this.environment.config.root, 'build', 'client-packages.json')
    return writeFile(file, JSON.stringify([...packages].toSorted(), null, 2))
  },
})

function add(moduleId: string) {
  const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(moduleId)?.[1]
  if (name) packages.add(name)
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest, Plugin } from 'vite'

const name = 'virtual:client-entry'
const entry = 'app/entry.client.ts'

/**
 * The URLs of the client entry, which hydrates the islands, and of the scripts that it imports. Vite's manifest names
 * the built ones, so only code that runs on the server can have them.
 */
export function clientEntry(): Plugin {
  let isBuild = false
  let root = ''
  return {
    name: 'client-entry',
    configResolved: (config) => {
      isBuild = config.command === 'build'
      root = config.root
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined
      if (!isBuild || this.environment.name === 'client') return write([`/${entry}`])
      const manifest: Manifest = JSON.parse(
        await readFile(join(root, 'build', 'client', '.vite', 'manifest.json'), 'utf8'),
      )
      return write([...listImports(manifest, entry)].map((key) => `/${manifest[key]?.file}`))
    },
  }
}

const write = ([module, ...imports]: string[]) => `export default ${JSON.stringify({ module, imports })}`

/** The entry, then everything that it imports. */
function listImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found
  found.add(key)
  for (const imported of manifest[key]?.imports ?? []) listImports(manifest, imported, found)
  return found
}

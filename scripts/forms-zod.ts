import type { Plugin } from 'vite'

/**
 * Gives `zod/mini` its own copy of the core of zod. The core is one module: shared with the desk, which uses all of it,
 * it would come complete with every form.
 */
export const formsZod = (): Plugin => ({
  name: 'forms-zod',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer) {
    if (source !== 'zod/mini' && !importer?.endsWith(copy)) return undefined
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && { ...found, id: found.id + copy }
  },
})

const copy = '?forms'

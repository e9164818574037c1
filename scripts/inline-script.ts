import { build, type Plugin } from 'vite'

const suffix = '?inline-script'

/** `import code from './x.ts?inline-script'`: the module, bundled and minified, as the text of an inline script. */
export const inlineScript = (): Plugin => ({
  name: 'inline-script',
  async load(id) {
    if (!id.endsWith(suffix)) return undefined
    const entry = id.slice(0, -suffix.length)
    this.addWatchFile(entry)
    const result = await build({
      configFile: false,
      logLevel: 'warn',
      build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'page' } },
    })
    const output = [result].flat().flatMap((item) => ('output' in item ? item.output : []))
    const chunk = output.find((item) => item.type === 'chunk')
    if (!chunk) throw new Error(`The build of ${entry} is empty`)
    return `export default ${JSON.stringify(chunk.code.trim())}`
  },
})

// Loaded into the workers of tests and the sites and programs that they start, more than a hundred. For each of the
// 2,000 imports of a start, Node looks for the file and for the package.json that says what kind of file it is. Here,
// where a relative import names a file and its kind follows from the importing file, neither is looked for, and a package
// that our files import is looked for once.
import { registerHooks } from 'node:module'

const modules = new Set()
const packages = new Map()

registerHooks({
  resolve: (specifier, context, resolve) => {
    const resolved = nextTo(specifier, context.parentURL) ?? resolveOnce(specifier, context, resolve)
    if (resolved.format === 'module' && resolved.url.endsWith('.js')) modules.add(resolved.url)
    return resolved
  },
})

/** In one package, what a .js file that is a module imports by a relative path is one too. */
function nextTo(specifier, parent) {
  if (!specifier.startsWith('.')) return undefined
  const isOurs = specifier.endsWith('.ts')
  if (!isOurs && !(specifier.endsWith('.js') && modules.has(parent))) return undefined
  const format = isOurs ? 'module-typescript' : 'module'
  return { url: new URL(specifier, parent).href, format, shortCircuit: true }
}

/** All of our files get the same version of a package. */
function resolveOnce(specifier, context, resolve) {
  if (specifier.startsWith('.') || !context.parentURL?.endsWith('.ts')) return resolve(specifier, context)
  const known = packages.get(specifier) ?? { ...resolve(specifier, context), shortCircuit: true }
  packages.set(specifier, known)
  return known
}

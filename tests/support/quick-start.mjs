// Loaded into the sites and programs that tests start, because tests start more than a hundred of them. Each file of
// drizzle-orm that imports another one makes Node parse the 180 KB of its package.json again to learn that the other is
// a module too, which takes a quarter of a start.
import { registerHooks } from 'node:module'

registerHooks({
  resolve: (specifier, context, resolve) =>
    specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : resolve(specifier, context),
})

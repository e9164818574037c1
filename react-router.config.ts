import type { Config } from '@react-router/dev/config'
import { staticPaths } from './scripts/static-paths.ts'

export default {
  ssr: true,
  prerender: { paths: staticPaths },
  // Otherwise the server answers for any list of paths, at a cost that grows with it, and a cache keeps one answer for all.
  routeDiscovery: { mode: 'initial' },
} satisfies Config

import type { Config } from '@react-router/dev/config'
import { staticPaths } from './scripts/static-paths.ts'

export default {
  ssr: true,
  prerender: { paths: staticPaths },
  routeDiscovery: { mode: 'lazy' },
} satisfies Config

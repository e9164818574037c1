import type { Config } from '@react-router/dev/config'
import { staticPaths } from './app/static-paths.ts'

export default {
  ssr: true,
  prerender: { paths: staticPaths },
  routeDiscovery: { mode: 'lazy' },
} satisfies Config

import { cities } from '../content/brand/cities.ts'
import routes from './routes.ts'

/** Pages and files whose content changes while the site runs, and the page for unknown addresses. */
const rendered = new Set([
  '/career',
  '/find-agent',
  '/locator',
  '/servicearea',
  ...cities.map(({ path }) => path),
  '/sitemap.xml',
  '/.well-known/security.txt',
  '*',
])

/** Everything else is rendered once, by the build. The desk stands in a layout and is never stored. */
export const staticPaths = routes
  .filter((entry) => !entry.children)
  .map((entry) => entry.path ?? '/')
  .filter((path) => !rendered.has(path) && !path.includes(':'))

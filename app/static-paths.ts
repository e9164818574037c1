import { articlePaths } from '../content/article-paths.ts'
import { cities } from '../content/cities.ts'
import { isPublished } from '../content/is-published.ts'
import routes from './routes.ts'

/** Articles that wait for their day, and what lists them. */
const waiting = articlePaths.filter((article) => !isPublished(article)).map(({ path }) => path)
const listing = waiting.length > 0 ? ['/blog', '/feed.xml', '/llms.txt'] : []

/** Pages and files whose content changes while the site runs, and the page for unknown addresses. */
const rendered = new Set([
  '/career',
  '/find-agent',
  '/locator',
  '/servicearea',
  ...cities.map(({ path }) => path),
  ...waiting,
  ...listing,
  '/sitemap.xml',
  '/.well-known/security.txt',
  '*',
])

/** Everything else is rendered once, by the build. The desk stands in a layout and is never stored. */
export const staticPaths = routes
  .filter((entry) => !entry.children)
  .map((entry) => entry.path ?? '/')
  .filter((path) => !rendered.has(path) && !path.includes(':'))

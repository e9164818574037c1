import { articlePaths } from '../content/article-paths.ts'
import { cities } from '../content/cities.ts'
import { isPublished } from '../content/is-published.ts'
import routes from '../app/routes.ts'

/** Articles with a future publication date, and the pages that list articles. */
const unpublished = articlePaths.filter((article) => !isPublished(article)).map(({ path }) => path)
const listings = unpublished.length > 0 ? ['/blog', '/feed.xml', '/llms.txt'] : []

/** Pages and files whose content changes while the site runs, and the not-found page. */
const rendered = new Set([
  '/',
  '/career',
  '/find-agent',
  '/locator',
  '/send',
  '/help',
  '/servicearea',
  ...cities.map(({ path }) => path),
  ...unpublished,
  ...listings,
  '/sitemap.xml',
  '/jobs.xml',
  '/.well-known/security.txt',
  '*',
])

/** Everything else is prerendered by the build. The desk's routes are children of a layout, so they are left out. */
export const staticPaths = routes
  .filter((entry) => !entry.children)
  .map((entry) => entry.path ?? '/')
  .filter((path) => !rendered.has(path) && !path.includes(':'))

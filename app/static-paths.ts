import routes from './routes.ts'

/** Pages whose content changes while the site runs, and the one for unknown addresses. */
const rendered = new Set(['/career', '*'])

/** Everything else is rendered once, by the build. */
export const staticPaths = routes
  .map((entry) => entry.path ?? '/')
  .filter((path) => !rendered.has(path) && !path.includes(':'))

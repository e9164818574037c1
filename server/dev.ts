import { createServer } from 'vite'
import { readConfig } from './config/config.ts'
import { devErrorPage } from './pages/dev-error-page.ts'
import { createPages, type Pages, type SiteBuild } from './pages/pages.ts'
import { createLog } from './monitoring/log.ts'
import { startSite, stopAfterStart, type PageSource } from './running-site.ts'
import { stopOnSignal } from './process/stop-on-signal.ts'

/** Development: the real server and database, with pages served by Vite and hot reload. */
const config = readConfig(process.env)
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
// Vite's handler would end the process immediately and leave the database running.
process.removeAllListeners('SIGTERM')
const loadBuild = async (): Promise<SiteBuild> => {
  const build = await vite.ssrLoadModule('virtual:react-router/server-build')
  if (!isSiteBuild(build)) throw new Error('Vite returned no server build.')
  return build
}

/** Vite adds its own inline styles and scripts to the page. */
const openPolicy = () => "default-src 'self' 'unsafe-inline' data: blob: ws:"

const pages: PageSource = {
  files: new Map(),
  pages: (siteFor) => withErrorPage(createPages(loadBuild, siteFor, openPolicy, 'development')),
  wrap: (handler) => (request, response) => vite.middlewares(request, response, () => handler(request, response)),
}

const starting = startSite(config, createLog(config), pages)
stopOnSignal(() => Promise.all([vite.close(), stopAfterStart(starting)]))
const site = await starting
console.log(`Development site at http://localhost:${site.port}`)

function withErrorPage(made: Pages): Pages {
  return {
    ...made,
    render: (request, visitor, refusal) =>
      made.render(request, visitor, refusal).catch((cause: unknown) => devErrorPage(cause)),
  }
}

function isSiteBuild(module: object): module is SiteBuild {
  return 'entry' in module && 'routes' in module
}

import { createServer } from 'vite'
import { readConfig } from './config.ts'
import { createPages, type SiteBuild } from './http/pages.ts'
import { createLog } from './log.ts'
import { startSite, type PageSource } from './running-site.ts'

/** Development: the real server and database, with pages made by Vite as they are asked for and replaced as they change. */
const config = readConfig(process.env)
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' })
const loadBuild = async (): Promise<SiteBuild> => {
  const build = await vite.ssrLoadModule('virtual:react-router/server-build')
  if (!isSiteBuild(build)) throw new Error('Vite made no server build.')
  return build
}

/** Vite puts styles and scripts of its own into the page. */
const openPolicy = () => "default-src 'self' 'unsafe-inline' data: blob: ws:"

const pages: PageSource = {
  files: new Map(),
  pages: (siteFor) => createPages(loadBuild, siteFor, openPolicy, 'development'),
  wrap: (handler) => (request, response) => vite.middlewares(request, response, () => handler(request, response)),
}

const site = await startSite(config, createLog(config), pages)
console.log(`Development site at http://localhost:${site.port}`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void Promise.all([vite.close(), site.stop()]).then(() => process.exit(0))
  })
}

function isSiteBuild(module: object): module is SiteBuild {
  return 'entry' in module && 'routes' in module
}

import { randomBytes } from 'node:crypto'
import { createRequestHandler, matchRoutes, RouterContextProvider, type ServerBuild } from 'react-router'
import type * as entry from '../../app/entry.server.tsx'
import type { Baseline } from '../../content/baseline.ts'
import type { Published } from '../../contract/published.ts'
import type { FormAnswer } from '../../contract/posted-form.ts'
import { framedPath } from '../../contract/paths.ts'
import type { From } from '../services/audit.ts'
import type { Site } from './site.ts'

type Exported =
  | 'siteContext'
  | 'publishedContext'
  | 'nonceContext'
  | 'refusalContext'
  | 'inlineScripts'
  | 'hasMap'
  | 'baseline'

/** The built site: React Router's build plus the exports of our server entry. */
export type SiteBuild = ServerBuild & {
  entry: { module: Pick<typeof entry, Exported> }
}

export type Pages = {
  /** `refusal` is for a form that was posted elsewhere than to its page; the page then shows what is wrong with it. */
  render: (request: Request, visitor: From, refusal?: FormAnswer) => Promise<Response>
  /** A page with other published text than the current one. */
  show: (path: string, published: Published) => Promise<Response>
  /** The text of the site's files that can be changed in the desk. */
  baseline: () => Promise<Baseline>
  /** Whether the page at a path accepts posted forms. */
  takesForms: (path: string) => Promise<boolean>
  /** Called after a change, to discard cached pages. */
  forget?: () => void
}

/** The policy of a rendered page. It must not depend on the page's content, which may include user input. */
export type PagePolicy = (page: { nonce: string; framedBy: 'self' | 'none'; hasMap: () => boolean }) => string

/** Renders the pages that depend on data. */
export function createPages(
  loadBuild: () => Promise<SiteBuild>,
  siteFor: (visitor: From) => Site,
  policy: PagePolicy,
  mode: 'production' | 'development' = 'production',
): Pages {
  const handlers = new WeakMap<SiteBuild, ReturnType<typeof createRequestHandler>>()
  /** Prepared once for each build: given a function, React Router prepares all routes again for every request. */
  const handlerOf = (build: SiteBuild) => {
    const handle = handlers.get(build) ?? createRequestHandler(build, mode)
    handlers.set(build, handle)
    return handle
  }
  return {
    render: async (request, visitor, refusal) => {
      const nonce = randomBytes(16).toString('base64')
      const build = await loadBuild()
      const context = contextFor(build, siteFor(visitor))
      context.set(build.entry.module.nonceContext, nonce)
      if (refusal) context.set(build.entry.module.refusalContext, refusal)
      const response = await handlerOf(build)(request, context)
      if (!response.headers.get('content-type')?.startsWith('text/html')) return response
      const html = await response.text()
      const headers = new Headers(response.headers)
      headers.set('content-type', 'text/html; charset=utf-8')
      const { pathname } = new URL(request.url)
      const isFramed = pathname.toLowerCase() === framedPath
      const hasMap = () => build.entry.module.hasMap(pageAt(build, pathname)?.handle)
      headers.set('content-security-policy', policy({ nonce, framedBy: isFramed ? 'self' : 'none', hasMap }))
      if (isFramed) headers.set('x-frame-options', 'SAMEORIGIN')
      if (response.status === 503) headers.set('retry-after', '10')
      return new Response(html, { status: response.status, headers })
    },
    show: async (path, published) => {
      const build = await loadBuild()
      const context = contextFor(build, { ...siteFor(nobody), published })
      return handlerOf(build)(new Request(new URL(path, 'http://localhost')), context)
    },
    baseline: async () => (await loadBuild()).entry.module.baseline,
    takesForms: async (path) => pageAt(await loadBuild(), path)?.action ?? false,
  }
}

const contextFor = ({ entry: { module } }: SiteBuild, site: Site) => {
  const context = new RouterContextProvider()
  // The build bundles its own copy of the context keys; loaders only find values under those.
  context.set(module.siteContext, site)
  context.set(module.publishedContext, site.published)
  return context
}

/** Who asks for a page that the site renders for itself. */
const nobody: From = { address: '', network: '', userAgent: undefined }

const pageAt = (build: SiteBuild, path: string) => matchRoutes(listPages(build), path)?.at(-1)?.route

const listPages = (build: SiteBuild) =>
  Object.values(build.routes).flatMap((route) =>
    route?.parentId === 'root'
      ? [{ path: route.path ?? '/', action: route.module.action !== undefined, handle: route.module.handle }]
      : [],
  )

import { createRequestHandler, matchRoutes, RouterContextProvider, type ServerBuild } from 'react-router'
import type * as entry from '../../app/entry.server.tsx'
import type { Visitor } from '../services/leads.ts'
import type { Site } from '../site.ts'

/** The built site: React Router’s build, with what our entry exports beside it. */
export type SiteBuild = ServerBuild & { entry: { module: Pick<typeof entry, 'siteContext'> } }

export type Pages = {
  render: (request: Request, visitor: Visitor) => Promise<Response>
  /** Whether the page at a path takes forms; the others can only be read. */
  takesForms: (path: string) => Promise<boolean>
  /** Called when something has changed: what was kept of pages is out of date. */
  forget?: () => void
}

/** Renders the pages that depend on data. They are sent whole, so that the policy can name their scripts. */
export function createPages(
  loadBuild: () => Promise<SiteBuild>,
  siteFor: (visitor: Visitor) => Site,
  policy: (html: string) => string,
  mode: 'production' | 'development' = 'production',
): Pages {
  const handle = createRequestHandler(loadBuild, mode)
  return {
    render: async (request, visitor) => {
      const context = new RouterContextProvider()
      context.set(contextKey(await loadBuild()), siteFor(visitor))
      const response = await handle(request, context)
      if (!response.headers.get('content-type')?.startsWith('text/html')) return response
      const html = await response.text()
      const headers = new Headers(response.headers)
      headers.set('content-type', 'text/html; charset=utf-8')
      headers.set('content-security-policy', policy(html))
      if (response.status === 503) headers.set('retry-after', '10')
      return new Response(html, { status: response.status, headers })
    },
    takesForms: async (path) => matchRoutes(listPages(await loadBuild()), path)?.at(-1)?.route.action ?? false,
  }
}

const listPages = (build: SiteBuild) =>
  Object.values(build.routes).flatMap((route) =>
    route?.parentId === 'root' ? [{ path: route.path ?? '/', action: route.module.action !== undefined }] : [],
  )

/** The build holds its own copy of the context key; only that one opens the context in a loader. */
const contextKey = (build: SiteBuild) => build.entry.module.siteContext

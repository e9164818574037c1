import { randomBytes } from 'node:crypto'
import { createRequestHandler, matchRoutes, RouterContextProvider, type ServerBuild } from 'react-router'
import type * as entry from '../../app/entry.server.tsx'
import type { FormAnswer } from '../../contract/posted-form.ts'
import { framedPath } from '../../contract/paths.ts'
import type { Visitor } from '../services/leads.ts'
import type { Site } from '../site.ts'

/** The built site: React Router’s build, with what our entry exports beside it. */
export type SiteBuild = ServerBuild & {
  entry: { module: Pick<typeof entry, 'siteContext' | 'nonceContext' | 'refusalContext' | 'inlineScripts'> }
}

export type Pages = {
  /** `refusal` is of a form that was not posted to the page itself; the page then says what is wrong with it. */
  render: (request: Request, visitor: Visitor, refusal?: FormAnswer) => Promise<Response>
  /** Whether the page at a path takes forms; the others can only be read. */
  takesForms: (path: string) => Promise<boolean>
  /** Called when something has changed: what was kept of pages is out of date. */
  forget?: () => void
}

/** What the policy of a rendered page depends on; never on the page itself, which may hold what somebody has sent. */
export type PagePolicy = (page: { nonce: string; framedBy: 'self' | 'none' }) => string

/** Renders the pages that depend on data. */
export function createPages(
  loadBuild: () => Promise<SiteBuild>,
  siteFor: (visitor: Visitor) => Site,
  policy: PagePolicy,
  mode: 'production' | 'development' = 'production',
): Pages {
  const handle = createRequestHandler(loadBuild, mode)
  return {
    render: async (request, visitor, refusal) => {
      const context = new RouterContextProvider()
      const nonce = randomBytes(16).toString('base64')
      // The build holds its own copy of the keys; only those open the context in a loader.
      const { siteContext, nonceContext, refusalContext } = (await loadBuild()).entry.module
      context.set(siteContext, siteFor(visitor))
      context.set(nonceContext, nonce)
      if (refusal) context.set(refusalContext, refusal)
      const response = await handle(request, context)
      if (!response.headers.get('content-type')?.startsWith('text/html')) return response
      const html = await response.text()
      const headers = new Headers(response.headers)
      headers.set('content-type', 'text/html; charset=utf-8')
      const isFramed = new URL(request.url).pathname.toLowerCase() === framedPath
      headers.set('content-security-policy', policy({ nonce, framedBy: isFramed ? 'self' : 'none' }))
      if (isFramed) headers.set('x-frame-options', 'SAMEORIGIN')
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

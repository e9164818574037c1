import { randomBytes } from 'node:crypto'
import { createRequestHandler, matchRoutes, RouterContextProvider, type ServerBuild } from 'react-router'
import type * as entry from '../../app/entry.server.tsx'
import type { FormAnswer } from '../../contract/posted-form.ts'
import { framedPath } from '../../contract/paths.ts'
import type { Visitor } from '../services/leads.ts'
import type { Site } from './site.ts'

/** The built site: React Router's build plus the exports of our server entry. */
export type SiteBuild = ServerBuild & {
  entry: { module: Pick<typeof entry, 'siteContext' | 'nonceContext' | 'refusalContext' | 'inlineScripts' | 'hasMap'> }
}

export type Pages = {
  /** `refusal` is for a form that was posted elsewhere than to its page; the page then shows what is wrong with it. */
  render: (request: Request, visitor: Visitor, refusal?: FormAnswer) => Promise<Response>
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
  siteFor: (visitor: Visitor) => Site,
  policy: PagePolicy,
  mode: 'production' | 'development' = 'production',
): Pages {
  const handle = createRequestHandler(loadBuild, mode)
  return {
    render: async (request, visitor, refusal) => {
      const context = new RouterContextProvider()
      const nonce = randomBytes(16).toString('base64')
      // The build bundles its own copy of the context keys; loaders only find values under those.
      const build = await loadBuild()
      const { siteContext, nonceContext, refusalContext } = build.entry.module
      context.set(siteContext, siteFor(visitor))
      context.set(nonceContext, nonce)
      if (refusal) context.set(refusalContext, refusal)
      const response = await handle(request, context)
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
    takesForms: async (path) => pageAt(await loadBuild(), path)?.action ?? false,
  }
}

const pageAt = (build: SiteBuild, path: string) => matchRoutes(listPages(build), path)?.at(-1)?.route

const listPages = (build: SiteBuild) =>
  Object.values(build.routes).flatMap((route) =>
    route?.parentId === 'root'
      ? [{ path: route.path ?? '/', action: route.module.action !== undefined, handle: route.module.handle }]
      : [],
  )

import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import type * as entry from '../../app/entry.server.tsx'
import type { Site } from '../site.ts'
import { pagePolicy } from './security-headers.ts'

/** The built site: React Router’s build, with what our entry exports beside it. */
export type SiteBuild = ServerBuild & { entry: { module: Pick<typeof entry, 'siteContext'> } }

export type RenderPage = (request: Request) => Promise<Response>

/** Renders the pages that depend on data. They are sent whole, so that the policy can name their scripts. */
export function createPages(loadBuild: () => Promise<SiteBuild>, site: Site, policy = pagePolicy): RenderPage {
  const handle = createRequestHandler(loadBuild, policy === pagePolicy ? 'production' : 'development')
  return async (request) => {
    const context = new RouterContextProvider()
    context.set(contextKey(await loadBuild()), site)
    const response = await handle(request, context)
    if (!response.headers.get('content-type')?.startsWith('text/html')) return response
    const html = await response.text()
    const headers = new Headers(response.headers)
    headers.set('content-type', 'text/html; charset=utf-8')
    headers.set('content-security-policy', policy(html))
    return new Response(html, { status: response.status, headers })
  }
}

/** The build holds its own copy of the context key; only that one opens the context in a loader. */
const contextKey = (build: SiteBuild) => build.entry.module.siteContext

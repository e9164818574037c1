import { prerender } from 'react-dom/static'
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router'
import { baseline } from '../content/baseline.ts'
import { inlineScripts } from './rendering/inline-scripts.ts'
import { hasMap, isHydrated } from './rendering/page-handle.ts'
import { nonceContext, publishedContext, refusalContext, siteContext } from './rendering/site-context.ts'

export { baseline, hasMap, inlineScripts, nonceContext, publishedContext, refusalContext, siteContext }

/** Pages are rendered completely before they are sent: they are small, and can be cached for the next visitor. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  routerContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  const hydrated = context.staticHandlerContext.matches.some(({ route }) => isHydrated(route.handle))
  const { prelude } = await prerender(
    <ServerRouter context={context} url={request.url} {...(hydrated && { nonce: routerContext.get(nonceContext) })} />,
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(await new Response(prelude).text(), { status, headers })
}

/** Errors go to the site's log, which leaves out personal data. An aborted request is not an error. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(siteContext).report(error)
}

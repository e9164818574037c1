import { prerender } from 'react-dom/static'
import { ServerRouter, type EntryContext, type HandleErrorFunction } from 'react-router'
import { EntryFiles } from './entry-files.ts'
import { siteContext } from './site-context.ts'

export { siteContext }

/** Pages are rendered whole before they are sent: they are small, and their scripts must be known. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(
    <EntryFiles value={context.manifest.entry}>
      <ServerRouter context={context} url={request.url} />
    </EntryFiles>,
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(await new Response(prelude).text(), { status, headers })
}

/** Errors go to the site's log, which keeps personal data out; a request that was given up is not one. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(siteContext).report(error)
}

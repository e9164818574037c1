import { prerender } from 'react-dom/static'
import { ServerRouter, type EntryContext } from 'react-router'

export { siteContext } from './site-context.ts'

/** Pages are rendered whole before they are sent: they are small, and their scripts must be known. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />)
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(prelude, { status, headers })
}

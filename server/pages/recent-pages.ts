import { pageCaching } from '../../contract/page-caching.ts'
import { sentForm } from '../../contract/posted-form.ts'
import { fastBrotli } from '../http/brotli.ts'
import { preferredEncoding } from '../http/preferred-encoding.ts'
import type { Pages } from './pages.ts'

/** Changes made by another instance are visible within a second. */
const cacheMs = 500

type Kept = {
  status: number
  headers: Headers
  body: string
  /** Compressed for the first client that accepts it, and not copied for the others. */
  brotli?: Promise<Uint8Array<ArrayBuffer>>
}

/**
 * Reuses pages that were rendered a moment ago: a page that a thousand people open at once is rendered and compressed
 * once. Pages that must not be stored or are missing are rendered each time, and so are pages with a query, except
 * public ones, which ignore what campaigns add to their address.
 */
export function keepRecent(pages: Pages): Pages {
  const recent = new Map<string, Promise<Kept>>()
  const publicPaths = new Set<string>()

  const noticePublic = (path: string, response: Response) => {
    if (response.headers.get('cache-control') === pageCaching) publicPaths.add(path)
    return response
  }

  const keep = (path: string, rendering: Promise<Kept>) => {
    const forget = () => {
      if (recent.get(path) === rendering) recent.delete(path)
    }
    recent.set(path, rendering)
    // Counted from the end of the rendering: under load it takes a long time, and more visitors wait for it.
    const keepOn = () => setTimeout(forget, cacheMs).unref()
    rendering.then((page) => (isCacheable(page) ? keepOn() : forget()), forget)
  }

  return {
    ...pages,
    render: async (request, visitor, refusal) => {
      const url = new URL(request.url)
      const { pathname, search } = url
      if (request.method !== 'GET' || sentForm(search) || refusal) return pages.render(request, visitor, refusal)
      if (search && !publicPaths.has(pathname)) return noticePublic(pathname, await pages.render(request, visitor))
      url.search = ''
      const known = recent.get(pathname)
      // The visitor who triggered the rendering may leave; others still wait for it.
      const rendering = known ?? pages.render(new Request(url, { headers: request.headers }), visitor).then(read)
      if (!known) keep(pathname, rendering)
      return noticePublic(pathname, await answer(await rendering, request))
    },
    forget: () => recent.clear(),
  }
}

async function answer(page: Kept, request: Request): Promise<Response> {
  const { status, body } = page
  const headers = new Headers(page.headers)
  headers.append('vary', 'accept-encoding')
  if (preferredEncoding(request.headers.get('accept-encoding')) !== 'br') return new Response(body, { status, headers })
  headers.set('content-encoding', 'br')
  page.brotli ??= fastBrotli(body).then((bytes) => new Uint8Array(bytes))
  return new Response(await page.brotli, { status, headers })
}

const isCacheable = ({ status, headers }: Kept) => status === 200 && !headers.get('cache-control')?.includes('no-store')

const read = async (response: Response): Promise<Kept> => ({
  status: response.status,
  headers: response.headers,
  body: await response.text(),
})

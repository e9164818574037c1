import type { Pages } from './pages.ts'

/** A change that another instance has made is seen within a second. */
const keptMs = 500

type Kept = { status: number; headers: Headers; body: string }

/**
 * Pages that were rendered a moment ago are shown again: a vacancy that a thousand people open at once costs one
 * rendering. What must not be stored, was asked for with a query or is not there, is rendered each time.
 */
export function keepRecent(pages: Pages): Pages {
  const recent = new Map<string, Promise<Kept>>()

  const keep = (path: string, rendering: Promise<Kept>) => {
    const forget = () => {
      if (recent.get(path) === rendering) recent.delete(path)
    }
    recent.set(path, rendering)
    // From its end on: under load a page takes long, and is needed by more who wait.
    const keepOn = () => setTimeout(forget, keptMs).unref()
    rendering.then((page) => (mayKeep(page) ? keepOn() : forget()), forget)
  }

  return {
    ...pages,
    render: async (request, visitor, refusal) => {
      const { pathname, search } = new URL(request.url)
      if (request.method !== 'GET' || search || refusal) return pages.render(request, visitor, refusal)
      const known = recent.get(pathname)
      // The visitor who came first may leave; the others still wait for the page.
      const rendering =
        known ?? pages.render(new Request(request.url, { headers: request.headers }), visitor).then(read)
      if (!known) keep(pathname, rendering)
      const { status, headers, body } = await rendering
      return new Response(body, { status, headers })
    },
    forget: () => recent.clear(),
  }
}

const mayKeep = ({ status, headers }: Kept) => status === 200 && !headers.get('cache-control')?.includes('no-store')

const read = async (response: Response): Promise<Kept> => ({
  status: response.status,
  headers: response.headers,
  body: await response.text(),
})

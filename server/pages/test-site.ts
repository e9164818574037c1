import { framedPath } from '../../contract/paths.ts'
import type { Pages } from './pages.ts'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * Marks a site as not meant for visitors: crawlers are kept out, and a bar on each page says that it is a test. The
 * stylesheet shows the bar from an attribute, so that scripts find the markup they expect.
 */
export function markTestSite(bar: string) {
  const mark = (html: string) => html.replace('<body', `<body data-test-site="${escaped(bar)}"`)

  const markResponse = async (path: string, response: Response) => {
    // The framed page is inside a page that has the bar.
    if (!isPage(response) || path.toLowerCase() === framedPath) return response
    return new Response(mark(await response.text()), { status: response.status, headers: response.headers })
  }

  const markPages = (pages: Pages): Pages => ({
    ...pages,
    render: async (request, visitor, refusal) =>
      markResponse(new URL(request.url).pathname, await pages.render(request, visitor, refusal)),
    show: async (path, published) => markResponse(path, await pages.show(path, published)),
  })

  const changeFile = (name: string, body: Buffer): Buffer => {
    if (name === 'robots.txt') return Buffer.from('User-agent: *\nDisallow: /\n')
    return name.endsWith('.html') ? Buffer.from(mark(body.toString())) : body
  }

  return { markPages, changeFile }
}

const isPage = (response: Response) => response.headers.get('content-type')?.startsWith('text/html') ?? false

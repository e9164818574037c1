import { brotliDecompressSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pageCaching } from '../../contract/page-caching.ts'
import { sentAddress } from '../../contract/posted-form.ts'
import { baseline } from '../../content/baseline.ts'
import { keepRecent } from './recent-pages.ts'

const visitor = { network: '192.0.2.1', address: '192.0.2.1', userAgent: undefined }

/** Counts renderings; `answer` is the response to every path. */
function countedPages(answer: () => Response) {
  const render = vi.fn<() => Promise<Response>>(async () => answer())
  const pages = keepRecent({ render, takesForms: async () => false, show: render, baseline: async () => baseline })
  return { render, pages, get: (path: string) => pages.render(new Request(`http://site.example${path}`), visitor) }
}

const page = () => new Response('a page', { headers: { 'content-type': 'text/html' } })

test('a page that many clients request at once is rendered once and sent to each', async () => {
  const { render, get } = countedPages(page)
  const answers = await Promise.all(Array.from({ length: 50 }, () => get('/career')))
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(Array.from({ length: 50 }, () => 'a page'))
  expect(answers[49]?.headers.get('content-type')).toBe('text/html')
  expect(render).toHaveBeenCalledOnce()
})

test('a page is rendered again after a change, and after half a second', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { render, pages, get } = countedPages(page)
  await get('/career')
  pages.forget?.()
  await get('/career')
  expect(render).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(500)
  await get('/career')
  expect(render).toHaveBeenCalledTimes(3)
})

test.each([
  ['with a query', '/career?resume=sent', page],
  ['that is not there', '/nowhere', () => new Response('', { status: 404 })],
  ['that must not be stored', '/find-agent', () => new Response('', { headers: { 'cache-control': 'no-store' } })],
])('a page %s is rendered each time', async (_which, path, answer) => {
  const { render, get } = countedPages(answer)
  await get(path)
  await get(path)
  expect(render).toHaveBeenCalledTimes(2)
})

test('a public page that was kept is sent whatever a campaign adds to its address, but not in place of an answer', async () => {
  const { render, get } = countedPages(() => new Response('home', { headers: { 'cache-control': pageCaching } }))
  await get('/')
  for (const query of ['?utm_source=flyer', '?fbclid=1&sent=somebody', '?']) await get(`/${query}`)
  expect(render).toHaveBeenCalledOnce()
  await get(sentAddress('/', 'home'))
  expect(render).toHaveBeenCalledTimes(2)
})

test('a failed rendering is not cached', async () => {
  const { render, get } = countedPages(() => {
    throw new Error('The database is away')
  })
  await expect(get('/career')).rejects.toThrow('away')
  await expect(get('/career')).rejects.toThrow('away')
  expect(render).toHaveBeenCalledTimes(2)
})

test('a page is sent as Brotli to clients that accept it, and as text to others', async () => {
  const { pages } = countedPages(page)
  const ask = async (accept: string) => {
    const headers = { 'accept-encoding': accept }
    const response = await pages.render(new Request('http://site.example/career', { headers }), visitor)
    return [response.headers.get('content-encoding'), Buffer.from(await response.arrayBuffer())] as const
  }
  const [encoding, bytes] = await ask('gzip, deflate, br')
  expect(encoding).toBe('br')
  expect(brotliDecompressSync(bytes).toString()).toBe('a page')
  for (const accept of ['gzip', 'identity', 'br;q=0']) expect(await ask(accept)).toEqual([null, Buffer.from('a page')])
})

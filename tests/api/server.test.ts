import { connect } from 'node:net'
import { once } from 'node:events'
import { firstAdmin } from '../support/admin.ts'
import { expect, readingTest, test } from '../support/site.ts'

readingTest('healthz reports that the process is up, readyz that its database responds', async ({ site }) => {
  expect(await (await site.get('/healthz')).json()).toEqual({ status: 'alive' })
  expect((await site.get('/readyz')).status).toBe(200)
})

readingTest(
  'pages come compressed, are revalidated by ETag and carry a policy without unsafe-inline',
  async ({ site }) => {
    const page = await site.get('/Compliance', { 'accept-encoding': 'br' })
    expect(page.headers.get('content-encoding')).toBe('br')
    expect(page.headers.get('vary')).toBe('accept-encoding')
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self' 'sha256-")
    expect(policy).not.toContain('unsafe')
    const again = await site.get('/compliance', { 'if-none-match': page.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    const plain = await site.get('/Compliance', { 'accept-encoding': 'br;q=0, gzip' })
    expect(plain.headers.get('content-encoding')).toBe('gzip')
  },
)

readingTest('assets may be cached forever, pages must be revalidated', async ({ site }) => {
  const page = await site.get('/')
  for (const { headers } of [page, await site.get('/company')])
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5, must-revalidate')
  const asset = /href="(\/assets\/[^"]+\.css)"/.exec(await page.text())?.[1] ?? ''
  expect((await site.get(asset)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

readingTest('every kind of response has the security headers', async ({ site }) => {
  for (const path of ['/', '/career', '/api/jobs', '/api/none', '/no-such-page', '/Teams/', '/healthz']) {
    const { headers } = await site.get(path)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy'), path).toBe('same-origin')
    expect(headers.get('permissions-policy'), path).toContain('geolocation=(self)')
    expect(headers.get('content-security-policy'), path).toMatch(/default-src '(self|none)'/)
  }
})

readingTest('API responses are not cached, and an unknown call is a clear 404', async ({ site }) => {
  const answer = await site.get('/api/none')
  expect(answer.status).toBe(404)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toMatchObject({ code: 'not_found', message: 'There is no such call.' })
})

readingTest(
  'the server makes no list of routes for a request, which a cache would send to everybody',
  async ({ site }) => {
    const page = await (await site.get('/admin-login')).text()
    const version = /\/assets\/manifest-(\w+)\.js/.exec(page)?.[1]
    expect(version).toBeDefined()
    expect((await site.get(`/__manifest?paths=/admin/leads&version=${version}`)).status).toBe(404)
  },
)

readingTest('a page without an action refuses writes', async ({ site }) => {
  expect((await site.post('/Compliance', {})).status).toBe(405)
})

test('a body over the limit is refused', async ({ site }) => {
  expect((await site.post('/web/api/zoho/submit-lead', { text: 'x'.repeat(70_000) })).status).toBe(413)
  const admin = await firstAdmin(site)
  expect((await admin.post('/api/jobs', { text: 'x'.repeat(70_000) })).status).toBe(413)
})

readingTest.for([
  ['two slashes', 'GET // HTTP/1.1', 400],
  ['bytes that are no text', 'GET /%ff HTTP/1.1', 400],
  ['a NUL byte', 'GET /a%00b HTTP/1.1', 400],
  ['backslashes', 'GET /\\\\evil HTTP/1.1', 400],
  ['another host in the request line', 'GET http://evil.example/ HTTP/1.1', 400],
  ['an endless path', `GET ${'/x'.repeat(3_000)} HTTP/1.1`, 400],
  ['endless headers', `GET / HTTP/1.1\r\nX-Long: ${'x'.repeat(20_000)}`, 431],
  ['no HTTP at all', 'GARBAGE', 400],
  ['an unknown version', 'GET / HTTP/9.9', 400],
] as const)('a malformed request gets a 4xx and harms nothing: %s', async ([, line, status], { site }) => {
  const answer = await sendRaw(site.url, `${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect((await site.get('/healthz')).status).toBe(200)
})

/** The status of the response to bytes that no HTTP client would send. */
async function sendRaw(url: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(bytes)
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  await once(socket, 'close')
  return text
}

test('a request is logged with its id and without its query', async ({ site }) => {
  const answer = await site.get('/no-such-page?email=amina@mail.example')
  const id = answer.headers.get('x-request-id') ?? ''
  await expect.poll(() => site.logged.find((line) => line.includes(id))).toBeTruthy()
  expect(site.logged.join('')).not.toContain('amina')
})

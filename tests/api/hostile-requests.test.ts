import { openRaw, sendRawCall } from '../../support/raw-request.ts'
import { publicPaths } from '../../support/public-paths.ts'
import { expect, readingTest as test, type TestSite } from '../support/site.ts'

async function sendLines(site: TestSite, ...lines: string[]) {
  const { socket, ended } = openRaw(site.url)
  socket.end(`${lines.join('\r\n')}\r\n\r\n`)
  return ended
}

/** Keeps the connection open: a client that disconnects gets no response from a page that is still being rendered. */
async function waitFor(site: TestSite, ...lines: string[]) {
  const { socket, ended } = openRaw(site.url)
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return ended
}

const locationOf = (text: string) => /^location: (.*)$/im.exec(text)?.[1]?.trim()

test('no address sends a visitor to another site', async ({ site }) => {
  const targets = [
    '//evil.example',
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/%2fevil.example/',
    '/%2f%2fevil.example/',
    '/.//evil.example/',
    '/..//evil.example/',
    '/@evil.example/',
    '/ngo//',
    '/ngo/?next=https://evil.example',
    '/admin-login?next=//evil.example',
    '/http://evil.example/',
    '/%0d%0aLocation:%20https://evil.example/',
    '/ngo/?%0d%0aSet-Cookie:%20a=b',
    'https://evil.example/ngo/',
  ]
  for (const target of targets) {
    for (const method of ['GET', 'POST']) {
      const { status, text } = await sendRawCall(site.url, method, target)
      expect(status, target).toBeLessThan(500)
      const head = text.split('\r\n\r\n')[0] ?? ''
      expect(head, target).not.toMatch(/^set-cookie/im)
      const location = locationOf(head)
      if (location !== undefined) expect(location, target).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/)
    }
  }
})

test('a path of thousands of slashes is refused before it is processed', async ({ site }) => {
  const slashes = '/'.repeat(4_000)
  expect((await sendRawCall(site.url, 'GET', `/a${slashes}b`)).status).toBe(400)
  expect((await sendRawCall(site.url, 'GET', `/ngo${slashes}`)).status).toBe(400)
  expect((await sendRawCall(site.url, 'GET', `/a${slashes.slice(0, 400)}b`)).status).toBe(404)
  const { status, text } = await sendRawCall(site.url, 'GET', '/ngo/////?a=b')
  expect(status).toBe(308)
  expect(locationOf(text)).toBe('/ngo?a=b')
})

test('no page repeats what a request claims about its host', async ({ site }) => {
  const paths = [
    '/',
    '/career',
    '/find-agent',
    '/sitemap.xml',
    '/feed.xml',
    '/robots.txt',
    '/llms.txt',
    '/no-such-page',
  ]
  for (const path of [...paths, ...publicPaths.slice(0, 5)]) {
    const claims = ['Host: localhost', 'X-Forwarded-Host: evil.example', 'Forwarded: host=evil.example']
    const { status, text } = await waitFor(site, `GET ${path} HTTP/1.1`, ...claims, 'Connection: close')
    expect(status, path).toBe(path === '/no-such-page' ? 404 : 200)
    expect(text, path).not.toContain('evil.example')
    for (const host of ['evil.example', 'localhost.evil.example']) {
      const other = await waitFor(
        site,
        `GET ${path} HTTP/1.1`,
        `Host: ${host}`,
        'X-Forwarded-Host: localhost',
        'Connection: close',
      )
      expect(other.status, path).toBe(421)
    }
    const two = await waitFor(
      site,
      `GET ${path} HTTP/1.1`,
      'Host: localhost',
      'Host: evil.example',
      'Connection: close',
    )
    expect(two.status, path).toBe(400)
    expect((await waitFor(site, `GET ${path} HTTP/1.0`)).status, path).toBe(400)
  }
})

test.for([
  ['two lengths', ['Content-Length: 3', 'Content-Length: 5']],
  ['a length and chunks', ['Content-Length: 3', 'Transfer-Encoding: chunked']],
  ['chunks of an unknown kind', ['Transfer-Encoding: chunked, x']],
  ['a space before the colon', ['Transfer-Encoding : chunked']],
  ['a folded line', ['X-One: a', ' Transfer-Encoding: chunked']],
  ['a length that is none', ['Content-Length: +3']],
  ['a bare carriage return', ['X-One: a\rTransfer-Encoding: chunked']],
  ['a NUL byte', ['X-One: a\0b']],
] as const)('a request that two servers could parse differently is refused: %s', async ([, lines], { site }) => {
  const { status, text } = await sendLines(
    site,
    'POST /web/api/zoho/submit-lead HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    ...lines,
    '',
    '0',
    '',
    'GET /api/jobs HTTP/1.1',
    'Host: localhost',
  )
  expect(status).toBe(400)
  expect(text.match(/HTTP\/1\.1 \d/g)).toHaveLength(1)
})

test('nothing but the built files can be read from the disk', async ({ site }) => {
  const targets = [
    '/.env',
    '/.git/config',
    '/package.json',
    '/server/main.ts',
    '/build/server/index.js',
    '/data/auth-secret',
    '/assets/',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/....//....//package.json',
    '/index.html.br',
    '/files/../auth-secret',
    '/files/..%2fauth-secret',
    '/etc/passwd',
    '/proc/self/environ',
  ]
  for (const target of targets) {
    const { status, text } = await sendRawCall(site.url, 'GET', target)
    expect([308, 400, 403, 404], target).toContain(status)
    expect(text, target).not.toMatch(/"dependencies"|root:x:|readConfig/)
  }
})

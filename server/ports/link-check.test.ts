import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:https'
import { join } from 'node:path'
import { expect } from 'vitest'
import { listenLocally } from '../../support/port.ts'
import { makeCertificate } from '../../tests/support/certificate.ts'
import { test as folderTest } from '../../tests/support/temporary-folder.ts'
import { createLinkCheck } from './link-check.ts'
import { isPublicAddress } from './public-address.ts'

/** A site with pages that answer in different ways, and what was asked of it. */
const test = folderTest.extend<{ outside: { url: string; ca: Buffer; asked: string[] } }>({
  outside: async ({ folder }, use) => {
    const ca = await makeCertificate(folder)
    const asked: string[] = []
    const server = createServer({ cert: ca, key: await readFile(join(folder, 'privkey.pem')) }, (request, response) => {
      const { method = '', url = '' } = request
      asked.push(`${method} ${url}`)
      if (url === '/hangs') return
      const [status = 404, location] = replies[`${method} ${url}`] ?? replies[url] ?? []
      response.writeHead(status, location === undefined ? {} : { location }).end()
    })
    const url = `https://localhost:${await listenLocally(server)}`
    await use({ url, ca, asked })
    await stop(server)
  },
})

const replies: Record<string, [status: number, location?: string]> = {
  '/here': [200],
  '/moved': [301, '/here'],
  '/around': [302, '/around'],
  '/inside': [302, 'https://169.254.169.254/latest/'],
  '/insecure': [302, 'http://localhost/'],
  'HEAD /only-get': [405],
  'GET /only-get': [200],
  '/gone': [410],
  '/members': [403],
  '/broken': [503],
}

const stop = (server: Server) => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
}

test('[PUB-6] links are tried, with redirects, and those that answer are told from those that do not', async ({
  outside: { url, ca, asked },
}) => {
  const asking = { isPublic: (address: string) => !address.startsWith('169.'), ca }
  const check = createLinkCheck({ ...asking, timeoutMs: 30_000 })
  const paths = ['here', 'moved', 'only-get', 'nowhere', 'gone', 'around', 'insecure', 'members', 'broken']
  const states = await check([...paths, 'inside'].map((path) => `${url}/${path}`))
  expect(Object.fromEntries([...states].map(([link, state]) => [link.slice(url.length + 1), state]))).toEqual({
    here: 'answers',
    moved: 'answers',
    'only-get': 'answers',
    nowhere: 'dead',
    gone: 'dead',
    around: 'dead',
    insecure: 'dead',
    members: 'unverified',
    broken: 'unverified',
    inside: 'private',
  })
  expect(asked).toContain('HEAD /here')
  const hanging = await createLinkCheck({ ...asking, timeoutMs: 200 })([`${url}/hangs`])
  expect([...hanging.values()]).toEqual(['unverified'])
})

test('[PUB-6] nothing inside the network is asked, by address or by a name that leads there', async ({
  outside: { url, asked },
}) => {
  const check = createLinkCheck({ timeoutMs: 1_000 })
  const { port } = new URL(url)
  const inside = ['localhost', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1']
  const states = await check(inside.map((host) => `https://${host}:${port}/here`))
  expect([...states.values()]).toEqual(inside.map(() => 'private'))
  expect(asked).toEqual([])
})

test.for([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['192.168.0.1', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
] as const)('%s is on the public Internet: %s', ([address, isPublic]) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

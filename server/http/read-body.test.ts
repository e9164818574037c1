import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { SiteError } from '../../contract/errors.ts'
import { listenLocally } from '../../support/port.ts'
import { readBody } from './read-body.ts'

async function startServer(limits: { most: number; withinMs: number }): Promise<number> {
  const server = createServer((request, response) => {
    readBody(request, limits).then(
      (text) => response.end(`read ${text.length}`),
      (cause: unknown) => response.writeHead(cause instanceof SiteError ? cause.status : 500).end(),
    )
  })
  onTestFinished(() => server.closeAllConnections())
  onTestFinished(() => void server.close())
  return listenLocally(server)
}

test('[API-9] a client that trickles its body is cut off with 408', async () => {
  const socket = connect(await startServer({ most: 1_000, withinMs: 100 }), '127.0.0.1')
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n')
  const drip = setInterval(() => socket.write('x'), 10)
  onTestFinished(() => clearInterval(drip))
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /)
  socket.destroy()
})

test('a body up to the limit is read, one byte more is refused', async () => {
  const port = await startServer({ most: 1_000, withinMs: 10_000 })
  const post = (body: string) => fetch(`http://127.0.0.1:${port}`, { method: 'POST', body })
  expect(await (await post('x'.repeat(1_000))).text()).toBe('read 1000')
  expect((await post('x'.repeat(1_001))).status).toBe(413)
})

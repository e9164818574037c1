import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../support/port.ts'
import { listen } from './listen.ts'

const rules = { stallMs: 300, minBytesPerSecond: 1_000_000_000, checkMs: 20 }
const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

/** Listens like the site, with shorter timeouts. */
async function startServer() {
  const port = await freePort()
  const place = { port, host: '127.0.0.1' }
  const server = await listen((_request, response) => response.end(Buffer.alloc(1024 * 1024)), place, rules)
  onTestFinished(() => server.stop(0))
  return port
}

test('a client that keeps sending requests and never reads is disconnected', { timeout: 20_000 }, async () => {
  const socket = connect(await startServer(), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.pause()
  // More than all buffers in between can hold, then a little now and then.
  socket.write(request.repeat(50))
  const asking = setInterval(() => socket.write(request), 50)
  onTestFinished(() => clearInterval(asking))
  // A closed connection is noticed on writing, even if nothing is read.
  await expect.poll(() => socket.destroyed, { timeout: 15_000 }).toBe(true)
})

test('a client that reads, or waits before its next request, is not', async () => {
  const socket = connect(await startServer(), '127.0.0.1')
  let bytes = 0
  socket.on('data', (chunk) => (bytes += chunk.length))
  for (let asked = 1; asked <= 3; asked += 1) {
    socket.write(request)
    await expect.poll(() => bytes).toBeGreaterThan(asked * 1024 * 1024)
    // Longer than the timeout for a client that does not read.
    await new Promise((resolve) => setTimeout(resolve, 2 * rules.stallMs))
  }
  expect(socket.destroyed).toBe(false)
  socket.destroy()
})

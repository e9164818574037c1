import { createServer, request as call, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { Transform } from 'node:stream'
import { closeServer, listenLocally } from '../../support/port.ts'

/** Forwards a call, never responds, disconnects in the middle, responds with 500, or forwards slowly. */
export type ProxyBehavior = 'normal' | 'hang' | 'disconnect' | 'refuse' | 'slow'

type FaultyProxy = { url: string; setBehavior: (behavior: ProxyBehavior) => void; stop: () => Promise<void> }

/** A proxy in front of a real server that fails on demand. */
export async function startFaultyProxy(target: string): Promise<FaultyProxy> {
  let behavior: ProxyBehavior = 'normal'
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (behavior === 'hang') return request.resume()
    if (behavior === 'refuse') return request.resume().on('end', () => response.writeHead(500).end())
    if (behavior === 'disconnect')
      return request.once('data', () => request.destroy()).once('end', () => request.destroy())
    await passOn(target, request, response, behavior === 'slow' ? 10 : 0)
  }
  const server = createServer((request, response) => {
    request.on('error', () => undefined)
    handle(request, response).catch(() => response.destroy())
  })
  const port = await listenLocally(server)
  return {
    url: `http://127.0.0.1:${port}`,
    setBehavior: (next) => {
      behavior = next
      server.closeAllConnections()
    },
    stop: () => closeServer(server),
  }
}

async function passOn(target: string, request: IncomingMessage, response: ServerResponse, delayMs: number) {
  const { method, url, headers } = request
  const passed = call(new URL(url ?? '/', target), { method, headers })
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    passed.once('response', resolve).once('error', reject)
  })
  await pipeline(request, brake(delayMs), passed)
  const answer = await answered
  response.writeHead(answer.statusCode ?? 502, answer.headers)
  await pipeline(answer, brake(delayMs), response)
}

const brake = (delayMs: number) =>
  new Transform({
    transform: (chunk: Buffer, _encoding, done) => void setTimeout(() => done(null, chunk), delayMs),
  })

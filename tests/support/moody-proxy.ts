import { createServer, request as call, type IncomingMessage, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { Transform } from 'node:stream'
import { listenLocally } from './port.ts'

/** What becomes of a call on its way: passed on, never answered, cut off in the middle, refused, or passed on slowly. */
export type ProxyMood = 'well' | 'hang' | 'die' | 'refuse' | 'slow'

export type MoodyProxy = { url: string; feel: (mood: ProxyMood) => void; stop: () => Promise<void> }

/** Stands in front of a real server and spoils what it does. */
export async function startMoodyProxy(target: string): Promise<MoodyProxy> {
  let mood: ProxyMood = 'well'
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    if (mood === 'hang') return request.resume()
    if (mood === 'refuse') return request.resume().on('end', () => response.writeHead(500).end())
    if (mood === 'die') return request.once('data', () => request.destroy()).once('end', () => request.destroy())
    await passOn(target, request, response, mood === 'slow' ? 10 : 0)
  }
  const server = createServer((request, response) => {
    request.on('error', () => undefined)
    handle(request, response).catch(() => response.destroy())
  })
  const port = await listenLocally(server)
  return {
    url: `http://127.0.0.1:${port}`,
    feel: (next) => {
      mood = next
      server.closeAllConnections()
    },
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
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

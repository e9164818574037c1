import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { method: string; url: URL; headers: IncomingMessage['headers']; body: string }
export type Reply = { status: number; body: string; type?: string }

/**
 * How a server of somebody else treats a call. It always takes notice of it first; then it answers as it should,
 * with an error, with a page, with half an answer, or not at all.
 */
export type Mood = 'well' | 'hang' | 'die' | 'html' | 429 | 500

export type StandIn = {
  url: string
  received: Received[]
  /** The mood of all calls from now on. */
  feel: (mood: Mood) => void
  /** Moods of the next calls, one each; then it is well. */
  feelNext: (...moods: Mood[]) => void
  /** Takes no connections, as a server that is down. */
  goAway: () => Promise<void>
  comeBack: () => Promise<void>
  stop: () => Promise<void>
}

export async function startStandIn(answer: (call: Received) => Reply): Promise<StandIn> {
  const received: Received[] = []
  let lasting: Mood = 'well'
  let coming: Mood[] = []
  const server = createServer((request, response) => {
    void readCall(request).then((call) => {
      received.push(call)
      react(coming.shift() ?? lasting, answer(call), response)
    })
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const goAway = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    feel: (mood) => {
      lasting = mood
    },
    feelNext: (...moods) => {
      coming = moods
    },
    goAway,
    comeBack: () => listen(port),
    stop: async () => {
      if (server.listening) await goAway()
    },
  }
}

async function readCall(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const url = new URL(request.url ?? '/', 'http://stand-in')
  return { method: request.method ?? '', url, headers: request.headers, body: Buffer.concat(chunks).toString() }
}

function react(mood: Mood, reply: Reply, response: ServerResponse) {
  if (mood === 'hang') return
  if (mood === 'die') {
    response.writeHead(reply.status, { 'content-length': reply.body.length + 100 })
    response.write(reply.body.slice(0, 10), () => response.destroy())
    return
  }
  const { status, body, type = 'application/json' } = mood === 'well' ? reply : failure(mood)
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body)
}

function failure(mood: 'html' | 429 | 500): Reply {
  if (mood === 'html') return { status: 200, body: '<!doctype html><h1>Down for maintenance</h1>', type: 'text/html' }
  return { status: mood, body: JSON.stringify({ code: 'TRY_LATER', status: 'error' }) }
}

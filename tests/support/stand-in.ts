import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenLocally } from './port.ts'

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
  /** Moods of the next calls, or replies in place of its own, one each; then it is well. */
  feelNext: (...moods: (Mood | Reply)[]) => void
  /** Takes no connections, as a server that is down. */
  goAway: () => Promise<void>
  comeBack: () => Promise<void>
  stop: () => Promise<void>
}

export async function startStandIn(answer: (call: Received) => Reply): Promise<StandIn> {
  const received: Received[] = []
  let lasting: Mood = 'well'
  let coming: (Mood | Reply)[] = []
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const call = await readCall(request)
    received.push(call)
    const mood = coming.shift() ?? lasting
    // Something in between has answered: the server itself has not seen the call.
    react(mood, typeof mood === 'object' ? mood : answer(call), response)
  }
  const server = createServer((request, response) => void take(request, response))
  const goAway = async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }
  const port = await listenLocally(server)
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
    comeBack: async () => {
      await listenLocally(server, port)
    },
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

function react(mood: Mood | Reply, reply: Reply, response: ServerResponse) {
  if (mood === 'hang') return
  if (mood === 'die') {
    response.writeHead(reply.status, { 'content-length': reply.body.length + 100 })
    response.write(reply.body.slice(0, 10), () => response.destroy())
    return
  }
  const { status, body, type = 'application/json' } = replyIn(mood, reply)
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body)
}

function replyIn(mood: 'well' | 'html' | 429 | 500 | Reply, reply: Reply): Reply {
  if (mood === 'well') return reply
  if (typeof mood === 'object') return mood
  if (mood === 'html') return { status: 200, body: '<!doctype html><h1>Down for maintenance</h1>', type: 'text/html' }
  return { status: mood, body: JSON.stringify({ code: 'TRY_LATER', status: 'error' }) }
}

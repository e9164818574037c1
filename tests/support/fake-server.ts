import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { closeServer, listenLocally } from '../../support/port.ts'

export type Received = { method: string; url: URL; headers: IncomingMessage['headers']; body: string }
export type Reply = { status: number; body: string; type?: string }

/**
 * How a third-party server handles a call. It always processes the call first; then it responds normally, with an
 * error, with an HTML page, with half a response, or not at all.
 */
export type ServerBehavior = 'normal' | 'hang' | 'disconnect' | 'html' | 429 | 500

export type FakeServer = {
  url: string
  received: Received[]
  /** The behavior for all calls from now on. */
  setBehavior: (behavior: ServerBehavior) => void
  /** How the next calls are handled, one each: a behavior, or a reply to send. Later calls are handled normally. */
  setNextBehaviors: (...behaviors: (ServerBehavior | Reply)[]) => void
  /** Refuses connections, like a server that is down. */
  goDown: () => Promise<void>
  comeBackUp: () => Promise<void>
  stop: () => Promise<void>
}

export async function startFakeServer(answer: (call: Received) => Reply): Promise<FakeServer> {
  const received: Received[] = []
  let lasting: ServerBehavior = 'normal'
  let coming: (ServerBehavior | Reply)[] = []
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const call = await readCall(request)
    received.push(call)
    const behavior = coming.shift() ?? lasting
    // A given reply simulates a proxy in between: the server itself has not seen the call.
    react(behavior, typeof behavior === 'object' ? behavior : answer(call), response)
  }
  const server = createServer((request, response) => void take(request, response))
  const goDown = () => closeServer(server)
  const port = await listenLocally(server)
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    setBehavior: (behavior) => {
      lasting = behavior
    },
    setNextBehaviors: (...behaviors) => {
      coming = behaviors
    },
    goDown,
    comeBackUp: async () => {
      await listenLocally(server, port)
    },
    stop: async () => {
      if (server.listening) await goDown()
    },
  }
}

async function readCall(request: IncomingMessage): Promise<Received> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const url = new URL(request.url ?? '/', 'http://fake-server')
  return { method: request.method ?? '', url, headers: request.headers, body: Buffer.concat(chunks).toString() }
}

function react(behavior: ServerBehavior | Reply, reply: Reply, response: ServerResponse) {
  if (behavior === 'hang') return
  if (behavior === 'disconnect') {
    response.writeHead(reply.status, { 'content-length': reply.body.length + 100 })
    response.write(reply.body.slice(0, 10), () => response.destroy())
    return
  }
  const { status, body, type = 'application/json' } = replyIn(behavior, reply)
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) }).end(body)
}

function replyIn(behavior: 'normal' | 'html' | 429 | 500 | Reply, reply: Reply): Reply {
  if (behavior === 'normal') return reply
  if (typeof behavior === 'object') return behavior
  if (behavior === 'html')
    return { status: 200, body: '<!doctype html><h1>Down for maintenance</h1>', type: 'text/html' }
  return { status: behavior, body: JSON.stringify({ code: 'TRY_LATER', status: 'error' }) }
}

import { once } from 'node:events'
import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createListener, type Server as NetServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { StartError } from '../../contract/errors.ts'
import { closeUnread, type UnreadRules } from './close-unread.ts'

export type Handler = (request: IncomingMessage, response: ServerResponse) => void

type Listening = { port: number; stop: (timeoutMs: number) => Promise<void> }

const limits = {
  /** Total bytes of the request headers; more gets 431. */
  maxHeaderSize: 16 * 1024,
  /** A client that sends its headers too slowly is disconnected after this. */
  headersTimeout: 15_000,
  // Uploads may take an hour. Their transfer rate is monitored; all other requests have their own deadline.
  requestTimeout: 0,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
}

/** Closing the HTTP server drops idle connections; a request that is on its way over one still has this long. */
const graceMs = 300

/** On a busy site, some connection may always be waiting. */
const mostTurns = 100

const unreadRules: UnreadRules = { stallMs: 60_000, minBytesPerSecond: 1_024, checkMs: 5_000 }

/** Where to listen, and the names of both settings for an error message. */
type Place = { port: number; host: string; names?: { port: string; host: string } }

/** The listener is separate, so that it can be closed before the HTTP server is. */
export async function listen(handler: Handler, place: Place, unread = unreadRules): Promise<Listening> {
  const { port } = place
  const listener = await openPort(place)
  const server = createServer(limits, handler)
  server.on('clientError', answerBrokenRequest)
  // A client that does not read its response is disconnected after this long without traffic.
  server.timeout = 60_000
  closeUnread(server, unread)
  server.listen(listener)
  await once(server, 'listening')
  const address = listener.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: (timeoutMs) => drain(listener, server, timeoutMs),
  }
}

async function openPort(place: Place): Promise<NetServer> {
  const listener = createListener().listen(place.port, place.host)
  try {
    await once(listener, 'listening')
    return listener
  } catch (cause) {
    throw explain(cause, place)
  }
}

function explain(cause: unknown, { port, host, names = { port: 'PORT', host: 'HOST' } }: Place): unknown {
  const reasons: Record<string, string> = {
    EADDRINUSE: `port ${port} is taken by another program. Set ${names.port} to a free one`,
    EACCES: `this user may not open port ${port}. Set ${names.port} to 1024 or higher and put a proxy in front of the site`,
    EADDRNOTAVAIL: `${host} is not an address of this machine. Set ${names.host} to one that is, or leave it out`,
    EAFNOSUPPORT: `this machine has no addresses of the kind of ${host}. Set ${names.host} to one of its own, or leave it out`,
    ENOTFOUND: `there is no host “${host}”. Set ${names.host} to an address of this machine, or leave it out`,
    EAI_AGAIN: `the name “${host}” could not be looked up. Set ${names.host} to an address of this machine, or leave it out`,
  }
  const reason = cause instanceof Error && 'code' in cause ? reasons[String(cause.code)] : undefined
  return reason ? new StartError(`Cannot start: ${reason}.`, { cause }) : cause
}

/** Input that is not valid HTTP never reaches the handler; it gets a short response and the connection is closed. */
function answerBrokenRequest(cause: Error & { code?: string }, socket: Duplex) {
  if (cause.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[cause.code ?? ''] ?? 400
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\nX-Content-Type-Options: nosniff\r\n\r\n`,
  )
}

/** Accepts no new connections, lets pending responses finish, then closes the remaining connections. */
async function drain(listener: NetServer, server: Server, timeoutMs: number): Promise<void> {
  await acceptWaiting(server)
  listener.close()
  await new Promise<void>((resolve) => {
    // A keep-alive connection would wait for the client's next request: close it as soon as it is idle.
    const sweep = setInterval(() => server.closeIdleConnections(), graceMs)
    const cut = setTimeout(() => server.closeAllConnections(), timeoutMs)
    const closed = () => {
      clearInterval(sweep)
      clearTimeout(cut)
      resolve()
    }
    server.getConnections((_cause, open) => setTimeout(() => server.close(closed), open === 0 ? 0 : graceMs))
  })
}

/**
 * Connections that wait when the listener closes are reset. Node accepts one in each turn of its event loop, so this goes
 * on until two turns brought none: the first may end before it looks for any.
 */
async function acceptWaiting(server: Server): Promise<void> {
  let quiet = 0
  const onConnection = () => {
    quiet = 0
  }
  server.on('connection', onConnection)
  for (let turn = 0; quiet < 2 && turn < mostTurns; turn += 1) {
    quiet += 1
    await nextTurn()
  }
  server.off('connection', onConnection)
}

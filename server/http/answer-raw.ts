import type { IncomingMessage, ServerResponse } from 'node:http'

/** An object is sent as JSON, a string as HTML. */
export type RawAnswer = { status: number; body: object | string; headers?: Record<string, string> }

/** How much a client may still send after its response. */
const drainLimits = { bytes: 64 * 1024 * 1024, seconds: 10 }

/**
 * Responds to a request whose body may not have been read completely. A client that is disconnected while it sends sees
 * a broken connection instead of the response, so the rest is read and dropped, up to a limit, before the connection is
 * closed.
 */
export async function answerRaw(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body, headers }: RawAnswer,
): Promise<void> {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    ...headers,
  })
  response.write(text)
  if (!request.complete && !request.destroyed) await dropRest(request)
  response.end()
}

/** Ends at the end of the body, after too many bytes, or after a second without data. */
async function dropRest(request: IncomingMessage): Promise<void> {
  const { socket } = request
  const most = socket.bytesRead + drainLimits.bytes
  const { promise: closed, resolve: close } = Promise.withResolvers<void>()
  let before = socket.bytesRead
  let seconds = 0
  const timer = setInterval(() => {
    seconds += 1
    if (socket.bytesRead === before || socket.bytesRead > most || seconds > drainLimits.seconds) socket.destroy()
    before = socket.bytesRead
  }, 1_000)
  request.once('close', close).resume()
  await closed
  clearInterval(timer)
}

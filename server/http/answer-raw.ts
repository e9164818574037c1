import type { IncomingMessage, ServerResponse } from 'node:http'

/** An object is sent as JSON, text as the page that it is. */
export type RawAnswer = { status: number; body: object | string; headers?: Record<string, string> }

/** What a client that is still sending may send on after its answer. */
const patience = { bytes: 64 * 1024 * 1024, seconds: 10 }

/**
 * Answers a request whose body may not have been read to its end. A client that is cut off while it
 * sends sees a broken connection instead of the answer, so the rest is read and dropped, up to a bound,
 * before the connection is let go.
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

/** Ends with the body, when too much of it comes, or when nothing comes for a second. */
async function dropRest(request: IncomingMessage): Promise<void> {
  const { socket } = request
  const most = socket.bytesRead + patience.bytes
  const { promise: closed, resolve: close } = Promise.withResolvers<void>()
  let before = socket.bytesRead
  let seconds = 0
  const timer = setInterval(() => {
    seconds += 1
    if (socket.bytesRead === before || socket.bytesRead > most || seconds > patience.seconds) socket.destroy()
    before = socket.bytesRead
  }, 1_000)
  request.once('close', close).resume()
  await closed
  clearInterval(timer)
}

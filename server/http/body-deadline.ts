import type { IncomingMessage } from 'node:http'

/** Disconnects a client whose request does not arrive in time, even if it was already answered. */
export function limitBodyTime(request: IncomingMessage, milliseconds: number) {
  if (!('content-length' in request.headers) && !('transfer-encoding' in request.headers)) return
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy()
  }, milliseconds)
  request.once('close', () => clearTimeout(timer))
}

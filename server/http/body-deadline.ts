import type { IncomingMessage } from 'node:http'

/** Cuts off a client whose request is not there in time, whatever has become of the answer. */
export function limitBodyTime(request: IncomingMessage, milliseconds: number) {
  if (!('content-length' in request.headers) && !('transfer-encoding' in request.headers)) return
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy()
  }, milliseconds)
  request.once('close', () => clearTimeout(timer))
}

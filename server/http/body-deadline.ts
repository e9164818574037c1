import type { IncomingMessage } from 'node:http'
import { findCall } from '../../contract/operations.ts'

/** Disconnects a client whose request does not arrive in time, even if it was already answered. */
export function limitBodyTime(request: IncomingMessage, path: string, seconds: number) {
  if (!('content-length' in request.headers) && !('transfer-encoding' in request.headers)) return
  const milliseconds = bodyMs(request.method ?? '', path, seconds)
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy()
  }, milliseconds)
  request.once('close', () => clearTimeout(timer))
}

/** How long the body of a request may take: longer than usual for a call that takes large ones. */
export const bodyMs = (method: string, path: string, seconds: number): number =>
  Math.max(seconds * 1_000, largeBodyMs(findCall(method, path)?.operation.maxBytes ?? 0))

/** On a line of one megabit per second. */
export const largeBodyMs = (bytes: number): number => bytes / 125

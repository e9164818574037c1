import type { Server } from 'node:http'
import type { Socket } from 'node:net'

export type UnreadRules = {
  /** How long a client may read nothing, even while it keeps sending. */
  stallMs: number
  /** A slow client is not gone: pending data extends the time allowed, at this rate. */
  minBytesPerSecond: number
  checkMs: number
}

type Seen = { taken: number; since: number }

/**
 * Closes connections whose client does not read. Node's own timeout restarts with every byte that a client sends, so a
 * client that keeps sending requests without reading would stay connected forever.
 */
export function closeUnread(server: Server, { stallMs, minBytesPerSecond, checkMs }: UnreadRules): void {
  const connections = new Map<Socket, Seen>()
  server.on('connection', (socket) => {
    connections.set(socket, { taken: 0, since: performance.now() })
    socket.once('close', () => connections.delete(socket))
  })
  const timer = setInterval(() => {
    const now = performance.now()
    for (const [socket, seen] of connections) {
      const taken = socket.bytesWritten - socket.writableLength
      const allowedMs = stallMs + (1_000 * socket.writableLength) / minBytesPerSecond
      if (socket.writableLength === 0 || taken !== seen.taken) connections.set(socket, { taken, since: now })
      else if (now - seen.since > allowedMs) socket.destroy()
    }
  }, checkMs)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}

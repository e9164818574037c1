import type { Server } from 'node:http'
import type { Socket } from 'node:net'

export type UnreadRules = {
  /** How long nothing may be taken, whatever else the client sends. */
  patienceMs: number
  /** A client that takes this little is slow, not gone: what waits for it adds to its time. */
  leastBytesPerSecond: number
  checkMs: number
}

type Seen = { taken: number; since: number }

/**
 * Closes connections whose client does not read. The server's own timeout starts again with every byte that a client
 * sends, so one that goes on asking and never reads would stay for ever.
 */
export function closeUnread(server: Server, { patienceMs, leastBytesPerSecond, checkMs }: UnreadRules): void {
  const connections = new Map<Socket, Seen>()
  server.on('connection', (socket) => {
    connections.set(socket, { taken: 0, since: performance.now() })
    socket.once('close', () => connections.delete(socket))
  })
  const timer = setInterval(() => {
    const now = performance.now()
    for (const [socket, seen] of connections) {
      const taken = socket.bytesWritten - socket.writableLength
      const allowedMs = patienceMs + (1_000 * socket.writableLength) / leastBytesPerSecond
      if (socket.writableLength === 0 || taken !== seen.taken) connections.set(socket, { taken, since: now })
      else if (now - seen.since > allowedMs) socket.destroy()
    }
  }, checkMs)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}

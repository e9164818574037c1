import type { IncomingMessage } from 'node:http'
import { SiteError } from '../../contract/errors.ts'

/** Slower than any connection that could upload a file within a day. */
const leastBytesPerSecond = 1_024

/** How many checks are made within the given time. */
const looks = 3

/**
 * Aborts a body that stalls or trickles. There is no limit on the total time: a real upload over a slow connection may
 * take an hour. Time during which we do not read does not count.
 */
export function watchPace(
  request: IncomingMessage,
  seconds: number,
  areWeSlow: () => boolean,
  cut: (cause: SiteError) => void,
): () => void {
  const { socket } = request
  let seen = [socket.bytesRead]
  const timer = setInterval(
    () => {
      seen = [...(areWeSlow() ? [] : seen.slice(-looks)), socket.bytesRead]
      const before = seen.at(-1 - looks)
      if (before === undefined || request.complete) return
      if (socket.bytesRead - before >= seconds * leastBytesPerSecond) return
      cut(new SiteError('too_slow', 'The upload stood still for too long. Please try again.'))
    },
    (seconds * 1_000) / looks,
  )
  return () => clearInterval(timer)
}

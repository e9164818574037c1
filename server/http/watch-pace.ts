import type { IncomingMessage } from 'node:http'
import { SiteError } from '../../contract/errors.ts'

/** Slower than any connection that could upload a file within a day. */
const minBytesPerSecond = 1_024

/** How many checks are made within the given time. */
const checksPerWindow = 3

/**
 * Aborts a body that stalls or trickles. There is no limit on the total time: a real upload over a slow connection may
 * take an hour. Time during which we do not read does not count.
 */
export function watchPace(
  request: IncomingMessage,
  seconds: number,
  isPaused: () => boolean,
  abort: (cause: SiteError) => void,
): () => void {
  const { socket } = request
  let seen = [socket.bytesRead]
  const timer = setInterval(
    () => {
      seen = [...(isPaused() ? [] : seen.slice(-checksPerWindow)), socket.bytesRead]
      const before = seen.at(-1 - checksPerWindow)
      if (before === undefined || request.complete) return
      if (socket.bytesRead - before >= seconds * minBytesPerSecond) return
      abort(new SiteError('too_slow', 'call.upload_stalled'))
    },
    (seconds * 1_000) / checksPerWindow,
  )
  return () => clearInterval(timer)
}

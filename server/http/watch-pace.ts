import type { IncomingMessage } from 'node:http'
import { SiteError } from '../../contract/errors.ts'

/** Slower than any line that could carry a file in a day. */
const leastBytesPerSecond = 1_024

/** How often in the given time we look. */
const looks = 3

/**
 * Cuts a body that stalls or trickles. There is no limit on the whole: an honest upload over a slow
 * line may take an hour. While we are the ones who do not read, the client is not to blame.
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

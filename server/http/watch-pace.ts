import type { IncomingMessage } from 'node:http'
import { SiteError } from '../../contract/errors.ts'

/** Slower than any line that could carry a file in a day. */
const leastBytesPerSecond = 1_024

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
  let before = socket.bytesRead
  let wasSlow = false
  const timer = setInterval(() => {
    const isSlow = areWeSlow()
    const arrived = socket.bytesRead - before
    if (!isSlow && !wasSlow && !request.complete && arrived < seconds * leastBytesPerSecond) {
      cut(new SiteError('too_slow', 'The upload stood still for too long. Please try again.'))
    }
    before = socket.bytesRead
    wasSlow = isSlow
  }, seconds * 1_000)
  return () => clearInterval(timer)
}

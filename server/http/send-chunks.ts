import type { Context } from 'hono'
import { stream } from 'hono/streaming'

/**
 * Sends what is read, piece by piece. If reading fails, the connection is cut off, so that no program mistakes a part
 * for the whole, and the cause is logged with the request.
 */
export const sendChunks = (c: Context, chunks: AsyncIterable<string | Uint8Array>): Response =>
  stream(
    c,
    async (out) => {
      for await (const chunk of chunks) {
        if (out.aborted) return
        await out.write(chunk)
      }
    },
    async (cause) => c.env.outgoing.destroy(cause),
  )

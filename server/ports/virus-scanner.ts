import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../config/config.ts'

/**
 * Resolves with the name of the virus found, or undefined for a clean file. Rejects when the scanner gives no verdict.
 */
export type Scan = (content: Readable) => Promise<string | undefined>

/** Far longer than any reply of a scanner. */
const maxReplyLength = 1_000

/** Uses clamd's INSTREAM command. One deadline covers the entire scan. */
export function createScanner({ host, port, seconds }: NonNullable<Config['scanner']>): Scan {
  return async (content) => {
    const socket = connect({ host, port, signal: AbortSignal.timeout(seconds * 1_000) })
    // Both operations below report a failure; one after the reply does not matter.
    socket.on('error', () => undefined)
    const [sent, reply] = await Promise.allSettled([pipeline(frames(content), socket), readReply(socket)])
    if (reply.status === 'rejected') throw reply.reason
    const found = /^stream: (.+) FOUND\0$/.exec(reply.value)?.[1]
    if (found) return found
    if (reply.value === 'stream: OK\0' && sent.status === 'fulfilled') return undefined
    throw new Error(`The virus scanner gave no verdict: ${JSON.stringify(reply.value)}`)
  }
}

/** Each chunk is prefixed with its length; a zero length ends the stream. */
async function* frames(content: Readable) {
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of content) {
    if (!Buffer.isBuffer(chunk)) throw new TypeError('A file is read as bytes.')
    if (chunk.length > 0) yield Buffer.concat([lengthOf(chunk.length), chunk])
  }
  yield lengthOf(0)
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

async function readReply(socket: Socket): Promise<string> {
  let reply = ''
  for await (const chunk of socket) {
    reply += String(chunk)
    if (reply.endsWith('\0') || reply.length > maxReplyLength) break
  }
  return reply
}

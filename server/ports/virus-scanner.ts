import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type ScannerSettings = { host: string; port: number; seconds: number }

/** Answers the name of what was found in a file, or nothing when it is clean. Fails when the scanner does not tell. */
export type Scan = (content: Readable) => Promise<string | undefined>

/** Far longer than any answer of a scanner. */
const longestReply = 1_000

/** Asks a clamd over its INSTREAM command. The whole scan has one deadline. */
export function createScanner({ host, port, seconds }: ScannerSettings): Scan {
  return async (content) => {
    const socket = connect({ host, port, signal: AbortSignal.timeout(seconds * 1_000) })
    // Both sides below report a failure; one that comes after the reply changes nothing.
    socket.on('error', () => undefined)
    const [sent, reply] = await Promise.allSettled([pipeline(frames(content), socket), readReply(socket)])
    if (reply.status === 'rejected') throw reply.reason
    const found = /^stream: (.+) FOUND\0$/.exec(reply.value)?.[1]
    if (found) return found
    if (reply.value === 'stream: OK\0' && sent.status === 'fulfilled') return undefined
    throw new Error(`The virus scanner gave no verdict: ${JSON.stringify(reply.value)}`)
  }
}

/** Each chunk after its length, and a length of zero at the end. */
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
    if (reply.endsWith('\0') || reply.length > longestReply) break
  }
  return reply
}

import type { IncomingMessage } from 'node:http'
import { SiteError } from '../../contract/errors.ts'

export type BodyLimits = { most: number; withinMs: number }

/** Enough for any form without files, on any usable connection. */
const formLimits: BodyLimits = { most: 64 * 1024, withinMs: 20_000 }

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** The body of a request as text, read completely within one deadline. */
export async function readBody(request: IncomingMessage, limits = formLimits): Promise<string> {
  const body = await collect(request, limits)
  try {
    return utf8.decode(body)
  } catch (cause) {
    throw new SiteError('bad_request', 'call.text_unreadable', { cause })
  }
}

/** A request that is over the limit is paused, not destroyed, so that the response can still be sent. */
function collect(request: IncomingMessage, { most, withinMs }: BodyLimits): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const chunks: Buffer[] = []
  let length = 0
  const onData = (chunk: Buffer) => {
    length += chunk.length
    chunks.push(chunk)
    if (length > most) reject(new SiteError('too_large', 'call.too_large'))
  }
  const onEnd = () => resolve(Buffer.concat(chunks))
  const onClose = () => {
    if (!request.complete) reject(new SiteError('bad_request', 'call.ended_early'))
  }
  const timer = setTimeout(() => reject(new SiteError('too_slow', 'call.too_slow')), withinMs)
  request.on('data', onData).on('end', onEnd).on('error', onClose).on('close', onClose)
  return promise.finally(() => {
    clearTimeout(timer)
    request.off('data', onData).off('end', onEnd).off('error', onClose).off('close', onClose).pause()
  })
}

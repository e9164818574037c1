import type { IncomingMessage } from 'node:http'
import { SiteError } from '../../contract/errors.ts'
import { largeBodyMs } from './body-deadline.ts'

export type BodyLimits = { most: number; withinMs: number }

/** At least as long as a form may take on any usable connection. */
export const limitsOf = (most: number): BodyLimits => ({ most, withinMs: Math.max(20_000, largeBodyMs(most)) })

/** Enough for any form, without its files and its signature. */
export const maxFormBytes = 64 * 1024
export const maxFields = 100
const formLimits = limitsOf(maxFormBytes)

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

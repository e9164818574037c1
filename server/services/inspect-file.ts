import { fileMessages } from '../../contract/upload.ts'
import { SiteError } from '../../contract/errors.ts'
import { isTaken, judge, sampleSize, tailSize } from './file-content.ts'

/** What may come under one name of a form. */
export type FileRule = { kind: 'document' | 'signature'; maxBytes: number; tooLarge: string }

export type About = { mediaType: string; size: number; verified: boolean }

/**
 * Lets a file through while looking at it: stops one that grows too large, or whose beginning shows
 * that it is nothing we take, and tells in the end what it was.
 */
export async function* inspect(
  content: AsyncIterable<Buffer>,
  name: string,
  rule: FileRule,
  tell: (about: About) => void,
): AsyncGenerator<Buffer> {
  let size = 0
  let head: Buffer = Buffer.alloc(0)
  let tail: Buffer[] = []
  for await (const chunk of content) {
    size += chunk.length
    if (size > rule.maxBytes) throw new SiteError('too_large', rule.tooLarge)
    if (head.length < sampleSize) {
      head = Buffer.concat([head, chunk.subarray(0, sampleSize - head.length)])
      if (head.length === sampleSize && !(await isTaken(head, name, rule.kind))) throw foreign(name, rule)
    }
    tail = lastOf([...tail, chunk])
    yield chunk
  }
  if (size === 0) throw new SiteError('invalid', fileMessages.empty(name))
  const found = await judge(head, Buffer.concat(tail), name, rule.kind)
  if (!found) throw foreign(name, rule)
  tell({ ...found, size })
}

const foreign = (name: string, rule: FileRule) =>
  new SiteError('wrong_media_type', rule.kind === 'signature' ? fileMessages.notPng : fileMessages.wrongContent(name))

/** The chunks that hold the last bytes; the directory of a zip file stands there. */
function lastOf(chunks: Buffer[]): Buffer[] {
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  const first = chunks[0]
  return first && length - first.length >= tailSize ? chunks.slice(1) : chunks
}

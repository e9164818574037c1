import { documentExtension, documentTypes, maxSignatureSide } from '../../../contract/upload.ts'
import { SiteError, type ErrorCode } from '../../../contract/errors.ts'
import type { Problem } from '../../../contract/reasons.ts'
import { checkContent, isPng } from './file-content.ts'
import type { ContentCheck } from './text-check.ts'

/** What is accepted in one field of a form. */
export type FileRule = { kind: 'document' | 'signature'; maxBytes: number; tooLarge: Problem }

export type About = { mediaType: string; size: number }

/**
 * Passes a file through and inspects it: stops one that gets too large or does not match its name, and reports at the
 * end what it was.
 */
export function inspect(
  content: AsyncIterable<Buffer>,
  name: string,
  rule: FileRule,
  report: (about: About) => void,
): AsyncGenerator<Buffer> {
  return pass(content, name, rule, rule.kind === 'signature' ? signature : document(name), report)
}

async function* pass(
  content: AsyncIterable<Buffer>,
  name: string,
  rule: FileRule,
  { check, mediaType, refusal }: Expected,
  report: (about: About) => void,
): AsyncGenerator<Buffer> {
  const checked = check()
  let size = 0
  for await (const chunk of content) {
    size += chunk.length
    if (size > rule.maxBytes) throw refuse('too_large', rule.tooLarge)
    if (!checked.add(chunk)) throw refuse('wrong_media_type', refusal)
    yield chunk
  }
  if (size === 0) throw new SiteError('invalid', 'file.empty', { values: { name } })
  if (!checked.matches()) throw refuse('wrong_media_type', refusal)
  report({ mediaType, size })
}

export const refuse = (code: ErrorCode, { reason, ...about }: Problem) => new SiteError(code, reason, about)

type Expected = { check: () => ContentCheck; mediaType: string; refusal: Problem }

function document(name: string): Expected {
  const ending = documentExtension(name)
  if (!ending) throw new SiteError('wrong_media_type', 'file.wrong_extension', { values: { name } })
  return {
    check: () => checkContent(ending),
    mediaType: documentTypes[ending],
    refusal: { reason: 'file.wrong_content', values: { name } },
  }
}

const signature: Expected = {
  check: checkSignature,
  mediaType: documentTypes.png,
  refusal: { reason: 'file.not_png' },
}

/** The desk shows signatures, and a browser decodes every pixel however well the file is compressed. */
function checkSignature(): ContentCheck {
  let head: Buffer = Buffer.alloc(0)
  const isRight = () => isPng(head) && [head.readUInt32BE(16), head.readUInt32BE(20)].every(isAllowedSide)
  return {
    add: (chunk) => {
      if (head.length >= headerSize) return true
      head = Buffer.concat([head, chunk.subarray(0, headerSize)])
      return head.length < headerSize || isRight()
    },
    matches: () => head.length >= headerSize && isRight(),
  }
}

/** A PNG has its width and height in bytes 16 to 24. */
const headerSize = 24
const isAllowedSide = (points: number) => points > 0 && points <= maxSignatureSide

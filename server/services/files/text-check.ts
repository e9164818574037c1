import { hasControls } from '../../../contract/control-characters.ts'

/** Checks a file's content chunk by chunk. */
export type ContentCheck = {
  /** False once the bytes so far cannot be part of a file of this type. */
  add: (chunk: Buffer) => boolean
  /** Whether the complete file is of this type. */
  matches: () => boolean
}

/** UTF-16 is recognized by its byte order mark. */
function utf16Of(head: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : undefined
}

/** The same in UTF-8 and Windows-1252. */
const controlBytes = [...Array(128).keys()].filter((byte) => hasControls(String.fromCharCode(byte)))

/** Bytes that Windows-1252 does not define. */
const undefinedBytes = [0x81, 0x8d, 0x8f, 0x90, 0x9d]

/** Text in UTF-16, UTF-8, or Windows-1252, from its first byte to its last. */
export function checkText(): ContentCheck {
  let start: Buffer = Buffer.alloc(0)
  let check: ContentCheck | undefined
  return {
    add: (chunk) => {
      if (check) return check.add(chunk)
      start = Buffer.concat([start, chunk])
      // The byte order mark is two bytes long.
      if (start.length < 2) return true
      const utf16 = utf16Of(start)
      check = utf16 ? checkDecoding(utf16, (text) => !hasControls(text)) : checkBytes()
      return check.add(start)
    },
    matches: () => check?.matches() ?? !hasControls(start.toString('latin1')),
  }
}

function checkDecoding(encoding: string, isRight: (text: string) => boolean): ContentCheck {
  const decoder = new TextDecoder(encoding, { fatal: true })
  let isText = true
  const read = (chunk: Buffer, stream: boolean) => {
    try {
      return isRight(decoder.decode(chunk, { stream }))
    } catch {
      // The decoder throws on bytes that this encoding cannot have.
      return false
    }
  }
  return {
    add: (chunk) => (isText = isText && read(chunk, true)),
    matches: () => isText && read(Buffer.alloc(0), false),
  }
}

/** UTF-8 or Windows-1252. One search for each byte is several times as fast as an expression for all of them. */
function checkBytes(): ContentCheck {
  const utf8 = checkDecoding('utf-8', () => true)
  let isText = true
  let isWindows1252 = true
  return {
    add: (chunk) => {
      isText = isText && !hasAny(chunk, controlBytes)
      isWindows1252 = isWindows1252 && !hasAny(chunk, undefinedBytes)
      return isText && (utf8.add(chunk) || isWindows1252)
    },
    matches: () => isText && (utf8.matches() || isWindows1252),
  }
}

const hasAny = (chunk: Buffer, bytes: number[]) => bytes.some((byte) => chunk.includes(byte))

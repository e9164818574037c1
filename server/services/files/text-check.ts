/** Checks a file's content chunk by chunk. */
export type ContentCheck = {
  /** False once the bytes so far cannot be part of a file of this type. */
  add: (chunk: Buffer) => boolean
  /** Whether the complete file is of this type. */
  matches: () => boolean
}

/** UTF-16 is recognized by its byte order mark. */
export function utf16Of(head: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : undefined
}

/** Text has no control characters except tabs and the ends of lines and pages. */
// oxlint-disable-next-line no-control-regex -- these are what it looks for
const control = /[\0-\x08\x0e-\x1f\x7f]/

/** Control characters, and bytes that Windows-1252 does not define. */
// oxlint-disable-next-line no-control-regex -- these are what it looks for
const notWindows1252 = /[\0-\x08\x0e-\x1f\x7f\x81\x8d\x8f\x90\x9d]/

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
      check = checkEncodings(start)
      return check.add(start)
    },
    matches: () => check?.matches() ?? !control.test(start.toString('latin1')),
  }
}

function checkEncodings(start: Buffer): ContentCheck {
  const utf16 = utf16Of(start)
  if (utf16) return checkDecoding(utf16)
  const utf8 = checkDecoding('utf-8')
  const windows1252 = checkWindows1252()
  return {
    add: (chunk) => {
      const verdicts = [utf8.add(chunk), windows1252.add(chunk)]
      return verdicts.includes(true)
    },
    matches: () => utf8.matches() || windows1252.matches(),
  }
}

function checkDecoding(encoding: string): ContentCheck {
  const decoder = new TextDecoder(encoding, { fatal: true })
  let isText = true
  const read = (chunk: Buffer, stream: boolean) => {
    try {
      return !control.test(decoder.decode(chunk, { stream }))
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

function checkWindows1252(): ContentCheck {
  let isText = true
  return {
    add: (chunk) => (isText = isText && !notWindows1252.test(chunk.toString('latin1'))),
    matches: () => isText,
  }
}

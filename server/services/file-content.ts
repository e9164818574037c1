import { documentTypes, type DocumentEnding } from '../../contract/upload.ts'
import { checkText, utf16Of, type ContentCheck } from './text-check.ts'
import { zipNames } from './zip-names.ts'

/** Enough of a file's beginning to recognize any accepted type. */
const headSize = 4_096
/** Enough of its end to hold the directory of any real document that is a zip file. */
const tailSize = 128 * 1024

/** Checks, while a file passes, that its content is what the ending of its name says. Holds only its two ends. */
export function checkContent(ending: DocumentEnding): ContentCheck {
  const beginning = beginnings[ending]
  const rest = rests[ending]?.()
  let head: Buffer = Buffer.alloc(0)
  let begins: boolean | undefined
  return {
    add: (chunk) => {
      if (head.length < headSize) {
        head = Buffer.concat([head, chunk.subarray(0, headSize - head.length)])
        if (head.length === headSize) begins = beginning(head)
      }
      return begins !== false && (rest?.add(chunk) ?? true)
    },
    matches: () => (begins ?? beginning(head)) && (rest?.matches() ?? true),
  }
}

const startsWith = (signature: string) => (head: Buffer) =>
  head.subarray(0, signature.length).toString('latin1') === signature

const isZip = startsWith('PK\x03\x04')
const isCompoundFile = startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')
const isPdf = startsWith('%PDF-')
const isRtf = startsWith('{\\rtf')
const isJpeg = startsWith('\xff\xd8\xff')

export const isPng = (head: Buffer) =>
  startsWith('\x89PNG\r\n\x1a\n')(head) && head.subarray(12, 16).toString('latin1') === 'IHDR'

/** The brands that a photo in HEIC names at its beginning; the same container holds films and AVIF pictures. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'])

function isHeic(head: Buffer): boolean {
  if (head.length < 16 || head.subarray(4, 8).toString('latin1') !== 'ftyp') return false
  const brands =
    head
      .subarray(8, Math.min(head.readUInt32BE(0), head.length))
      .toString('latin1')
      .match(/.{4}/gs) ?? []
  return brands[0] !== 'avif' && brands.some((brand) => heicBrands.has(brand))
}

const openText: string = documentTypes.odt

/** An OpenDocument file names its type in plain text in its first entry. */
function isOpenText(head: Buffer): boolean {
  if (!isZip(head) || head.length < 30) return false
  const name = 30 + head.readUInt16LE(26)
  const content = name + head.readUInt16LE(28)
  const type = head.subarray(content, content + openText.length + 2).toString('latin1')
  return head.subarray(30, name).toString('latin1') === 'mimetype' && type === `${openText}PK`
}

/** These begin with letters, but are not meant to be read as text. Web pages and scripts must not pass as text either. */
const isOtherThanText = (head: Buffer) => isPdf(head) || isRtf(head) || isMarkupOrScript(head)

const isMarkupOrScript = (head: Buffer) =>
  /^\ufeff?\s*(<[a-z!?/]|#!)/i.test(new TextDecoder(utf16Of(head) ?? 'utf-8').decode(head))

const beginnings: Record<DocumentEnding, (head: Buffer) => boolean> = {
  pdf: isPdf,
  doc: isCompoundFile,
  docx: isZip,
  odt: isOpenText,
  rtf: isRtf,
  txt: (head) => !isOtherThanText(head),
  jpg: isJpeg,
  jpeg: isJpeg,
  png: isPng,
  heic: isHeic,
  heif: isHeic,
  pages: isZip,
}

/** Where the beginning does not tell enough. */
const rests: Partial<Record<DocumentEnding, () => ContentCheck>> = {
  doc: searchWordStream,
  docx: () => checkZipNames(isWord),
  odt: () => checkZipNames((names) => names.has('content.xml')),
  txt: checkText,
  pages: () => checkZipNames(isPages),
}

const isWord = (names: Set<string>) =>
  names.has('[Content_Types].xml') &&
  [...names].some((name) => /^word\/document\d*\.xml$/.test(name)) &&
  !names.has('word/vbaProject.bin')

/** As Pages has written since 2013, and before. Slides are only in Keynote's files, which are otherwise alike. */
const isPages = (names: Set<string>) =>
  (names.has('Index/Document.iwa') && ![...names].some((name) => /^Index\/\w*Slide/.test(name))) ||
  (names.has('index.xml') && names.has('buildVersionHistory.plist'))

/** Documents that are zip files differ in what they hold; the directory is at the end. */
function checkZipNames(isRight: (names: Set<string>) => boolean): ContentCheck {
  let chunks: Buffer[] = []
  let length = 0
  return {
    add: (chunk) => {
      chunks.push(chunk)
      length += chunk.length
      // Joined only now and then, so that many small chunks are not copied each time.
      if (length > 2 * tailSize) {
        chunks = [Buffer.from(Buffer.concat(chunks).subarray(-tailSize))]
        length = tailSize
      }
      return true
    },
    matches: () => isRight(zipNames(Buffer.concat(chunks))),
  }
}

/** The directory of a compound file may be anywhere in it; its entries are 128 bytes, each at a multiple of that. */
function searchWordStream(): ContentCheck {
  const entry = Buffer.from('WordDocument\0', 'utf16le')
  let isFound = false
  let kept: Buffer = Buffer.alloc(0)
  let keptAt = 0
  return {
    add: (chunk) => {
      if (isFound) return true
      const bytes = Buffer.concat([kept, chunk])
      for (let at = bytes.indexOf(entry); at >= 0 && !isFound; at = bytes.indexOf(entry, at + 1)) {
        isFound = (keptAt + at) % 128 === 0
      }
      const next = Math.max(0, bytes.length - entry.length + 1)
      kept = Buffer.from(bytes.subarray(next))
      keptAt += next
      return true
    },
    matches: () => isFound,
  }
}

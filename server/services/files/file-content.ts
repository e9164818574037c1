import { documentTypes, type DocumentExtension } from '../../../contract/upload.ts'
import { checkText, type ContentCheck } from './text-check.ts'
import { zipNames } from './archive-names.ts'

/** Enough of the start of a file to recognize any accepted type. */
const headSize = 4_096
/** Enough of the end to contain the directory of any real zip-based document. */
const tailSize = 128 * 1024

/** Checks a stream of content against the file name's extension. Only the start and the end are held in memory. */
export function checkContent(ending: DocumentExtension): ContentCheck {
  const matchesStart = startChecks[ending]
  const rest = contentChecks[ending]?.()
  let head: Buffer = Buffer.alloc(0)
  let startMatches: boolean | undefined
  return {
    add: (chunk) => {
      if (head.length < headSize) {
        head = Buffer.concat([head, chunk.subarray(0, headSize - head.length)])
        if (head.length === headSize) startMatches = matchesStart(head)
      }
      return startMatches !== false && (rest?.add(chunk) ?? true)
    },
    matches: () => (startMatches ?? matchesStart(head)) && (rest?.matches() ?? true),
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

/** The brands at the start of a HEIC photo; the same container format is used for videos and AVIF images. */
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

const odtMediaType: string = documentTypes.odt

/** The first entry of an OpenDocument file contains its type as plain text. */
function isOpenDocument(head: Buffer): boolean {
  if (!isZip(head) || head.length < 30) return false
  const name = 30 + head.readUInt16LE(26)
  const content = name + head.readUInt16LE(28)
  const type = head.subarray(content, content + odtMediaType.length + 2).toString('latin1')
  return head.subarray(30, name).toString('latin1') === 'mimetype' && type === `${odtMediaType}PK`
}

const startChecks: Record<DocumentExtension, (head: Buffer) => boolean> = {
  pdf: isPdf,
  doc: isCompoundFile,
  docx: isZip,
  odt: isOpenDocument,
  rtf: isRtf,
  // A PDF or RTF file consists of characters, but is not plain text. Text may begin like markup: a letter may, and files are
  // served with their type and as attachments, so that no browser takes one for a page.
  txt: (head) => !isPdf(head) && !isRtf(head),
  jpg: isJpeg,
  jpeg: isJpeg,
  png: isPng,
  heic: isHeic,
  heif: isHeic,
  pages: isZip,
}

/** For types that cannot be recognized by the start alone. */
const contentChecks: Partial<Record<DocumentExtension, () => ContentCheck>> = {
  doc: checkWordStream,
  docx: () => checkZipNames(isWord),
  odt: () => checkZipNames((names) => names.has('content.xml')),
  txt: checkText,
  pages: () => checkZipNames(isPages),
}

const isWord = (names: Set<string>) =>
  names.has('[Content_Types].xml') &&
  [...names].some((name) => /^word\/document\d*\.xml$/.test(name)) &&
  !names.has('word/vbaProject.bin')

/** The formats of Pages since 2013, and before. Only Keynote files, otherwise similar, contain slides. */
const isPages = (names: Set<string>) =>
  (names.has('Index/Document.iwa') && ![...names].some((name) => /^Index\/\w*Slide/.test(name))) ||
  (names.has('index.xml') && names.has('buildVersionHistory.plist'))

/** Zip-based documents differ in their entries; the directory is at the end. */
function checkZipNames(hasExpectedNames: (names: Set<string>) => boolean): ContentCheck {
  let chunks: Buffer[] = []
  let length = 0
  return {
    add: (chunk) => {
      chunks.push(chunk)
      length += chunk.length
      // Concatenates only occasionally, so that many small chunks are not copied each time.
      if (length > 2 * tailSize) {
        chunks = [Buffer.from(Buffer.concat(chunks).subarray(-tailSize))]
        length = tailSize
      }
      return true
    },
    matches: () => hasExpectedNames(zipNames(Buffer.concat(chunks))),
  }
}

/** The directory of a compound file can be anywhere in it; its entries are 128 bytes long and aligned. */
function checkWordStream(): ContentCheck {
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

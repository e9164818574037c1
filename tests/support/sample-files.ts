import { deflateRawSync } from 'node:zlib'
import type { DocumentExtension } from '../../contract/upload.ts'

/** A zip file as word processors write it: deflated entries, then the directory. */
export function zip(entries: Record<string, Buffer | string>, stored: string[] = []): Buffer<ArrayBuffer> {
  const local: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(entries)) {
    const raw = Buffer.from(content)
    const method = stored.includes(name) ? 0 : 8
    const data = method ? deflateRawSync(raw) : raw
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(method, 4)
    shared.writeUInt32LE(data.length, 14)
    shared.writeUInt32LE(raw.length, 18)
    shared.writeUInt16LE(Buffer.byteLength(name), 22)
    const start = Buffer.concat([Buffer.from('PK\x03\x04'), shared, Buffer.from(name), data])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), shared, rest, Buffer.from(name)]))
    local.push(start)
    offset += start.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...local, listed, end])
}

export const noise = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 7919) % 251))

/** The container of old Office files: a header, some content, and a directory with one entry for each name. */
export function compoundFile(...names: string[]): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(512)
  header.write('d0cf11e0a1b11ae1', 'hex')
  const entries = names.map((name) => {
    const entry = Buffer.alloc(128)
    entry.write(name, 'utf16le')
    return entry
  })
  return Buffer.concat([header, noise.subarray(0, 100 * 512), ...entries])
}

/** The header of a PNG with the given size, without image data. */
export function pngHeader(width: number, height: number): Buffer<ArrayBuffer> {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452000000000000000008060000001f15c489', 'hex')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return head
}

/** The start of a file in the container format of HEIC, AVIF, and MP4. */
export function ftyp(...brands: [string, ...string[]]): Buffer<ArrayBuffer> {
  const [major, ...compatible] = brands
  const text = `ftyp${major}\0\0\0\0${compatible.join('')}`
  const size = Buffer.alloc(4)
  size.writeUInt32BE(4 + text.length)
  return Buffer.concat([size, Buffer.from(text, 'latin1'), noise.subarray(0, 2_000)])
}

export const docx = zip({
  'word/media/photo.jpeg': noise,
  'word/document.xml': '<w:document/>',
  '[Content_Types].xml': '<Types/>',
})

const jpeg = Buffer.concat([Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), noise.subarray(0, 2_000)])

/** A file of each accepted type. */
export const samples: Record<DocumentExtension, Buffer<ArrayBuffer>> = {
  pdf: Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'),
  doc: compoundFile('Root Entry', '1Table', 'WordDocument'),
  docx,
  odt: zip(
    {
      mimetype: 'application/vnd.oasis.opendocument.text',
      'content.xml': '<office/>',
      'META-INF/manifest.xml': '<manifest/>',
    },
    ['mimetype'],
  ),
  rtf: Buffer.from('{\\rtf1\\ansi Hello}'),
  txt: Buffer.from('My name is Hodan.\r\n\tI speak ሰላም and Café.\n'),
  jpg: jpeg,
  jpeg,
  png: Buffer.concat([pngHeader(800, 600), noise.subarray(0, 2_000)]),
  heic: ftyp('heic', 'mif1', 'heic'),
  heif: ftyp('mif1', 'mif1', 'heic'),
  pages: zip({ 'Index/Document.iwa': noise, 'Metadata/Properties.plist': 'x', 'preview.jpg': jpeg }),
}

/** The test string that every virus scanner reports, in two parts so that none reports this file. */
export const virusTestFile = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

import { expect, test } from 'vitest'
import { deflateRawSync } from 'node:zlib'
import { SiteError } from '../../contract/errors.ts'
import { inspect, type About, type FileRule } from './inspect-file.ts'

const rule: FileRule = { kind: 'document', maxBytes: 10_000_000, tooLarge: 'File size exceeds 512MB' }

async function about(name: string, content: Buffer | string, changes: Partial<FileRule> = {}, chunk = 64_000) {
  let found: About | undefined
  const bytes = Buffer.from(content)
  const source = (function* pieces() {
    for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk)
  })()
  const passed: Buffer[] = []
  const stream = inspect(asAsync(source), name, { ...rule, ...changes }, (told) => (found = told))
  for await (const piece of stream) passed.push(piece)
  expect(Buffer.concat(passed).equals(bytes)).toBe(true)
  return found
}

async function* asAsync<T>(items: Iterable<T>) {
  yield* items
}

const refusal = (name: string, content: Buffer | string) =>
  about(name, content).then(
    () => 'taken',
    (cause: unknown) => (cause instanceof SiteError ? cause.code : cause),
  )

/** A zip file as word processors write it: deflated entries, then the directory. */
function zip(entries: Record<string, Buffer | string>, stored: string[] = []): Buffer {
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

const noise = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 7919) % 251))
const docx = zip({
  'word/media/photo.jpeg': noise,
  'word/document.xml': '<w:document/>',
  '[Content_Types].xml': '<Types/>',
})
const odt = zip(
  {
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': '<office/>',
    'META-INF/manifest.xml': '<manifest/>',
  },
  ['mimetype'],
)

test.for([
  ['cv.pdf', '%PDF-1.7\n%âãÏÓ\n1 0 obj', 'application/pdf', true],
  ['cv.docx', docx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', true],
  ['cv.odt', odt, 'application/vnd.oasis.opendocument.text', true],
  ['cv.rtf', '{\\rtf1\\ansi Hello}', 'application/rtf', true],
  ['cv.txt', 'BMW mechanic, then support', 'text/plain', true],
  ['cv.txt', '\ufeffሰላም, my name is Hodan', 'text/plain', true],
  [
    'cv.PNG',
    Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'),
    'image/png',
    true,
  ],
  // A photo that was renamed is still a photo.
  ['cv.pdf', Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'), 'image/jpeg', true],
  ['cv.doc', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]), 'application/msword', false],
  ['cv.pdf', 'no known beginning', 'application/pdf', false],
] as const)('%s is taken for what it is: %#', async ([name, content, mediaType, verified]) => {
  const bytes = Buffer.from(content)
  expect(await about(name, bytes)).toEqual({ mediaType, verified, size: bytes.length })
  expect(await about(name, bytes, {}, 1_000)).toEqual({ mediaType, verified, size: bytes.length })
})

test.for([
  ['page.pdf', '<!DOCTYPE html><html><script>alert(1)</script>'],
  ['page.txt', '  \n<html onload=alert(1)>'],
  ['drawing.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['drawing.txt', '<?xml version="1.0"?><svg/>'],
  ['page.txt', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('<html>', 'utf16le')])],
  ['run.txt', '#!/bin/sh\nrm -rf /'],
  ['run.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])],
  ['run.pdf', Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(500)])],
  ['archive.docx', zip({ 'virus.exe': noise, 'readme.txt': 'hello' })],
  ['archive.pdf', zip({ 'a.txt': 'hello' })],
  ['macros.docx', zip({ '[Content_Types].xml': '', 'word/document.xml': '', 'word/vbaProject.bin': noise })],
  ['cut.docx', docx.subarray(0, docx.length - 400)],
  ['archive.pdf', Buffer.from('1f8b0800000000000003', 'hex')],
  ['archive.pdf', Buffer.from('526172211a0700cf907300000d', 'hex')],
  ['setup.pdf', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])],
] as const)('[API-9] %s is refused: %#', async ([name, content]) => {
  expect(await refusal(name, Buffer.from(content))).toBe('wrong_media_type')
})

test('[API-9] a foreign file is refused before the store has seen any of it', async () => {
  const page = Buffer.from(`<html>${'x'.repeat(100_000)}`)
  const stream = inspect(asAsync([page.subarray(0, 50_000), page.subarray(50_000)]), 'cv.pdf', rule, () => undefined)
  await expect(stream.next()).rejects.toThrow('do not match its name')
})

test('[API-9] the largest file is taken, one byte more is not, and an empty one is not either', async () => {
  const limit = { maxBytes: 5_000 }
  expect(await about('cv.txt', 'x'.repeat(5_000), limit)).toMatchObject({ size: 5_000 })
  await expect(about('cv.txt', 'x'.repeat(5_001), limit)).rejects.toThrow('File size exceeds 512MB')
  await expect(about('cv.txt', '')).rejects.toThrow('“cv.txt” is empty')
})

test('a signature is a PNG and nothing else', async () => {
  const signature = { kind: 'signature' } as const
  await expect(about('signature.png', '%PDF-1.7', signature)).rejects.toThrow('must be a PNG')
  await expect(about('signature.png', docx, signature)).rejects.toThrow('must be a PNG')
})

import { expect, test } from 'vitest'
import * as fc from 'fast-check'
import { SiteError } from '../../../contract/errors.ts'
import { documentExtension, documentTypes } from '../../../contract/upload.ts'
import {
  compoundFile,
  docx,
  ftyp,
  noise,
  pngHeader,
  samples,
  virusTestFile,
  zip,
} from '../../../tests/support/sample-files.ts'
import { inspect, type About, type FileRule } from './inspect-file.ts'

const rule: FileRule = {
  kind: 'document',
  maxBytes: 10_000_000,
  tooLarge: { reason: 'file.too_large', values: { max: 512 } },
}

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

const refusal = (name: string, content: Buffer | string, chunk?: number) =>
  about(name, content, {}, chunk).then(
    () => 'taken',
    (cause: unknown) => (cause instanceof SiteError ? cause.code : cause),
  )

const endings = Object.keys(documentTypes).flatMap((ending) => documentExtension(`a.${ending}`) ?? [])
const anyEnding = fc.constantFrom(...endings)
const anyChunk = fc.integer({ min: 1, max: 70_000 })

test('[API-9] every accepted type is accepted under its own name, however it is split into chunks', async () => {
  const piece = fc.integer({ min: 50, max: 70_000 })
  await fc.assert(
    fc.asyncProperty(anyEnding, piece, fc.boolean(), async (ending, chunk, upper) => {
      const name = upper ? `CV.${ending.toUpperCase()}` : `cv.${ending}`
      const size = samples[ending].length
      expect(await about(name, samples[ending], {}, chunk)).toEqual({ mediaType: documentTypes[ending], size })
    }),
  )
})

test('[API-9] a file of one accepted type is refused under the name of another', async () => {
  for (const real of endings) {
    for (const named of endings.filter((ending) => documentTypes[ending] !== documentTypes[real])) {
      expect(await refusal(`cv.${named}`, samples[real]), `${real} named ${named}`).toBe('wrong_media_type')
    }
  }
})

test('[API-9] random bytes are refused under every name', async () => {
  const bytes = fc.uint8Array({ minLength: 400, maxLength: 9_000 })
  await fc.assert(
    fc.asyncProperty(anyEnding, bytes, anyChunk, async (ending, content, chunk) => {
      expect(await refusal(`cv.${ending}`, Buffer.from(content), chunk)).toBe('wrong_media_type')
    }),
    { numRuns: 300 },
  )
})

test('[API-9] any text is accepted as text, in UTF-8, UTF-16, and Windows-1252, and as nothing else', async () => {
  const text = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 500 })
    .map((string) => `Hello ${string.replaceAll(/\p{Cc}/gu, '\n')}`)
  await fc.assert(
    fc.asyncProperty(text, fc.integer({ min: 1, max: 300 }), anyEnding, async (string, chunk, ending) => {
      const little = Buffer.from(`\ufeff${string}`, 'utf16le')
      const encodings = [Buffer.from(string), Buffer.from(`\ufeff${string}`), little, Buffer.from(little).swap16()]
      for (const bytes of encodings) {
        expect(await refusal('cv.txt', bytes, chunk)).toBe('taken')
        if (ending !== 'txt') expect(await refusal(`cv.${ending}`, bytes, chunk)).toBe('wrong_media_type')
      }
    }),
  )
  expect(await refusal('cv.txt', Buffer.from('Caf\xe9 \x93Jos\xe9\x94', 'latin1'))).toBe('taken')
})

test.for([
  ['cv.txt', 'BMW mechanic, then support'],
  ['cv.txt', 'x'],
  ['Cover letter.txt', '<Dear hiring team>, I have built pages for ten years.'],
  ['Cover letter.txt', '#!/usr/bin/env bash is how most of my days begin.'],
  ['Cover letter.txt', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('<p>Hello</p>', 'utf16le')])],
  // Without a scanner, this is ordinary text.
  ['cv.txt', virusTestFile],
  ['cv.pages', zip({ 'index.xml': '<sl:document/>', 'buildVersionHistory.plist': 'x', 'thumbs/a.tiff': noise })],
  ['IMG_0001.HEIC', ftyp('msf1', 'heix')],
] as const)('%s is accepted: %#', async ([name, content]) => {
  expect(await refusal(name, Buffer.from(content))).toBe('taken')
})

test.for([
  ['letter.pdf', 'just 17 bytes ok?'],
  ['letter.pdf', virusTestFile],
  ['letter.docx', virusTestFile],
  ['letter.pdf', '@echo off\r\ndel /q *.*\r\n'],
  ['letter.docx', noise],
  ['letter.txt', noise],
  ['letter.txt', 'a\0b'],
  ['letter.txt', `${'x'.repeat(200_000)}\0`],
  ['letter.txt', Buffer.from('Caf\xe9 \x81', 'latin1')],
  ['letter.txt', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('odd', 'utf16le'), Buffer.from('x')])],
  ['page.pdf', '<!DOCTYPE html><html><script>alert(1)</script>'],
  ['drawing.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['run.pdf', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])],
  ['run.pdf', Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(500)])],
  ['archive.docx', zip({ 'virus.exe': noise, 'readme.txt': 'hello' })],
  ['archive.pages', zip({ 'virus.exe': noise, 'readme.txt': 'hello' })],
  ['slides.pages', zip({ 'Index/Document.iwa': noise, 'Index/Slide-1.iwa': noise })],
  ['archive.pdf', zip({ 'a.txt': 'hello' })],
  ['sheet.odt', zip({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet', 'content.xml': '' }, ['mimetype'])],
  [
    'template.odt',
    zip({ mimetype: 'application/vnd.oasis.opendocument.text-template', 'content.xml': '' }, ['mimetype']),
  ],
  ['macros.docx', zip({ '[Content_Types].xml': '', 'word/document.xml': '', 'word/vbaProject.bin': noise })],
  ['cut.docx', docx.subarray(0, docx.length - 400)],
  ['archive.pdf', Buffer.from('1f8b0800000000000003', 'hex')],
  ['archive.pdf', Buffer.from('526172211a0700cf907300000d', 'hex')],
  ['setup.pdf', compoundFile('Root Entry', 'WordDocument')],
  ['sheet.doc', compoundFile('Root Entry', 'Workbook')],
  ['setup.doc', compoundFile('Root Entry', 'text that names the WordDocument')],
  ['film.heic', ftyp('isom', 'mp42')],
  ['picture.heic', ftyp('avif', 'mif1', 'heic')],
] as const)('[API-9] %s is refused: %#', async ([name, content]) => {
  expect(await refusal(name, Buffer.from(content))).toBe('wrong_media_type')
})

test('[API-9] a file of another type is refused before any of it reaches the store', async () => {
  const page = Buffer.from(`<html>${'x'.repeat(100_000)}`)
  const stream = inspect(asAsync([page.subarray(0, 50_000), page.subarray(50_000)]), 'cv.pdf', rule, () => undefined)
  await expect(stream.next()).rejects.toThrow('file.wrong_content')
})

test('[API-9] the largest file is accepted; one byte more, or an empty file, is refused', async () => {
  const limit = { maxBytes: 5_000 }
  expect(await about('cv.txt', 'x'.repeat(5_000), limit)).toMatchObject({ size: 5_000 })
  await expect(about('cv.txt', 'x'.repeat(5_001), limit)).rejects.toThrow('file.too_large')
  await expect(about('cv.txt', '')).rejects.toThrow('file.empty')
})

test('[APP-6] a signature must be a PNG that a browser can show', async () => {
  const signature = { kind: 'signature' } as const
  await expect(about('signature.png', '%PDF-1.7', signature)).rejects.toThrow('file.not_png')
  await expect(about('signature.png', docx, signature)).rejects.toThrow('file.not_png')
  const side = fc.integer({ min: 0, max: 30_000 })
  await fc.assert(
    fc.asyncProperty(side, side, fc.integer({ min: 1, max: 40 }), async (width, height, chunk) => {
      const sent = about('signature.png', pngHeader(width, height), signature, chunk)
      if (Math.min(width, height) >= 1 && Math.max(width, height) <= 4_096) await sent
      else await expect(sent).rejects.toThrow('file.not_png')
    }),
    {
      examples: [
        [4_096, 4_096, 9],
        [4_097, 1, 9],
        [1, 4_097, 9],
      ],
    },
  )
})

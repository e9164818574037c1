import { expect, test } from 'vitest'
import { deskTexts } from '../../../content/admin/frame.ts'
import { explain } from '../calls/call.ts'
import { decode, readText } from './decode.ts'

const name = 'Café José “Żółć”'
const bytesOf = (...bytes: number[]) => new Uint8Array(bytes).buffer

test('UTF-8 is unchanged, with and without a byte order mark', () => {
  const bytes = new TextEncoder().encode(name)
  expect(decode(bytes.buffer)).toEqual({ text: name, encoding: 'UTF-8' })
  expect(decode(bytesOf(0xef, 0xbb, 0xbf, ...bytes)).text).toBe(name)
  expect(decode(bytesOf())).toEqual({ text: '', encoding: 'UTF-8' })
})

test('a file saved by a Windows spreadsheet keeps its accents', () => {
  const bytes = Buffer.from('Café José', 'latin1')
  expect(decode(bytesOf(...bytes, 0x80))).toEqual({ text: 'Café José€', encoding: 'Windows-1252' })
})

test('UTF-16 is recognized by its byte order mark', () => {
  const bytes = Buffer.from(name, 'utf16le')
  expect(decode(bytesOf(0xff, 0xfe, ...bytes))).toEqual({ text: name, encoding: 'UTF-16' })
  expect(decode(bytesOf(0xfe, 0xff, ...bytes.swap16())).text).toBe(name)
})

test('a file that cannot be read is not blamed on the server', async () => {
  const gone = Object.assign(new Blob(), {
    arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
  })
  expect(explain(await readText(gone).catch((cause: unknown) => cause))).toBe(deskTexts.fileUnreadable)
})

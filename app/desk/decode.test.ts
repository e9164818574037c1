import { expect, test } from 'vitest'
import { decode } from './decode.ts'

const name = 'Café José “Żółć”'
const bytesOf = (...bytes: number[]) => new Uint8Array(bytes).buffer

test('UTF-8 stays as it is, with and without a mark at its start', () => {
  const bytes = new TextEncoder().encode(name)
  expect(decode(bytes.buffer)).toEqual({ text: name, encoding: 'UTF-8' })
  expect(decode(bytesOf(0xef, 0xbb, 0xbf, ...bytes)).text).toBe(name)
  expect(decode(bytesOf())).toEqual({ text: '', encoding: 'UTF-8' })
})

test('what a spreadsheet on Windows saves is read with its accents', () => {
  const bytes = Buffer.from('Café José', 'latin1')
  expect(decode(bytesOf(...bytes, 0x80))).toEqual({ text: 'Café José€', encoding: 'Windows-1252' })
})

test('UTF-16 is known by its mark', () => {
  const bytes = Buffer.from(name, 'utf16le')
  expect(decode(bytesOf(0xff, 0xfe, ...bytes))).toEqual({ text: name, encoding: 'UTF-16' })
  expect(decode(bytesOf(0xfe, 0xff, ...bytes.swap16())).text).toBe(name)
})

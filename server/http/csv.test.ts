import { setImmediate } from 'node:timers/promises'
import * as fc from 'fast-check'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { csvLine, sendCsv } from './csv.ts'

test.for([
  ['plain', 'plain'],
  ['a "quoted" word', '"a ""quoted"" word"'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("http://evil.example")', '"\'=HYPERLINK(""http://evil.example"")"'],
  ['+1 612 555 0134', "'+1 612 555 0134"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1+1', "'\t=1+1"],
  [' =1+1', "' =1+1"],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
] as const)('[BEYOND-6] a cell stays text in a spreadsheet: %s', ([cell, written]) => {
  expect(csvLine([cell, 7, null])).toBe(`${written},7,\r\n`)
})

test('[BEYOND-6] no cell starts like a formula, whatever form its sign has and after any invisible characters', () => {
  const sign = fc.constantFrom(...'=+-@|%＝＋－＠﹦﹢﹣﹫％｜−'.split(''))
  const before = fc.array(fc.constantFrom(' ', '\t', '\r', '\n', '\u3000', '\u202e', '\u200b', '\ufeff', '\0'))
  fc.assert(
    fc.property(before, sign, fc.string(), (unseen, first, rest) => {
      expect(csvLine([unseen.join('') + first + rest])).toMatch(/^"?'/)
    }),
  )
  fc.assert(
    fc.property(fc.string(), (word) => {
      expect(csvLine([`a${word}`])).toMatch(/^"?a/)
    }),
  )
})

test('[BEYOND-6] rows are read no faster than the client takes them, and no longer once it has disconnected', async () => {
  let made = 0
  async function* endless() {
    for (;;) {
      made += 1
      yield ['x'.repeat(1000)]
    }
  }
  const app = new Hono().get('/', (c) => sendCsv(c, 'endless.csv', { head: ['a'], rows: endless() }))
  const reader = (await app.request('/')).body?.getReader()
  for (let taken = 0; taken < 100; taken++) await reader?.read()
  await turns(100)
  expect(made).toBeGreaterThanOrEqual(98)
  expect(made).toBeLessThan(110)
  await reader?.cancel()
  await turns(100)
  expect(made).toBeLessThan(112)
})

async function turns(count: number) {
  for (let turn = 0; turn < count; turn++) await setImmediate()
}

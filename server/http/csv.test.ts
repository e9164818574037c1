import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

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

import { expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

test('reads cells with commas, quotes, and line breaks, with either separator and any line ending', () => {
  expect(readCsv('\uFEFFa,b\r\n"x, y","say ""hi"""\r\n"two\nlines",z')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x, y', 'say "hi"'] },
    { line: 3, cells: ['two\nlines', 'z'] },
  ])
  expect(readCsv('a;b;c\n1;2,5;\n\n3;;4\n')).toEqual([
    { line: 1, cells: ['a', 'b', 'c'] },
    { line: 2, cells: ['1', '2,5', ''] },
    { line: 4, cells: ['3', '', '4'] },
  ])
  expect(readCsv('')).toEqual([])
})

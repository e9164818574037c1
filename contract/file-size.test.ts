import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { fileSize, megabyte } from './file-size.ts'
import { fileProblem, maxUploadMegabytes } from './upload.ts'

test('a size is shown in the unit of the limit', () => {
  expect([0, 1, 1023, 1024, 62_914_560, 512 * megabyte].map(fileSize)).toEqual([
    '0 bytes',
    '1 byte',
    '1023 bytes',
    '1 KB',
    '60.0 MB',
    '512 MB',
  ])
})

test('every file shown as larger than the limit is refused, and no accepted file is shown as larger', () => {
  const sizes = integer({ min: 1, max: 2 * maxUploadMegabytes * megabyte })
  expect(() => assert(property(sizes, isConsistent))).not.toThrow()
})

/** A size shown as too large is refused. */
const isConsistent = (size: number) => {
  const [amount = '', unit] = fileSize(size).split(' ')
  const isShownAsLarger = unit === 'GB' || (unit === 'MB' && Number(amount) > maxUploadMegabytes)
  const isAccepted = fileProblem({ name: 'resume.pdf', size }) === undefined
  return !(isShownAsLarger && isAccepted)
}

import { expect, test } from 'vitest'
import { inBatches } from './in-batches.ts'

test('calls that arrive during a batch share the next one, and each gets its own result', async () => {
  const batches: number[][] = []
  const double = inBatches(async (items: number[]) => {
    batches.push(items)
    return items.map((item) => item * 2)
  }, 3)
  expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10])
  expect(batches).toEqual([[1], [2, 3, 4], [5]])
  expect(await double(6)).toBe(12)
})

test('one failing call does not fail the others in its batch', async () => {
  const half = inBatches(async (items: number[]) => {
    if (items.includes(13)) throw new Error('odd')
    return items.map((item) => item / 2)
  }, 10)
  const results = await Promise.allSettled([2, 4, 13, 6].map(half))
  expect(results.map((result) => result.status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
})

import { expect, test } from 'vitest'
import { latestWork } from './latest.ts'

test('work is the latest until other work begins', () => {
  const begin = latestWork()
  const isFirstLatest = begin()
  expect(isFirstLatest()).toBe(true)
  const isSecondLatest = begin()
  expect([isFirstLatest(), isSecondLatest()]).toEqual([false, true])
})

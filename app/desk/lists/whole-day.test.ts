import { expect, test } from 'vitest'
import { isWholeDay } from './whole-day.ts'

test('a day filters only once its whole year is typed', () => {
  expect(['0002-11-14', '0020-11-14', '0202-11-14'].filter(isWholeDay)).toEqual([])
  expect(['', '2026-11-14'].filter(isWholeDay)).toHaveLength(2)
})

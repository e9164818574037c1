import { expect, test } from 'vitest'
import { shortRate } from './money-text.ts'

test('a rate is shown with six digits, whatever its size', () => {
  expect(shortRate('129.500000000000')).toBe('129.5')
  expect(shortRate('1.000000000000')).toBe('1')
  expect(shortRate('571.428571428571')).toBe('571.429')
  expect(shortRate('26300.000000000000')).toBe('26,300')
  expect(shortRate('1234567.891000000000')).toBe('1,234,568')
  expect(shortRate('0.000038012345')).toBe('0.0000380123')
  expect(shortRate('0.000000000240')).toBe('0.00000000024')
})

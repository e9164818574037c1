import { expect, test } from 'vitest'
import { convert } from './convert.ts'

test.each([
  ['1', '1', '129.35', '129.35'],
  ['1', 1, 129.35, '129.35'],
  ['100', '129.35', '1', '0.77'],
  ['0', '1', '129.35', '0.00'],
  ['.5', '1', '3', '1.50'],
  ['2.', '1', '3', '6.00'],
  ['1e3', '1', '129.35', '129350.00'],
  ['1e-2', '1', 1e-7, '0.00'],
  ['1', '1', 1e21, '1000000000000000000000.00'],
  ['1e25', '1', '1', undefined],
  ['0.1', '1', '3', '0.30'],
  ['-5', '1', '129.35', '-646.75'],
  ['-0.001', '1', '1', '0.00'],
  ['123456789012.34', '3', '3', '123456789012.34'],
])('[CNV-2] %s at %s → %s is %s', (amount, from, to, result) => {
  expect(convert(amount, from, to)).toBe(result)
})

test.each([
  ['1.005', '1.01'],
  ['8.345', '8.35'],
  ['1.115', '1.12'],
  ['2.5e-3', '0.00'],
  ['5e-3', '0.01'],
  ['-1.005', '-1.01'],
])('[CNV-2] %s is rounded half up to %s, where binary floating point would not be exact', (amount, result) => {
  expect(convert(amount, '1', '1')).toBe(result)
})

test('[CNV-2] the result is within half a cent of the exact value, for many amounts and rates', () => {
  for (let step = 1n; step <= 2_000n; step += 1n) {
    const amount = (step * 7_919n) % 1_000_003n
    const from = 1n + ((step * 104_729n) % 1_000_003n)
    const to = 1n + ((step * 1_299_709n) % 1_000_003n)
    const cents = BigInt(convert(`${amount}e-2`, `${from}e-4`, `${to}e-4`)?.replace('.', '') ?? '')
    const twiceTheError = 2n * (amount * to - cents * from)
    expect(twiceTheError >= -from && twiceTheError < from, `${amount} ${from} ${to}`).toBe(true)
  }
})

test('a currency is rounded to its own number of decimal places', () => {
  expect(convert('1', '1', '3559.4', 0)).toBe('3559')
  expect(convert('1', '1', '0.3056', 3)).toBe('0.306')
  expect(convert('0.4', '1', '1', 0)).toBe('0')
})

test.each(['', ' ', '.', '-', 'abc', 'NaN', 'Infinity', '1e309', '1e999', '0x10', '1,000', '9'.repeat(400)])(
  '[CNV-3] “%s” gives no result, as amount and as rate',
  (figure) => {
    expect(convert(figure, '1', '2')).toBeUndefined()
    expect(convert('1', figure, '2')).toBeUndefined()
    expect(convert('1', '1', figure)).toBeUndefined()
  },
)

test.each(['0', '-1', 0, -2.5, Number.NaN, Number.POSITIVE_INFINITY, 1e308])(
  '[CNV-3] a rate of %s gives no result',
  (rate) => {
    expect(convert('1', rate, '2')).toBeUndefined()
    expect(convert('1', '2', rate)).toBeUndefined()
  },
)

import { expect, test } from 'vitest'
import { phoneDigits } from './phone-digits.ts'

test.for([
  ['6125550163', '6125550163'],
  ['(612) 555-0163', '6125550163'],
  ['+1 612.555/0163', '16125550163'],
  ['\u202a612\u00a0555\u20110163\u202c', '6125550163'],
  ['٦١٢۵۵۵٠١٦٣', '6125550163'],
  ['001 252 61 555 0100', '1252615550100'],
  ['0025261555010', '0025261555010'],
] as const)('[AGF-3 SCF-1] %s is read as %s, with and without JavaScript', ([written, digits]) => {
  expect(phoneDigits(written)).toBe(digits)
})

test.for(['612 555 0163 ext 5', '612-555-0163 or 612-555-0164', 'call me'])(
  '[AGF-3] %s does not become another number',
  (written) => {
    expect(phoneDigits(written)).not.toMatch(/^\d*$/)
  },
)

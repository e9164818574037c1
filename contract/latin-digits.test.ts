import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { digits, phoneNumber } from './text.ts'

/** Latin, Arabic, Persian, Devanagari, Bengali, full width. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xff10]
const written = (number: string, zero: number) =>
  number.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

test('a phone number in the digits of any script is read as the same number', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{10}$/), fc.constantFrom(...zeros), (number, zero) => {
      const typed = written(number, zero)
      expect(digits(6, 14, 'text.missing', 'value.invalid').parse(typed)).toBe(number)
      expect(phoneNumber('text.missing', 'value.invalid').parse(`+${typed}`)).toBe(`+${number}`)
    }),
  )
})

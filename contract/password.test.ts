import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { minPasswordLengthOn, passwordProblem } from './password.ts'

const reasonOf = (password: string, username = 'nimo.warsame', min = 6) =>
  passwordProblem(password, username, min)?.reason

test('[DOOR-5] a password has at least 6 characters, and 12 where the site is served over https', () => {
  expect(minPasswordLengthOn('http://localhost:3000')).toBe(6)
  expect(minPasswordLengthOn('https://money.example')).toBe(12)
  for (const min of [6, 12]) {
    const mixed = 'ab3-Ü😀'.repeat(2)
    expect(
      reasonOf(
        Array.from(mixed)
          .slice(0, min - 1)
          .join(''),
        'x',
        min,
      ),
    ).toBe('admin.password_short')
    expect(reasonOf(Array.from(mixed).slice(0, min).join(''), 'x', min)).toBeUndefined()
  }
})

test('[DOOR-5] one repeated character is refused, however long', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('a', '0', ' ', 'é', 'e\u0301', '😀', 'ﬁ'.normalize('NFKC')[0] ?? ''),
      fc.nat(40),
      (one, more) => {
        expect(reasonOf(one.repeat(6 + more))).toBe('admin.password_repeated')
      },
    ),
  )
})

test('[DOOR-5] a password that contains the username is refused, in any letter case or width', () => {
  const around = fc.string({ unit: 'grapheme-ascii', maxLength: 12 })
  const spelling = fc.constantFrom('nimo.warsame', 'NIMO.Warsame', 'ｎｉｍｏ.ｗａｒｓａｍｅ')
  fc.assert(
    fc.property(around, spelling, around, (before, name, after) => {
      expect(reasonOf(before + name + after)).toBe('admin.password_has_username')
    }),
  )
  expect(reasonOf('a sentence with a name', 'a')).toBeUndefined()
  expect(reasonOf('a sentence of her own')).toBeUndefined()
})

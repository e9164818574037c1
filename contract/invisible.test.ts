import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutInvisible } from './invisible.ts'
import { email, text } from './text.ts'

test('only bidirectional controls and invisible characters are removed from names', () => {
  const unseen = fc.constantFrom(
    ...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c\u200b\ufeff\u00ad'.split(''),
  )
  const seen = fc.constantFrom('a', 'Z', ' ', 'é', '.', 'ሰ', 'س', 'ע', '😀', '\u200d', '\u200c')
  const part = fc.oneof(
    unseen.map((sign) => ({ sign, left: '' })),
    seen.map((sign) => ({ sign, left: sign })),
  )
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const given = parts.map(({ sign }) => sign).join('')
      expect(withoutInvisible(given)).toBe(parts.map(({ left }) => left).join(''))
    }),
  )
  expect(text(100, 'text.missing').parse('\u202eHodan\u202c Yusuf\u200b')).toBe('Hodan Yusuf')
  expect(text(100, 'text.missing').safeParse('\u200b\u202e').success).toBe(false)
  expect(email('text.missing', 'value.invalid').parse('hodan\u202e@mail.example')).toBe('hodan@mail.example')
})

import { expect, test } from 'vitest'
import { because } from './reasons.ts'
import { text } from './text.ts'

test('[API-9] a line break of a posted form is one character, as the browser counts it, and is stored as one', () => {
  const answer = text(5, because('text.missing'))
  expect(answer.parse('ab\r\ncd')).toBe('ab\ncd')
  expect(answer.parse('ab\rcd')).toBe('ab\ncd')
  expect(answer.safeParse('ab\r\ncde').success).toBe(false)
})

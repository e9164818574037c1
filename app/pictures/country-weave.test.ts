import { expect, test } from 'vitest'
import { countryWeave } from './country-weave.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'
const codes = letters.split('').flatMap((one) => letters.split('').map((other) => one + other))

test('[PAGE-1] every two-letter code has a woven pattern of its own, small enough to be part of a page', () => {
  const patterns = codes.map((code) => JSON.stringify(countryWeave(code)))
  expect(new Set(patterns).size).toBe(codes.length)
  expect(Math.max(...patterns.map(({ length }) => length))).toBeLessThan(6000)
})

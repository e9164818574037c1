import { expect, test } from 'vitest'
import { inWords } from './number-word.ts'

test('[OWN-2] a company with one of a thing has texts in the singular', () => {
  expect([0, 1, 2, 6, 11].map((count) => inWords(count, 'person leads', 'people lead'))).toEqual([
    'no people lead',
    'one person leads',
    'two people lead',
    'six people lead',
    '11 people lead',
  ])
})

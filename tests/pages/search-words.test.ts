import * as fc from 'fast-check'
import { searchQuery } from '../../server/db/search.ts'
import { expect, readingTest as test } from '../support/site.ts'

const scripts = 'Latin Greek Cyrillic Arabic Hebrew Ethiopic Devanagari Bengali Tamil Thai Han Hangul Hiragana'.split(
  ' ',
)

const isInScript = new RegExp(`[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u')

/** Every character of the basic plane in one of these scripts, with its marks, and what people write between letters. */
const characters = Array.from({ length: 0xff_ff }, (_, code) => String.fromCodePoint(code)).filter((character) =>
  isInScript.test(character),
)
const between = ['-', '’', "'", '.', ' ', '\u0301', '\u200d']

/** Words of any script, and those that begin like a number. */
const word = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789e.-x'.split('')), minLength: 2, maxLength: 6 }),
  fc.string({ unit: fc.constantFrom(...characters, ...between), minLength: 2, maxLength: 8 }),
)

test('[API-10] any word is found by itself and by its beginning, among others', async ({ site }) => {
  const words = fc.sample(word, { numRuns: 3_000, seed: 20_261_118 })
  const cases = words
    .flatMap((one) =>
      [one, one.slice(0, 3)].map((typed) => ({ text: `Amina ${one} Warsame`, query: searchQuery(typed) })),
    )
    .filter(({ query }) => query !== undefined)
  expect(cases.length).toBeGreaterThan(3_000)
  const { rows } = await site.pool.query(
    `select text, query from unnest($1::text[], $2::text[]) as cases (text, query)
     where not search_words(text) @@ query::tsquery`,
    [cases.map(({ text }) => text), cases.map(({ query }) => query)],
  )
  expect(rows).toEqual([])
})

import { anything, array, assert, constantFrom, oneof, property, string, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { originParts, readOrigin } from './origin.ts'
import { isStorable } from './text.ts'

const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'referrer', 'landing']

test('[LEAD-6] what was sent is read as it was', () => {
  const sent = 'landing=%2Fsend&referrer=www.news.example&utm_source=radio&utm_campaign=Eid+%26+summer&other=1'
  expect(readOrigin(sent)).toEqual({
    landing: '/send',
    referrer: 'www.news.example',
    source: 'radio',
    campaign: 'Eid & summer',
  })
})

test('[LEAD-6] the address of an application’s status, which is a secret, is not kept', () => {
  expect(readOrigin('landing=/Application-Status/7Kq2m9QxD&utm_source=radio')).toEqual({ source: 'radio' })
})

test('[LEAD-6] whatever is sent, only short, storable parts without an address are kept, and nothing is thrown', () => {
  const value = oneof(
    string({ unit: 'binary', maxLength: 120 }),
    constantFrom('amina@mail.example', 'amina%40mail.example', 'amina%2540mail.example', 'news.example', '/send?q=1#a'),
    string({
      minLength: 1,
      maxLength: 99,
      unit: constantFrom('a', '\0', '\u202e', '\ud800', '<', '"', '=', '%'),
    }),
  )
  const query = array(tuple(constantFrom(...names), value)).map((entries) => String(new URLSearchParams(entries)))
  assert(
    property(oneof(query, string({ unit: 'binary' }), anything()), (sent) => {
      const origin = readOrigin(sent)
      for (const [part, kept] of Object.entries(origin ?? { none: '-' })) {
        expect(kept.length).toBeGreaterThan(0)
        expect(kept.length).toBeLessThanOrEqual(200)
        expect(isStorable(kept)).toBe(true)
        expect(kept).not.toMatch(/@|%40|[\p{Cc}\u202e]/u)
        expect([...originParts, 'none']).toContain(part)
        if (part === 'landing') expect(kept).toMatch(/^\/[^?#]*$/)
        if (part === 'referrer') expect(kept).toMatch(/^[a-z\d.:-]+$/)
      }
    }),
    { numRuns: 100 },
  )
})

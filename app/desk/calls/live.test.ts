import { expect, test } from 'vitest'
import { mayConcern } from './live.ts'

const event = { kind: 'application', id: '7', change: 'edited', who: 'hodan' } as const

test('a record is loaded again when it was changed, and when that may have happened unnoticed', () => {
  expect(mayConcern(event, '7')).toBe(true)
  expect(mayConcern(event, '8')).toBe(false)
  expect(mayConcern(undefined, '7')).toBe(true)
})

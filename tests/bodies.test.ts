import { expect, test } from 'vitest'
import { calls } from '../contract/operations.ts'
import { bodies } from './support/bodies.ts'

test('every call that takes a body has a valid one, from which other tests start', () => {
  const given = new Map<string, object>(Object.entries(bodies))
  for (const { name, operation } of calls) {
    expect(given.has(name), name).toBe(operation.body !== undefined)
    expect(operation.body?.safeParse(given.get(name)).error, name).toBeUndefined()
  }
})

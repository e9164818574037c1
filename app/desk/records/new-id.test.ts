import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { newId } from './new-id.ts'

test('an id is made without what browsers offer on https only, is accepted by the calls, and is never the same', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  onTestFinished(() => void vi.unstubAllGlobals())
  const ids = Array.from({ length: 1000 }, newId)
  expect(z.array(z.uuid()).safeParse(ids).success).toBe(true)
  expect(new Set(ids).size).toBe(1000)
})

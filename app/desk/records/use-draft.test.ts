import { expect, onTestFinished, test, vi } from 'vitest'
import { keepDraft } from './use-draft.ts'

test('typing goes on where there is no room for a draft', () => {
  vi.stubGlobal('sessionStorage', {
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError')
    },
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(() => keepDraft('note-1', 'x'.repeat(10))).not.toThrow()
})

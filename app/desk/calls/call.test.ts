import { expect, test } from 'vitest'
import { deskTexts } from '../../../content/admin/frame.ts'
import { signInTexts } from '../../../content/admin/sign-in.ts'
import { CallError, explain, SessionEnded } from './call.ts'
import { StorageBlocked } from './storage.ts'

test('a failure is explained with its own message, and only one without a message as a missing response', () => {
  expect(explain(new CallError(409, 'Somebody else changed it.'))).toBe('Somebody else changed it.')
  expect(explain(new StorageBlocked())).toBe(signInTexts.storageBlocked)
  expect(explain(new CallError(0))).toBe(deskTexts.noAnswer)
  expect(explain(new SessionEnded())).toBeUndefined()
})

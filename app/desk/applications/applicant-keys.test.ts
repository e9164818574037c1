import { expect, test } from 'vitest'
import { mayCall } from '../calls/use-may.ts'
import { applicantKeys } from './applicant-keys.ts'

test.for([
  ['owner', ['j', 'k', 's', 'n', 'm', 'x', 'Shift + X']],
  ['auditor', ['j', 'k']],
] as const)('[DOOR-3] the list of shortcuts for the role %s has those that it can use', ([role, keys]) => {
  expect(applicantKeys((name) => mayCall(role, name)).map(([key]) => key)).toEqual(keys)
})

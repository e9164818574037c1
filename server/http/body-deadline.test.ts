import { expect, test } from 'vitest'
import { maxPictureCallBytes } from '../../contract/picture.ts'
import { bodyMs } from './body-deadline.ts'
import { limitsOf } from './read-body.ts'

test('a body that may be large may take as long as it does on a slow line; any other has the usual time', () => {
  const onSlowLine = (maxPictureCallBytes * 8) / 1_000
  expect(bodyMs('POST', '/api/admin/pictures', 25)).toBeGreaterThanOrEqual(onSlowLine)
  expect(limitsOf(maxPictureCallBytes).withinMs).toBeGreaterThanOrEqual(onSlowLine)
  expect(bodyMs('POST', '/api/admin/login', 25)).toBe(25_000)
  expect(bodyMs('GET', '', 25)).toBe(25_000)
})

import { expect, test } from 'vitest'
import { loggedPath } from './logged-path.ts'

test('[HIRE-11] the secret of a private link is not logged, however its path is written', () => {
  for (const start of [
    '/application-status/',
    '/Application-Status/',
    '/application%2Dstatus%2f',
    '/application-status//',
  ])
    expect(loggedPath(`${start}a-secret`)).toBe('/application-status/…')
  expect(loggedPath('/application-status')).toBe('/application-status')
  expect(loggedPath(`/${'x'.repeat(300)}`)).toHaveLength(200)
})

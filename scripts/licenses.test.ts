import { expect, test } from 'vitest'
import { isAllowed, listPackages } from './licenses.ts'

test('every package of the site states a license that it may be used under', () => {
  const runtime = listPackages().filter(({ isForTests }) => !isForTests)
  expect(runtime.length).toBeGreaterThan(100)
  expect(runtime.filter(({ license }) => !isAllowed(license))).toEqual([])
})

test('a license that is not on the list, or none, is refused', () => {
  expect(['GPL-3.0', 'UNLICENSED', '', 'MIT AND GPL-3.0'].filter(isAllowed)).toEqual([])
  expect(['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC'].every(isAllowed)).toBe(true)
})

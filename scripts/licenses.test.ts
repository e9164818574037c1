import { expect, test } from 'vitest'
import { isAllowed, isLibraryOfItsOwn, listPackages } from './licenses.ts'

test('every package of the site has an allowed license', () => {
  const runtime = listPackages().filter(({ isForTests }) => !isForTests)
  expect(runtime.length).toBeGreaterThan(100)
  expect(runtime.filter((one) => !isAllowed(one.license) && !isLibraryOfItsOwn(one))).toEqual([])
})

test('a license that is not on the list, or a missing one, is refused', () => {
  expect(['GPL-3.0', 'UNLICENSED', '', 'MIT AND GPL-3.0'].filter(isAllowed)).toEqual([])
  expect(['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC'].every(isAllowed)).toBe(true)
})

import { expect, test } from 'vitest'
import { isUsable, listPackages } from './licenses.ts'

test('every package of the site has an allowed license', () => {
  const runtime = listPackages().filter(({ isForTests }) => !isForTests)
  expect(runtime.length).toBeGreaterThan(100)
  expect(runtime.filter((one) => !isUsable(one))).toEqual([])
})

const isUsableWith = (license: string) => isUsable({ name: 'any', license })

test('a license that is not on the list, or a missing one, is refused', () => {
  const refused = ['GPL-3.0', 'UNLICENSED', '', 'MIT AND GPL-3.0', 'LGPL-3.0-or-later']
  expect(refused.filter(isUsableWith)).toEqual([])
  expect(['MIT', '(MIT OR GPL-3.0)', 'MIT AND ISC'].every(isUsableWith)).toBe(true)
})

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { cities } from '../../content/cities.ts'
import { cityCode } from '../../content/city.ts'
import { clothOf, clothHeight } from './cloth.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
const countryCodes = letters.flatMap((one) => letters.map((other) => one + other))
const codes = [...countryCodes, ...cities.map(cityCode)]

test('[PAGE-1] every two-letter code and every city has a cloth of its own, small enough to be part of a page', () => {
  const cloths = codes.map((code) => JSON.stringify(clothOf(code)))
  expect(new Set(cloths).size).toBe(codes.length)
  expect(Math.max(...cloths.map(({ length }) => length))).toBeLessThan(4000)
})

test('[PAGE-1] a code always gives the same cloth', () => {
  const cloths = countryCodes.map((code) => JSON.stringify(clothOf(code))).join('')
  expect(createHash('sha256').update(cloths).digest('base64url')).toBe('ZSOxXRsshf98pElM3FFjtzvmRVG2sFLHK6KMN1Hm5ug')
})

test('a cloth fits its repeat', () => {
  const tooLong = codes.filter((code) => {
    const { width, threads } = clothOf(code)
    const runs = threads.flatMap(({ path }) => [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)])
    return runs.some(([, x, y, length]) => Number(x) + Number(length) > width || Number(y) >= clothHeight)
  })
  expect(tooLong).toEqual([])
})

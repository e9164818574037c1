import { expect, test } from 'vitest'
import { findPlace, zipPosition } from './places.ts'
import { milesBetween } from '../../contract/distance.ts'

test.each([
  ['55403', 'zip', '55403'],
  [' 55403-1234 ', 'zip', '55403'],
  ['Columbus, OH', 'town', 'Columbus, OH'],
  ['columbus ohio', 'town', 'Columbus, OH'],
  ['Columbus', 'town', 'Columbus, OH'],
  ['COLUMBUS, GA', 'town', 'Columbus, GA'],
  ['Saint Paul', 'town', 'St. Paul, MN'],
  ['St Paul MN', 'town', 'St. Paul, MN'],
  ['st. cloud', 'town', 'St. Cloud, MN'],
  ['Kansas City', 'town', 'Kansas City, MO'],
  ['Minnesota', 'state', 'Minnesota'],
  ['mn', 'state', 'Minnesota'],
  ['Washington', 'state', 'Washington'],
  ['44.97,-93.28', 'position', ''],
  ['44.97, -93.28', 'position', ''],
])('[BEYOND-4] %j is a %s: %s', (typed, kind, name) => {
  expect(findPlace(typed)).toMatchObject({ kind, name })
})

test.each(['', '10001', '99999', '5540', 'Atlantis', '91,0', '0,181', 'Baraka Market', '🙂'])(
  '[BEYOND-4] %j is no place that we know',
  (typed) => {
    expect(findPlace(typed)).toBeUndefined()
  },
)

test('[BEYOND-4] a name that several towns have tells the others', () => {
  expect(findPlace('Columbus')?.others).toContain('Columbus, GA')
  expect(findPlace('Columbus, OH')?.others).toEqual([])
})

test('[BEYOND-4] a ZIP code lies in its own town', () => {
  for (const [zip, town] of [
    ['55454', 'Minneapolis, MN'],
    ['55104', 'St. Paul, MN'],
    ['56301', 'St. Cloud, MN'],
    ['80010', 'Aurora, CO'],
    ['43211', 'Columbus, OH'],
    ['98118', 'Seattle, WA'],
    ['92105', 'San Diego, CA'],
  ] as const) {
    const area = zipPosition(zip)
    const middle = findPlace(town)
    expect(area && middle && milesBetween(area, middle), zip).toBeLessThan(12)
  }
})

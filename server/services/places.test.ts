import { expect, test } from 'vitest'
import { licenses } from '../../content/licenses.ts'
import { findPlace, zipPosition } from './places.ts'
import { milesBetween } from '../../tests/support/miles-between.ts'

/** Only places in states that license the company are known. */
const isServed = (code: string) => code === '' || licenses.some((license) => license.code === code)

const typedPlaces: [typed: string, kind: string, name: string, state: string][] = [
  ['55403', 'zip', '55403', 'MN'],
  [' 55403-1234 ', 'zip', '55403', 'MN'],
  ['554031234', 'zip', '55403', 'MN'],
  ['٥٥٤٠٣', 'zip', '55403', 'MN'],
  ['Minneapolis, MN 55403', 'zip', '55403', 'MN'],
  ['1200 Nicollet Mall, Minneapolis, MN 55403, USA', 'zip', '55403', 'MN'],
  ['Columbus, OH, United States', 'town', 'Columbus, OH', 'OH'],
  ['Columbus, OH', 'town', 'Columbus, OH', 'OH'],
  ['columbus ohio', 'town', 'Columbus, OH', 'OH'],
  ['Columbus', 'town', 'Columbus, OH', 'OH'],
  ['COLUMBUS, GA', 'town', 'Columbus, GA', 'GA'],
  ['Saint Paul', 'town', 'St. Paul, MN', 'MN'],
  ['St Paul MN', 'town', 'St. Paul, MN', 'MN'],
  ['st. cloud', 'town', 'St. Cloud, MN', 'MN'],
  ['Mineapolis, MN', 'town', 'Minneapolis, MN', 'MN'],
  ['colombus ohio', 'town', 'Columbus, OH', 'OH'],
  ['Kansas City', 'town', 'Kansas City, MO', 'MO'],
  ['Minnesota', 'state', 'Minnesota', 'MN'],
  ['mn', 'state', 'Minnesota', 'MN'],
  ['Washington', 'state', 'Washington', 'WA'],
  ['44.97,-93.28', 'position', '', ''],
  ['44.97, -93.28', 'position', '', ''],
]

test.each(typedPlaces.filter(([, , , state]) => isServed(state)))('[BEYOND-4] %j is a %s: %s', (typed, kind, name) => {
  expect(findPlace(typed)).toMatchObject({ kind, name })
})

test.each([
  '',
  '00000',
  '99999',
  '5540',
  'A555403',
  '55403 Market',
  'Nowhere At All',
  'Nowhere At All, MN',
  '91,0',
  '0,181',
  'Baraka Market',
  '🙂',
])('[BEYOND-4] %j is not a known place', (typed) => {
  expect(findPlace(typed)).toBeUndefined()
})

test('[BEYOND-4] a name shared by several towns returns the others too', () => {
  const shared = ['GA', 'OH'].filter(isServed).map((code) => `Columbus, ${code}`)
  const found = findPlace('Columbus')
  expect([found?.name, ...(found?.others ?? [])]).toEqual(expect.arrayContaining(shared))
  for (const town of shared) expect(findPlace(town)?.others).toEqual([])
})

test('[BEYOND-4] a ZIP code is located in its own town', () => {
  const towns: [zip: string, town: string][] = [
    ['55454', 'Minneapolis, MN'],
    ['55104', 'St. Paul, MN'],
    ['56301', 'St. Cloud, MN'],
    ['80010', 'Aurora, CO'],
    ['43211', 'Columbus, OH'],
    ['98118', 'Seattle, WA'],
    ['92105', 'San Diego, CA'],
  ]
  for (const [zip, town] of towns.filter((entry) => isServed(entry[1].slice(-2)))) {
    const area = zipPosition(zip)
    const middle = findPlace(town)
    expect(area && middle && milesBetween(area, middle), zip).toBeLessThan(12)
  }
})

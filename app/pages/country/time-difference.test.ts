import { expect, test } from 'vitest'
import { countryTexts } from '../../../content/pages/country.ts'
import { timeDifference } from './time-difference.ts'

const office = { place: 'Minneapolis', zone: 'America/Chicago' }
const winter = new Date('2026-01-15T12:00:00Z')

test.for([
  ['Asia/Kolkata', 'There: 11 hours 30 minutes ahead of Minneapolis'],
  ['Africa/Nairobi', 'There: 9 hours ahead of Minneapolis'],
  ['America/New_York', 'There: 1 hour ahead of Minneapolis'],
  ['America/Los_Angeles', 'There: 2 hours behind Minneapolis'],
  ['America/St_Johns', 'There: 2 hours 30 minutes ahead of Minneapolis'],
  ['America/Mexico_City', 'There: the same time as Minneapolis'],
])('[PAGE-1] how far the clocks of %s are from those of the office', ([zone = '', expected]) => {
  expect(timeDifference({ place: 'There', zone }, office, winter, countryTexts.hours)).toBe(expected)
})

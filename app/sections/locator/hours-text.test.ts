import { expect, test } from 'vitest'
import { locatorTexts } from '../../../content/pages/find-agent.ts'
import type { Hours } from '../../../contract/hours.ts'
import { dayOf, openState } from '../../../contract/week.ts'
import { openText } from './hours-text.ts'

const shop = [{ opens: '09:00', closes: '18:00' }]
const always = [{ opens: '00:00', closes: '24:00' }]
const clock = (day: number, hour: number) => (day * 24 + hour) * 60

const textAt = (hours: Hours, minute: number) =>
  openText({ ...openState(hours, minute), today: dayOf(minute) }, locatorTexts)

test('[BEYOND-4] what comes next is given with its day, unless it is the next such time on the clock', () => {
  const mondays: Hours = [shop, [], [], [], [], [], []]
  expect(textAt(mondays, clock(0, 8))).toBe('Closed now, opens at 9:00 AM')
  expect(textAt(mondays, clock(0, 20))).toBe('Closed now, opens Monday at 9:00 AM')
  expect(textAt(mondays, clock(5, 20))).toBe('Closed now, opens Monday at 9:00 AM')
  expect(textAt(mondays, clock(6, 20))).toBe('Closed now, opens tomorrow at 9:00 AM')
})

test('[BEYOND-4] an agent that stays open for days is open, without a time that would be misread', () => {
  const weekdays: Hours = [always, always, always, always, always, [], []]
  expect(textAt(weekdays, clock(1, 12))).toBe('Open now')
  expect(textAt(weekdays, clock(4, 12))).toBe('Open now, until midnight')
})

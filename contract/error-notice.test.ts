import { expect, test } from 'vitest'
import { decideUntil, tellUntil } from '../tests/support/rule-dates.ts'
import { federalCalendar } from '../content/payout-calendars.ts'
import { addDays } from './business-days.ts'
import { decideBy, dueOn, isNoticeReason, tellBy as tellByRule } from './error-notice.ts'

const tellBy = (day: string) => tellByRule(day, federalCalendar)

test('[LEAD-4] two implementations agree on every day of 190 years: both deadlines of 69,000 notices', () => {
  const different: string[] = []
  let count = 0
  for (let day = '2001-01-01'; day <= '2190-12-31'; day = addDays(day, 1)) {
    count += 1
    if (decideBy(day) !== decideUntil(day)) different.push(`decide ${day}`)
    if (tellBy(day) !== tellUntil(day)) different.push(`tell ${day}`)
  }
  expect(different).toEqual([])
  expect(count).toBeGreaterThan(69_000)
}, 60_000)

test.each([
  ['a leap day within the 90 days', decideBy('2028-01-15'), '2028-04-14'],
  ['no leap day', decideBy('2027-01-15'), '2027-04-15'],
  ['a notice on a leap day', decideBy('2028-02-29'), '2028-05-29'],
  ['a decision before Thanksgiving', tellBy('2026-11-24'), '2026-11-30'],
  ['a decision on a Saturday', tellBy('2026-11-14'), '2026-11-18'],
  ['Christmas observed on Friday', tellBy('2027-12-22'), '2027-12-28'],
  ['New Year’s Day observed in the year before', tellBy('2027-12-29'), '2028-01-04'],
  ['Juneteenth on a Sunday, observed on Monday', tellBy('2033-06-17'), '2033-06-23'],
])('[LEAD-4] %s', (_case, found, expected) => {
  expect(found).toBe(expected)
})

test('[LEAD-4] the next step of a notice: the decision, then the sender, then nothing', () => {
  const receivedOn = '2026-11-17'
  expect(dueOn({ receivedOn, decidedOn: null, toldOn: null }, federalCalendar)).toBe('2027-02-15')
  expect(dueOn({ receivedOn, decidedOn: '2026-11-24', toldOn: null }, federalCalendar)).toBe('2026-11-30')
  expect(dueOn({ receivedOn, decidedOn: '2026-11-24', toldOn: '2026-11-25' }, federalCalendar)).toBeNull()
  expect(isNoticeReason('Remittance Status')).toBe(true)
  expect(isNoticeReason(undefined)).toBe(false)
})

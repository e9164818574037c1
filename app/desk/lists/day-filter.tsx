import { dayTexts } from '../../../content/admin/lists.ts'
import { FilterSelect } from './filter.tsx'

/** How many days before today a list begins. */
const dayRanges = ['0', '6', '29', '89', '364']

/** Shows what was received today, or in the days before. */
export const DayFilter = () => (
  <FilterSelect
    name="days"
    label={dayTexts.received}
    options={['', ...dayRanges].map((days) => [days, dayTexts.spans[days] ?? ''])}
  />
)

/** The moment that the filter names; days begin at midnight in the time zone of this computer. */
export function firstMoment(days: string): string {
  if (!dayRanges.includes(days)) return ''
  const day = new Date()
  day.setHours(0, 0, 0, 0)
  day.setDate(day.getDate() - Number(days))
  return day.toISOString()
}

import { statisticsTexts } from '../../../content/admin/statistics.ts'
import { periods } from '../../../contract/statistics.ts'
import { FilterSelect } from '../lists/filter.tsx'

const usual = '30'

/** How many days the statistics cover. */
export const PeriodFilter = () => (
  <search className="filters statistics-period">
    <FilterSelect
      name="days"
      label={statisticsTexts.period}
      options={[
        ['', statisticsTexts.periods[usual]],
        ...periods.filter((days) => days !== usual).map((days) => [days, statisticsTexts.periods[days]] as const),
      ]}
    />
  </search>
)

import { statisticsTexts } from '../../../content/admin/statistics.ts'
import { formatDate, startOfDay } from '../records/dates.ts'

type Day = { day: string; count: number }

const height = 40

/** Days as columns, and the same as a table. */
export const Days = ({ id, days }: { id: string; days: Day[] }) => {
  const most = Math.max(1, ...days.map(({ count }) => count))
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  const label = statisticsTexts.drawing(nameOf(first), nameOf(last), Math.max(...days.map(({ count }) => count)))
  return (
    <section className="panel statistics-panel statistics-wide" aria-labelledby={id}>
      <h2 id={id}>{statisticsTexts.days}</h2>
      <p className="visually-hidden">{label}</p>
      <svg className="columns" viewBox={`0 0 ${days.length} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {days.map(({ day, count }, index) => (
          <rect
            key={day}
            x={index + 0.1}
            width="0.8"
            y={height - (height * count) / most}
            height={(height * count) / most}
          />
        ))}
      </svg>
      <p className="columns-ends small soft" aria-hidden="true">
        <span>{nameOf(first)}</span>
        <span>{nameOf(last)}</span>
      </p>
      <details>
        <summary>{statisticsTexts.table}</summary>
        <table className="bars small">
          <thead>
            <tr>
              <th scope="col">{statisticsTexts.day}</th>
              <th scope="col">{statisticsTexts.count}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((one) => (
              <tr key={one.day}>
                <th scope="row">{nameOf(one)}</th>
                <td>{one.count.toLocaleString('en')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

const nameOf = ({ day }: Day) => formatDate(startOfDay(day))

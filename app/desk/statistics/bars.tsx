import { Link } from 'react-router'
import { statisticsTexts } from '../../../content/admin/statistics.ts'

export type Bar = { key: string; name: string; count: number; to?: string | undefined }

type Props = {
  id: string
  title: string
  column: string
  bars: Bar[]
  /** Of what the bars are shares, if they are only the most frequent ones. */
  of?: number
  note?: string | undefined
}

/** A table whose rows are drawn as bars. */
export const Bars = ({ id, title, column, bars, of, note }: Props) => {
  const sum = bars.reduce((counted, { count }) => counted + count, 0)
  const total = of ?? sum
  return (
    <section className="panel statistics-panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note && <p className="small soft">{note}</p>}
      {sum < total && <p className="small soft">{statisticsTexts.mostFrequent(bars.length)}</p>}
      {total === 0 ? (
        <p className="small soft">{statisticsTexts.none}</p>
      ) : (
        <table className="bars small">
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{column}</th>
              <th scope="col">{statisticsTexts.count}</th>
              <th scope="col">{statisticsTexts.share}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ key, name, count, to }) => (
              <tr key={key}>
                <th scope="row">
                  {to ? (
                    <Link className="tall-link" to={to}>
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                  <svg className="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={(100 * count) / total} height="1" />
                  </svg>
                </th>
                <td>{count.toLocaleString('en')}</td>
                <td>{Math.round((100 * count) / total)}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

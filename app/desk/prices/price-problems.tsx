import { listTexts } from '../../../content/admin/lists.ts'
import { pricesTexts } from '../../../content/admin/prices.ts'
import { reasonText } from '../../../content/reason-text.ts'
import { priceReasons } from '../../../content/reasons/prices.ts'
import type { WrittenRow } from '../../../contract/desk-prices.ts'
import type { RowProblem } from '../../../contract/price-book.ts'
import { countryName, countryOf } from './price-names.ts'

type Props = { problems: RowProblem[]; rows: WrittenRow[]; onOpen: (problem: RowProblem) => void }

const maxListed = 20

/** What is wrong in any country; each leads to its field. */
export const PriceProblems = ({ problems, rows, onOpen }: Props) => (
  <section aria-labelledby="price-problems">
    <h2 id="price-problems" aria-live="polite">
      {pricesTexts.problemTitle(problems.length)}
    </h2>
    <ul className="price-problems">
      {problems.slice(0, maxListed).map((found, index) => (
        <li key={index}>
          <button className="link-button" type="button" onClick={() => onOpen(found)}>
            {problemLine(found, rows)}
          </button>
        </li>
      ))}
      {problems.length > maxListed && <li>{listTexts.more(problems.length - maxListed)}</li>}
    </ul>
  </section>
)

const problemLine = ({ row, field, problem }: RowProblem, rows: WrittenRow[]) =>
  pricesTexts.problem(
    countryName(rows[row] ? countryOf(rows[row]) : ''),
    placeOf(rows, row),
    pricesTexts.columns[field],
    reasonText(priceReasons, problem),
  )

/** The place of a row in the table of its country, from 1. */
function placeOf(rows: WrittenRow[], row: number): number {
  const here = rows[row]
  return here ? rows.slice(0, row + 1).filter((other) => countryOf(other) === countryOf(here)).length : 0
}

import { pricesTexts } from '../../../content/admin/prices.ts'
import type { WrittenRow } from '../../../contract/desk-prices.ts'
import type { RowChange } from '../../../contract/price-changes.ts'
import { TableFrame } from '../ui/table-frame.tsx'
import { countryName, countryOf } from './price-names.ts'

const texts = pricesTexts.changes

/** What differs between two versions, row by row. */
export const PriceChanges = ({ changes }: { changes: RowChange[] }) => (
  <TableFrame className="price-changes" label={texts.caption}>
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{texts.columns.country}</th>
          <th scope="col">{texts.columns.way}</th>
          <th scope="col">{texts.columns.from}</th>
          <th scope="col">{texts.columns.change}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change, index) => (
          <ChangedRow row={change.after ?? change.before} change={change} key={index} />
        ))}
      </tbody>
    </table>
  </TableFrame>
)

const ChangedRow = ({ row, change }: { row: WrittenRow; change: RowChange }) => (
  <tr>
    <td>{countryName(countryOf(row))}</td>
    <td>{texts.way(row.currency, row.payout, row.payment)}</td>
    <td>{row.from}</td>
    <td>{describe(change)}</td>
  </tr>
)

function describe(change: RowChange): string {
  if (!change.before) return texts.added
  if (!change.after) return texts.removed
  const { before, after, fields } = change
  return fields.map((field) => texts.changed(pricesTexts.columns[field], before[field], after[field])).join('; ')
}

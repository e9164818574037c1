import { pricesTexts } from '../../../content/admin/prices.ts'
import type { WrittenRow } from '../../../contract/desk-prices.ts'
import { priceFields, type PriceField } from '../../../contract/price-book.ts'
import { paymentMethods, payoutMethods } from '../../../contract/transfer-methods.ts'
import { DeskIcon } from '../ui/icon.tsx'

type Props = {
  caption: string
  rows: { row: WrittenRow; index: number }[]
  isWrong: (index: number, field: PriceField) => boolean
  onChange: (index: number, row: WrittenRow) => void
  onRemove: (index: number) => void
}

const columns = priceFields.filter((field) => field !== 'country')
const wide = new Set<PriceField>(['arrival'])
const choices: Partial<Record<PriceField, readonly string[]>> = { payout: payoutMethods, payment: paymentMethods }

/** The rows of one country. */
export const PriceTable = ({ caption, rows, isWrong, onChange, onRemove }: Props) => (
  <div className="table-frame price-frame">
    <table className="table price-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((field) => (
            <th scope="col" key={field}>
              {pricesTexts.columns[field]}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{pricesTexts.action}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, index }, place) => (
          <tr key={index}>
            {columns.map((field) => (
              <td className={wide.has(field) ? 'is-wide' : undefined} key={field}>
                <Cell
                  label={pricesTexts.cell(pricesTexts.columns[field], place + 1)}
                  value={row[field]}
                  choices={choices[field]}
                  wrong={isWrong(index, field)}
                  onChange={(value) => onChange(index, { ...row, [field]: value })}
                />
              </td>
            ))}
            <td>
              <button
                className="button button-plain button-small"
                type="button"
                aria-label={pricesTexts.remove(place + 1)}
                onClick={() => onRemove(index)}
              >
                <DeskIcon name="bin" />
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

type CellProps = {
  label: string
  value: string
  choices: readonly string[] | undefined
  wrong: boolean
  onChange: (value: string) => void
}

const Cell = ({ label, value, choices: options, wrong, onChange }: CellProps) =>
  options ? (
    <select
      className="select"
      aria-label={label}
      aria-invalid={wrong || undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {(options.includes(value) ? options : [value, ...options]).map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  ) : (
    <input
      className="input"
      aria-label={label}
      aria-invalid={wrong || undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )

import { Fragment } from 'react'
import { pricesTexts } from '../../../content/admin/prices.ts'
import { reasonText } from '../../../content/reason-text.ts'
import { priceReasons } from '../../../content/reasons/prices.ts'
import type { WrittenRow } from '../../../contract/desk-prices.ts'
import { priceFields, type PriceField, type RowProblem } from '../../../contract/price-book.ts'
import { paymentMethods, payoutMethods } from '../../../contract/transfer-methods.ts'
import { controlProps, FieldError } from '../../ui/field.tsx'
import { DeskIcon } from '../ui/icon.tsx'
import { cellId } from './price-names.ts'

type Props = {
  caption: string
  rows: { row: WrittenRow; index: number }[]
  problems: RowProblem[]
  /** For rows of a country that the company does not have: the others to choose from. */
  countries: readonly string[] | undefined
  onChange: (index: number, field: PriceField, value: string) => void
  onRemove: (index: number) => void
}

const wide = new Set<PriceField>(['arrival'])
const methods: Partial<Record<PriceField, readonly string[]>> = { payout: payoutMethods, payment: paymentMethods }

/** The rows of one country, each followed by what is wrong with it. */
export const PriceTable = ({ caption, rows, problems, countries, onChange, onRemove }: Props) => {
  const columns = countries ? priceFields : priceFields.filter((field) => field !== 'country')
  const choices = { ...methods, country: countries }
  return (
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
          {rows.map(({ row, index }, place) => {
            const wrong = problems.filter((found) => found.row === index)
            return (
              <Fragment key={index}>
                <tr>
                  {columns.map((field) => (
                    <td className={wide.has(field) ? 'is-wide' : undefined} key={field}>
                      <Cell
                        id={cellId(index, field)}
                        label={pricesTexts.cell(pricesTexts.columns[field], place + 1)}
                        value={row[field]}
                        choices={choices[field]}
                        error={errorOf(wrong, field)}
                        onChange={(value) => onChange(index, field, value)}
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
                {wrong.length > 0 && (
                  <tr className="price-errors">
                    <td colSpan={columns.length + 1}>
                      <div>
                        {columns.map((field) => (
                          <FieldError id={cellId(index, field)} error={errorOf(wrong, field)} key={field} />
                        ))}
                      </div>
                    </td>
                  </tr>
                )}
              </Fragment>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** The first problem of a field; a field can have several. */
function errorOf(problems: RowProblem[], field: PriceField): string | undefined {
  const found = problems.find((each) => each.field === field)
  return found && pricesTexts.cellProblem(pricesTexts.columns[field], reasonText(priceReasons, found.problem))
}

type CellProps = {
  id: string
  label: string
  value: string
  choices: readonly string[] | undefined
  error: string | undefined
  onChange: (value: string) => void
}

const Cell = ({ id, label, value, choices, error, onChange }: CellProps) =>
  choices ? (
    <select
      className="select"
      {...controlProps({ id, error })}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {(choices.includes(value) ? choices : [value, ...choices]).map((choice) => (
        <option key={choice} value={choice}>
          {choice}
        </option>
      ))}
    </select>
  ) : (
    <input
      className="input"
      {...controlProps({ id, error })}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )

import { useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { z } from 'zod'
import { pricesTexts } from '../../../content/admin/prices.ts'
import { payoutCountries } from '../../../content/countries.ts'
import { pricedPlaces } from '../../../content/priced-places.ts'
import { reasonText } from '../../../content/reason-text.ts'
import { priceReasons } from '../../../content/reasons/prices.ts'
import { WrittenRow } from '../../../contract/desk-prices.ts'
import { readPriceRows, type RowProblem } from '../../../contract/price-book.ts'
import { exchangeRatesPath } from '../../../contract/public-paths.ts'
import { ExchangeRates } from '../../../contract/rates.ts'
import { SelectField } from '../../ui/field.tsx'
import { call } from '../calls/call.ts'
import { deskMeta } from '../frame/meta.ts'
import { ExportButton } from '../lists/export-button.tsx'
import { PageError } from '../lists/page-error.tsx'
import { useDraft } from '../records/use-draft.ts'
import { Confirm } from '../ui/confirm.tsx'
import { DeskIcon } from '../ui/icon.tsx'
import { Notice, type NoticeContent } from '../ui/notice.tsx'
import { ImportPrices } from './import-prices.tsx'
import { PriceHistory } from './price-history.tsx'
import { PriceTable } from './price-table.tsx'
import { QuotePreview } from './quote-preview.tsx'
import { SavePrices } from './save-prices.tsx'
import type { Route } from './+types/prices'

export const meta = deskMeta(pricesTexts.title)

export const handle = { title: pricesTexts.title }

export const ErrorBoundary = () => <PageError />

/** The newest version is edited, whether it is in effect yet or not. */
export const clientLoader = async () => {
  const [{ versions }, rates] = await Promise.all([call('deskPrices.list'), fetch(exchangeRatesPath)])
  const newest = versions.length === 0 ? null : Math.max(...versions.map(({ version }) => version))
  const { rows } = newest === null ? { rows: [] } : await call('deskPrices.open', { id: String(newest) })
  return { versions, newest, rows, rates: ExchangeRates.parse(await rates.json()).rates, at: new Date() }
}

/** Edited rows, and the version that they are based on; null while nothing was edited. */
const Draft = z.object({ basedOn: z.number().nullable(), rows: z.array(WrittenRow) }).nullable()

const maxListed = 20

export default function PricesPage({ loaderData }: Route.ComponentProps) {
  const { versions, newest } = loaderData
  const { revalidate } = useRevalidator()
  const draft = useDraft('prices', Draft, null)
  const [country, setCountry] = useState(payoutCountries[0]?.iso2 ?? '')
  const [dialog, setDialog] = useState<'import' | 'save'>()
  const [notice, setNotice] = useState<NoticeContent>()
  const { rows, basedOn } = draft.value ?? { rows: loaderData.rows, basedOn: newest }
  const { prices, problems } = useMemo(() => readPriceRows(rows, pricedPlaces), [rows])

  const close = () => setDialog(undefined)
  const change = (next: WrittenRow[]) => draft.change({ basedOn, rows: next })
  const done = (text: string) => {
    close()
    draft.drop(null)
    setNotice({ kind: 'good', text })
    void revalidate()
  }
  const showRead = (read: WrittenRow[]) => {
    close()
    change(read)
    setNotice({ kind: 'wait', text: pricesTexts.importing.done(read.length) })
  }
  const shown = rows.flatMap((row, index) => (row.country.trim().toLowerCase() === country ? [{ row, index }] : []))
  const shownProblems = problems.filter(({ row }) => shown.some(({ index }) => index === row))

  return (
    <>
      <div className="desk-head">
        <div>
          <h1>{pricesTexts.title}</h1>
          <p>{pricesTexts.intro}</p>
        </div>
        <div className="desk-actions">
          {newest !== null && (
            <ExportButton
              load={() => call('deskPrices.export', { id: String(newest) })}
              name={`prices-${newest}.csv`}
              onFailed={(text) => setNotice({ kind: 'bad', text })}
            />
          )}
          <button className="button button-quiet" type="button" onClick={() => setDialog('import')}>
            <DeskIcon name="upload" /> {pricesTexts.import}
          </button>
        </div>
      </div>
      <Notice notice={notice} />
      <div className="price-editor">
        <SelectField
          id="country"
          label={pricesTexts.country}
          value={country}
          onChange={({ target }) => setCountry(target.value)}
        >
          {payoutCountries.map(({ iso2, name }) => (
            <option key={iso2} value={iso2}>
              {name}
            </option>
          ))}
        </SelectField>
        {shown.length === 0 ? (
          <p>{pricesTexts.none}</p>
        ) : (
          <PriceTable
            caption={pricesTexts.table(nameOf(country))}
            rows={shown}
            isWrong={(index, field) => problems.some((each) => each.row === index && each.field === field)}
            onChange={(index, row) => change(rows.with(index, row))}
            onRemove={(index) => change(rows.toSpliced(index, 1))}
          />
        )}
        <p>
          <button
            className="button button-quiet button-small"
            type="button"
            onClick={() => change(withNewRow(rows, country, shown.at(-1)?.index))}
          >
            <DeskIcon name="plus" /> {pricesTexts.add}
          </button>
        </p>
        <div aria-live="polite">{problems.length > 0 && <Problems problems={problems} rows={rows} />}</div>
        <div className="desk-actions">
          <span className="small soft">{draft.value ? pricesTexts.changed : pricesTexts.unchanged}</span>
          {draft.value && (
            <button className="button button-quiet" type="button" onClick={() => draft.drop(null)}>
              {pricesTexts.discard}
            </button>
          )}
          {draft.value && problems.length === 0 && (
            <button className="button button-strong" type="button" onClick={() => setDialog('save')}>
              {pricesTexts.save}
            </button>
          )}
        </div>
        <QuotePreview
          key={country}
          prices={shownProblems.length > 0 ? [] : prices.filter((price) => price.country === country)}
          rates={loaderData.rates}
          at={loaderData.at}
        />
        <PriceHistory versions={versions} />
      </div>
      <Confirm
        title={dialog === 'import' ? pricesTexts.importing.title : pricesTexts.saving.title}
        open={dialog !== undefined}
        onClose={close}
      >
        {dialog === 'import' && <ImportPrices onRead={showRead} onClose={close} />}
        {dialog === 'save' && <SavePrices rows={rows} basedOn={basedOn} onDone={done} onClose={close} />}
      </Confirm>
    </>
  )
}

const nameOf = (iso2: string) => payoutCountries.find((country) => country.iso2 === iso2)?.name ?? iso2

/** Like the row before it, for other amounts. */
const withNewRow = (rows: WrittenRow[], country: string, last = rows.length - 1): WrittenRow[] =>
  rows.toSpliced(last + 1, 0, { ...(rows[last] ?? empty), country, from: '', to: '' })

const empty: WrittenRow = {
  country: '',
  currency: '',
  payout: 'wallet',
  payment: 'cash',
  from: '',
  to: '',
  fee: '',
  percent: '0',
  margin: '',
  arrival: '',
}

const Problems = ({ problems, rows }: { problems: RowProblem[]; rows: WrittenRow[] }) => (
  <>
    <h2>{pricesTexts.problemTitle(problems.length)}</h2>
    <ul className="price-problems">
      {problems.slice(0, maxListed).map(({ row, field, problem }) => (
        <li key={`${row} ${field}`}>
          {pricesTexts.problem(
            nameOf(rows[row]?.country ?? ''),
            placeOf(rows, row),
            pricesTexts.columns[field],
            reasonText(priceReasons, problem),
          )}
        </li>
      ))}
      {problems.length > maxListed && <li>{pricesTexts.more(problems.length - maxListed)}</li>}
    </ul>
  </>
)

/** The place of a row in the table of its country, from 1. */
const placeOf = (rows: WrittenRow[], row: number) =>
  rows.slice(0, row + 1).filter(({ country }) => country === rows[row]?.country).length

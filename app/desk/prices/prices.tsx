import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useRevalidator } from 'react-router'
import { z } from 'zod'
import { pricesTexts } from '../../../content/admin/prices.ts'
import { pricedPlaces } from '../../../content/priced-places.ts'
import { WrittenRow } from '../../../contract/desk-prices.ts'
import { readPriceRows, type PriceField, type RowProblem } from '../../../contract/price-book.ts'
import { useLeaveGuard } from '../../ui/use-leave-guard.ts'
import { call } from '../calls/call.ts'
import { readTokens } from '../calls/session.ts'
import type { DeskHandle } from '../frame/page-title.tsx'
import { deskMeta } from '../frame/meta.ts'
import { useMay } from '../calls/use-may.ts'
import { ExportButton } from '../lists/export-button.tsx'
import { revalidatePage } from '../lists/list-link.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { useDraft } from '../records/use-draft.ts'
import { useNotice } from '../records/use-notice.ts'
import { useRequestId } from '../records/use-request-id.ts'
import { Confirm } from '../ui/confirm.tsx'
import { DeskHead } from '../ui/desk-head.tsx'
import { DeskIcon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { CountryPrices } from './country-prices.tsx'
import { CountrySelect, useCountry } from './country-select.tsx'
import { ImportPrices } from './import-prices.tsx'
import { CanceledVersion, NewerVersion } from './newer-version.tsx'
import { PriceHistory } from './price-history.tsx'
import { cellId, countryName, countryOf, wayOf } from './price-names.ts'
import { PriceProblems } from './price-problems.tsx'
import { PriceTable } from './price-table.tsx'
import { QuotePreview } from './quote-preview.tsx'
import { SavePrices } from './save-prices.tsx'
import type { Route } from './+types/prices'

export const handle = { title: pricesTexts.title, needs: 'deskPrices.list' } satisfies DeskHandle

export const meta = deskMeta(pricesTexts.title)

/**
 * The newest version is edited, whether it is in effect yet or not. `books`: also those that are in effect or will be,
 * the last one to begin first.
 */
export const clientLoader = async () => {
  const [{ versions }, { rates }] = await Promise.all([call('deskPrices.list'), call('rates.read')])
  const newest = versions.length === 0 ? null : Math.max(...versions.map(({ version }) => version))
  const opened = versions.filter(({ version, state }) => version === newest || state !== 'past')
  const books = await Promise.all(opened.map(({ version }) => call('deskPrices.open', { id: String(version) })))
  const rows = books.find(({ version }) => version === newest)?.rows ?? []
  return { versions, newest, books, rows, rates, at: new Date() }
}

/** The same book for another country. */
export const shouldRevalidate = revalidatePage

/** Edited rows, and the version that they are based on; null while nothing was edited. */
const Draft = z.object({ basedOn: z.number().nullable(), rows: z.array(WrittenRow) }).nullable()

export default function PricesPage({ loaderData }: Route.ComponentProps) {
  return useMay()('deskPrices.save') ? <Editor loaderData={loaderData} /> : <Reader loaderData={loaderData} />
}

type Props = Pick<Route.ComponentProps, 'loaderData'>

/** For those who may not change prices. */
const Reader = ({ loaderData: { rows, versions, newest } }: Props) => (
  <>
    <DeskHead title={pricesTexts.title} intro={pricesTexts.readIntro} />
    <NotInEffect versions={versions} newest={newest} />
    <div className="price-editor">
      <CountryPrices rows={rows} />
      <PriceHistory versions={versions} country={useCountry(rows)} />
    </div>
  </>
)

/** What visitors see, if that is not the table. */
const NotInEffect = ({ versions, newest }: Pick<Props['loaderData'], 'versions' | 'newest'>) => {
  const current = versions.find(({ state }) => state === 'current')?.version
  return newest === null || newest === current ? null : (
    <p className="notice notice-wait">
      <DeskIcon name="clock" />
      <span>
        {pricesTexts.notInEffect(newest, current)}{' '}
        {current !== undefined && (
          <Link className="tall-link" to={`/admin/prices/${current}`}>
            {pricesTexts.newer.show(current)}
          </Link>
        )}
      </span>
    </p>
  )
}

const Editor = ({ loaderData }: Props) => {
  const { versions, newest } = loaderData
  const { revalidate } = useRevalidator()
  const filters = useFilters()
  const draft = useDraft('prices', Draft, null)
  const [dialog, setDialog] = useState<'import' | 'save'>()
  const { notice, setNotice, report, say } = useNotice()
  const { rows, basedOn } = draft.value ?? { rows: loaderData.rows, basedOn: newest }
  const { prices, problems } = useMemo(() => readPriceRows(rows, pricedPlaces), [rows])
  const country = useCountry(rows)
  // The draft stays in this tab when the session ends, and the person signs in again.
  useLeaveGuard(() => draft.value !== null && readTokens() !== undefined)

  const requestIdOf = useRequestId()
  const close = () => setDialog(undefined)
  const change = (next: WrittenRow[]) => draft.change({ basedOn, rows: next })
  const done = (text: string) => {
    close()
    draft.drop(null)
    say(text)
  }
  const showRead = (read: WrittenRow[]) => {
    close()
    draft.change({ basedOn: newest, rows: read })
    setNotice({ kind: 'wait', text: pricesTexts.importing.done(read.length) })
  }
  const showMerged = (merged: WrittenRow[], text: string) => {
    draft.change({ basedOn: newest, rows: merged })
    setNotice({ kind: 'wait', text })
  }
  const showConflict = () => {
    close()
    void revalidate()
  }
  const addRow = () => {
    const at = (shown.at(-1)?.index ?? rows.length - 1) + 1
    flushSync(() => change(rows.toSpliced(at, 0, { ...(rows[at - 1] ?? empty), country, from: '', to: '' })))
    document.getElementById(cellId(at, 'from'))?.focus()
  }
  const openProblem = async ({ row, field }: RowProblem) => {
    const at = rows[row] ? countryOf(rows[row]) : country
    if (at !== country) await filters.set('country', at)
    document.getElementById(cellId(row, field))?.focus()
  }
  const save = () => {
    const [first] = problems
    if (first) void openProblem(first)
    else setDialog('save')
  }
  const shown = rows.flatMap((row, index) => (countryOf(row) === country ? [{ row, index }] : []))
  const shownProblems = problems.filter(({ row }) => shown.some(({ index }) => index === row))
  const canceled = versions.some(({ version }) => version === basedOn) ? null : basedOn
  const newer = basedOn === newest || canceled !== null ? undefined : versions.find(({ version }) => version === newest)

  return (
    <>
      <DeskHead title={pricesTexts.title} intro={pricesTexts.intro}>
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
      </DeskHead>
      <Notice notice={notice} />
      <NotInEffect versions={versions} newest={newest} />
      {canceled !== null && (
        <CanceledVersion key={canceled} version={canceled} onKeep={() => showMerged(rows, pricesTexts.canceled.kept)} />
      )}
      {newer && (
        <NewerVersion
          key={newer.version}
          newest={newer}
          theirs={loaderData.rows}
          mine={rows}
          basedOn={basedOn}
          onMerged={showMerged}
          onFailed={report}
        />
      )}
      <div className="price-editor">
        <CountrySelect rows={rows} country={country} />
        {shown.length === 0 ? (
          <p>{pricesTexts.none}</p>
        ) : (
          <PriceTable
            caption={pricesTexts.table(countryName(country))}
            rows={shown}
            problems={shownProblems}
            countries={pricedPlaces.countries.includes(country) ? undefined : pricedPlaces.countries}
            onChange={(index, field, value) => change(withValue(rows, index, field, value))}
            onRemove={(index) => change(rows.toSpliced(index, 1))}
          />
        )}
        <p>
          <button className="button button-quiet button-small" type="button" onClick={addRow}>
            <DeskIcon name="plus" /> {pricesTexts.add}
          </button>
        </p>
        {problems.length > 0 && (
          <PriceProblems problems={problems} rows={rows} onOpen={(problem) => void openProblem(problem)} />
        )}
        <div className="desk-actions">
          <span className="small soft">{draft.value ? pricesTexts.changed : pricesTexts.unchanged}</span>
          {draft.value && (
            <button className="button button-quiet" type="button" onClick={() => draft.drop(null)}>
              {pricesTexts.discard}
            </button>
          )}
          {draft.value && !newer && canceled === null && (
            <button className="button button-strong" type="button" onClick={save}>
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
        <PriceHistory versions={versions} country={country} />
      </div>
      <Confirm
        title={dialog === 'import' ? pricesTexts.importing.title : pricesTexts.saving.title}
        open={dialog !== undefined}
        onClose={close}
      >
        {dialog === 'import' && <ImportPrices losesChanges={draft.value !== null} onRead={showRead} onClose={close} />}
        {dialog === 'save' && (
          <SavePrices
            rows={rows}
            books={loaderData.books}
            basedOn={basedOn}
            requestIdOf={requestIdOf}
            onDone={done}
            onConflict={showConflict}
            onClose={close}
          />
        )}
      </Confirm>
    </>
  )
}

/** The margin and the arrival are those of a way to send: all of its rows change. */
function withValue(rows: WrittenRow[], index: number, field: PriceField, value: string): WrittenRow[] {
  const edited = rows[index]
  if (!edited) return rows
  const isShared = field === 'margin' || field === 'arrival'
  return rows.map((row, place) =>
    place === index || (isShared && wayOf(row) === wayOf(edited)) ? { ...row, [field]: value } : row,
  )
}

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

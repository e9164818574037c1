import { isDeepStrictEqual } from 'node:util'
import { pricedPlaces } from '../../content/priced-places.ts'
import { textOf } from '../../content/reasons/every.ts'
import {
  type NewPrices,
  type PriceVersion,
  type PriceVersionRows,
  type ReadPrices,
} from '../../contract/desk-prices.ts'
import { SiteError } from '../../contract/errors.ts'
import { maxPriceRows, type Price, priceRows, readPriceRows, type RowProblem } from '../../contract/price-book.ts'
import type { Db } from '../db/client.ts'
import {
  deleteUpcomingVersion,
  findCurrentVersion,
  findPriceRequest,
  findPriceVersion,
  insertPriceVersion,
  listPriceVersions,
  lockNewestVersion,
  type PriceVersionRow,
} from '../db/queries/prices.ts'
import { writeAudit, type Actor } from './audit.ts'
import { tableOf, type Table } from './csv.ts'
import { found } from './found.ts'
import { priceColumns, readPriceFile } from './price-columns.ts'

export async function readPriceVersions(db: Db): Promise<PriceVersion[]> {
  const [versions, current] = await Promise.all([listPriceVersions(db), findCurrentVersion(db)])
  const place = versions.findIndex(({ version }) => version === current)
  return versions.map((row, index) => ({
    ...row,
    effectiveFrom: row.effectiveFrom.toISOString(),
    createdAt: row.createdAt.toISOString(),
    state: index === place ? 'current' : index < place || place === -1 ? 'upcoming' : 'past',
  }))
}

export async function openPriceVersion(db: Db, written: string): Promise<PriceVersionRows> {
  const { version, prices } = await findVersion(db, written)
  const listed = await findListed(db, version)
  return { ...found(listed, 'price.not_found'), rows: priceRows(prices) }
}

export const exportPrices = async (db: Db, written: string, by: Actor): Promise<Table> => {
  const { version, prices } = await findVersion(db, written)
  await writeAudit(db, by, { action: 'prices-exported', subject: subjectOf(version) })
  return tableOf(priceColumns, priceRows(prices))
}

const findListed = async (db: Db, version: number) =>
  (await readPriceVersions(db)).find((listed) => listed.version === version)

async function findVersion(db: Db, written: string): Promise<PriceVersionRow> {
  const row = /^[1-9]\d{0,8}$/.test(written) ? await findPriceVersion(db, Number(written)) : undefined
  return found(row, 'price.not_found')
}

/** Nothing is saved: the desk shows the rows first. Those of a file without problems are spelled as they are stored. */
export function readPrices(csv: string): ReadPrices {
  const lines = readPriceFile(csv)
  if (lines.length > maxPriceRows)
    throw new SiteError('invalid', 'price.too_many_rows', { values: { max: maxPriceRows } })
  const rows = lines.map(({ row }) => row)
  const { prices, problems } = readPriceRows(rows, pricedPlaces)
  if (problems.length === 0) return { rows: priceRows(prices), bad: [] }
  const bad = problems.map(({ row, field, problem }) => ({
    row,
    line: lines[row]?.line ?? 0,
    field,
    reason: problem.reason,
    message: textOf(problem),
  }))
  return { rows, bad }
}

/** Repeated with the same id, because the answer was lost, it is still one version. */
export async function savePrices(
  db: Db,
  { rows, effectiveFrom, basedOn, requestId }: NewPrices,
  by: Actor,
): Promise<PriceVersion> {
  const { prices, problems } = readPriceRows(rows, pricedPlaces)
  if (problems.length > 0) throw refusal(problems)
  const from = effectiveFrom === null ? undefined : new Date(effectiveFrom)
  const added = await db.transaction(async (tx) => {
    const newest = await lockNewestVersion(tx)
    const earlier = requestId === undefined ? undefined : await findPriceRequest(tx, requestId)
    if (earlier && isSame(earlier, prices, from)) return earlier.version
    if (from && from.getTime() < Date.now()) throw new SiteError('invalid', 'price.starts_in_past')
    if (earlier || newest !== basedOn) throw new SiteError('conflict', 'price.changed_meanwhile')
    const { version, effectiveFrom: start } = await insertPriceVersion(tx, { prices, effectiveFrom: from, requestId })
    const detail = { rows: rows.length, effectiveFrom: start.toISOString() }
    await writeAudit(tx, by, { action: 'prices-changed', subject: subjectOf(version), detail })
    return version
  })
  const saved = await findListed(db, added)
  if (!saved) throw new Error('The version was not stored')
  return saved
}

const isSame = (earlier: PriceVersionRow, prices: Price[], from: Date | undefined) =>
  isDeepStrictEqual(earlier.prices, prices) && (!from || earlier.effectiveFrom.getTime() === from.getTime())

/** Visitors have never seen it; the audit log keeps that it was there. */
export const callOffPrices = (db: Db, written: string, by: Actor): Promise<void> =>
  db.transaction(async (tx) => {
    const { version, effectiveFrom } = await findVersion(tx, written)
    if (!(await deleteUpcomingVersion(tx, version))) throw new SiteError('conflict', 'price.too_late')
    const detail = { effectiveFrom: effectiveFrom.toISOString() }
    await writeAudit(tx, by, { action: 'prices-called-off', subject: subjectOf(version), detail })
  })

const refusal = (problems: RowProblem[]) =>
  new SiteError('invalid', 'price.rows_invalid', {
    fields: Object.fromEntries(problems.map(({ row, field, problem }) => [`rows.${row}.${field}`, problem])),
  })

const subjectOf = (version: number) => ({ kind: 'prices' as const, id: String(version) })

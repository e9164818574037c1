import type { Context } from 'hono'
import { mayBeFormula, type Cell, type Table } from '../services/csv.ts'
import { sendChunks } from './send-chunks.ts'

/** Streams a CSV file for spreadsheets. The byte order mark identifies it as UTF-8. */
export function sendCsv(c: Context, name: string, { head, rows }: Table): Response {
  c.header('content-type', 'text/csv; charset=utf-8')
  c.header('content-disposition', `attachment; filename="${name}"`)
  return sendChunks(c, linesOf(head, rows))
}

async function* linesOf(head: string[], rows: Table['rows']) {
  yield `\uFEFF${csvLine(head)}`
  for await (const row of rows) yield csvLine(row)
}

export const csvLine = (cells: Cell[]) => `${cells.map(csvCell).join(',')}\r\n`

function csvCell(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell !== 'string') return String(cell)
  const text = mayBeFormula(cell) ? `'${cell}` : cell
  return /[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

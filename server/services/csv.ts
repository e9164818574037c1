export type Cell = string | number | boolean | null | undefined

/** A column of an export: its title, and its value in a row. */
export type Column<Row> = readonly [title: string, read: (row: Row) => Cell]

/** An export: the titles, and the rows as they are read. */
export type Table = { head: string[]; rows: AsyncIterable<Cell[]> }

type Rows<Row> = Iterable<Row> | AsyncIterable<Row>

export const tableOf = <Row>(columns: Column<Row>[], rows: Rows<Row>): Table => ({
  head: columns.map(([title]) => title),
  rows: cellsOf(columns, rows),
})

async function* cellsOf<Row>(columns: Column<Row>[], rows: Rows<Row>) {
  for await (const row of rows) yield columns.map(([, read]) => read(row))
}

/** Reads a long list in pages, each from the end of the last one; nothing stays open in between. */
export async function* readAll<Row, K>(
  keyOf: (row: Row) => K,
  read: (place: { direction: 'after'; key: K } | undefined, most: number) => Promise<Row[]>,
) {
  const most = 500
  let rows = await read(undefined, most)
  for (let last = rows.at(-1); last !== undefined; last = rows.at(-1)) {
    yield* rows
    rows = rows.length < most ? [] : await read({ direction: 'after', key: keyOf(last) }, most)
  }
}

/**
 * Spreadsheets run a cell that begins like a formula; a leading apostrophe makes it text. Some also accept full-width
 * characters or skip invisible ones, so the first visible character is checked in its normalized form.
 */
export function mayBeFormula(cell: string): boolean {
  const sign = /[^\s\p{Cc}\p{Cf}]/u.exec(cell)?.[0] ?? ''
  return /^\s*[\t\r]/.test(cell) || /^[=+\-@|%−]/.test(sign.normalize('NFKC'))
}

/** A cell of an export without the apostrophe that makes it text. */
export const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && mayBeFormula(cell.slice(1)) ? cell.slice(1) : cell

/** A row of a file, and the line it begins on. */
export type CsvRow = { line: number; cells: string[] }

/** Parses CSV as spreadsheets write it: separated by commas or semicolons, with quotes where needed. */
export function readCsv(text: string): CsvRow[] {
  const content = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(content)
  const rows: CsvRow[] = []
  let row: CsvRow = { line: 1, cells: [] }
  let line = 1
  const nextCell = cellUpTo(separator)
  for (let match = nextCell.exec(content); match; match = nextCell.exec(content)) {
    const [whole, quoted, plain = '', ending] = match
    row.cells.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0
    if (ending === separator) continue
    if (row.cells.some((cell) => cell !== '')) rows.push(row)
    row = { line, cells: [] }
    if (nextCell.lastIndex >= content.length) break
  }
  return rows
}

/** Matches a quoted cell, or one up to the next separator or line end, and then what ended it. */
const cellUpTo = (separator: Separator) =>
  separator === ';'
    ? /(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r\n|\n|\r|$)/gy
    : /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|\n|\r|$)/gy

type Separator = ',' | ';'

function separatorOf(text: string): Separator {
  const [head = ''] = text.split(/\r?\n/, 1)
  return head.split(';').length > head.split(',').length ? ';' : ','
}

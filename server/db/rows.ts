/** The first row that a statement finds or returns, if any. */
export async function first<Row>(rows: PromiseLike<Row[]>): Promise<Row | undefined> {
  return (await rows)[0]
}

/** The one row that a statement writes. */
export async function stored<Row>(rows: PromiseLike<Row[]>): Promise<Row> {
  const row = await first(rows)
  if (row === undefined) throw new Error('The row was not stored.')
  return row
}

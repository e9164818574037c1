/**
 * A page of a list. When nothing is left at the place that the URL names, because its last rows were done, it is the
 * first page: an empty one would say that there is nothing in the list.
 */
export async function pageOrFirst<P extends { data: unknown[] }>(
  cursor: string,
  load: (cursor: string) => Promise<P>,
): Promise<P> {
  const page = await load(cursor)
  return page.data.length === 0 && cursor !== '' ? load('') : page
}

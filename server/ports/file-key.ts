/** Keys of stored files are random UUIDs. Nothing else may become part of a path, even if it is in the database. */
export const isFileKey = (key: string) => /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/.test(key)

export function checkFileKey(key: string): string {
  if (isFileKey(key)) return key
  throw new Error(`A file key has the wrong format: ${JSON.stringify(key.slice(0, 100))}`)
}

/** The content entry for a route. The pattern of a route is the canonical spelling of its path. */
export function atPath<T extends { path: string }>(entries: readonly T[], pattern: string): T {
  const entry = entries.find(({ path }) => path === pattern)
  if (!entry) throw new Error(`There is no content for ${pattern}`)
  return entry
}

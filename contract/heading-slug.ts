/** The words of a heading as part of an address. */
export const headingSlug = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Gives each heading of a text the id by which links reach it; the second of two equal ones gets a number. */
export function createHeadingIds(): (text: string) => string {
  const uses = new Map<string, number>()
  return (text) => {
    const slug = headingSlug(text) || 'section'
    const count = (uses.get(slug) ?? 0) + 1
    uses.set(slug, count)
    return count === 1 ? slug : `${slug}-${count}`
  }
}

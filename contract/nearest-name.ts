/** The name that a misspelled one probably stands for: at most two edits away. Short names resemble too many others. */
export function nearest(written: string, names: Iterable<string>): string | undefined {
  if (written.length < 6) return undefined
  const near = [...names]
    // At least as many edits as the lengths differ by, which rules out most names cheaply.
    .filter((name) => Math.abs(name.length - written.length) <= 2)
    .map((name) => ({ name, edits: countEdits(written, name) }))
    .filter(({ edits }) => edits <= 2)
  return near.toSorted((one, other) => one.edits - other.edits)[0]?.name
}

/** The Levenshtein distance. */
function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [down, letter] of one.split('').entries()) {
    const next = [down + 1]
    for (const [across, above] of other.split('').entries()) {
      const replaced = (row[across] ?? 0) + (letter === above ? 0 : 1)
      next.push(Math.min(replaced, (row[across + 1] ?? 0) + 1, (next[across] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

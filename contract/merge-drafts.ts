import type { StoredContent } from './publication.ts'

type Merged = {
  merged: StoredContent
  /** The fields that both changed, to different values; `merged` has mine. */
  conflicts: string[]
}

/** What two people made of the same text: each field from the one who changed it. */
export function mergeDrafts(base: StoredContent, mine: StoredContent, theirs: StoredContent): Merged {
  const fields = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  const conflicts = fields.filter(
    (field) => !isSame(base, mine, field) && !isSame(base, theirs, field) && !isSame(mine, theirs, field),
  )
  const merged = fields.flatMap((field) => {
    const value = (isSame(base, mine, field) ? theirs : mine)[field]
    return value === undefined ? [] : [[field, value] as const]
  })
  return { merged: Object.fromEntries(merged), conflicts }
}

const isSame = (one: StoredContent, other: StoredContent, field: string) =>
  JSON.stringify(one[field]) === JSON.stringify(other[field])

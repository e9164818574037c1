import { pictureHashesIn } from '../../../contract/picture.ts'
import type { Changes } from '../../../contract/published.ts'
import type { PublishedText } from '../published.ts'

/** Whether visitors see a picture in a text that is published now; an instance that has not loaded that yet does. */
export async function isShown({ current, refresh }: PublishedText, hash: string): Promise<boolean> {
  if (shownIn(current().changes).has(hash)) return true
  await refresh()
  return shownIn(current().changes).has(hash)
}

/** Read once for each version of the site. */
const known = new WeakMap<Changes, Set<string>>()

function shownIn(changes: Changes): Set<string> {
  const hashes = known.get(changes) ?? new Set(pictureHashesIn([...changes.article.values()]))
  known.set(changes, hashes)
  return hashes
}

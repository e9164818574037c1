import type { ContentOf, PublicationKind } from './publication-content.ts'
import { isShownAt, isShownOn } from './site-notice.ts'

/** What is published in place of the text in the site's files, or in addition to it, by key; null was withdrawn. */
export type Changes = { [K in PublicationKind]: ReadonlyMap<string, ContentOf<K> | null> }

/** Everything published at one moment. Pages are rendered from one of these, so that no page mixes two versions. */
export type Published = {
  /** Counts what has taken effect so far; 0 when the site shows its files only. */
  version: number
  at: Date
  changes: Changes
}

export const nothingPublished: Published = {
  version: 0,
  at: new Date(0),
  changes: { notice: new Map(), article: new Map(), license: new Map(), question: new Map() },
}

/** The same with another text of one item: for previews. */
export function withChange<K extends PublicationKind>(
  published: Published,
  kind: K,
  key: string,
  content: ContentOf<K> | null,
): Published {
  const items: ReadonlyMap<string, ContentOf<K> | null> = published.changes[kind]
  return { ...published, changes: { ...published.changes, [kind]: new Map(items).set(key, content) } }
}

/** What is shown at that moment, on any page. */
export const shownNotices = ({ changes, at }: Published): ContentOf<'notice'>[] =>
  [...changes.notice.values()]
    .filter((notice) => notice !== null)
    .filter((notice) => isShownAt(notice, at))
    .toSorted((one, other) => one.order - other.order)

export const noticesOn = (published: Published, path: string): ContentOf<'notice'>[] =>
  shownNotices(published).filter((notice) => isShownOn(notice, path))

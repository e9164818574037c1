import { publicationContents, type KindOfContent, type PublicationKind } from '../../contract/publication-content.ts'
import { nothingPublished, shownNotices, type Changes, type Published } from '../../contract/published.ts'
import { StartError } from '../../contract/errors.ts'
import type { Db } from '../db/client.ts'
import { countInEffect, listInEffect, readSiteVersion } from '../db/queries/publications.ts'

export type PublishedText = {
  /** Always from memory. */
  current: () => Published
  /** Loads what is published now. */
  refresh: () => Promise<void>
  /** Calls `onChanged` whenever visitors see something different. */
  follow: (onChanged: () => void) => void
}

export function createPublished(db: Db): PublishedText {
  let current = nothingPublished
  let last = Promise.resolve()
  let waiting: Promise<void> | undefined
  const listeners: (() => void)[] = []

  const load = async (): Promise<void> => {
    waiting = undefined
    const { version, at } = await readSiteVersion(db)
    const next = version > current.version ? { version, at, changes: await readChanges(db, at) } : { ...current, at }
    if (next.version === current.version && hasSameNotices(next, current)) return
    current = next
    for (const tell of listeners) tell()
  }

  return {
    current: () => current,
    // One at a time, so that a slow answer never replaces a newer one; calls made in the meantime share the next turn.
    refresh: () => {
      waiting ??= last.then(load, load)
      last = waiting
      return waiting
    },
    follow: (onChanged) => void listeners.push(onChanged),
  }
}

/** Notices begin and end without a new version. */
function hasSameNotices(one: Published, other: Published): boolean {
  const shown = shownNotices(other)
  const now = shownNotices(one)
  return now.length === shown.length && now.every((notice, index) => notice === shown[index])
}

/** Everything that was published at a moment. */
export const readPublishedAt = async (db: Db, at: Date): Promise<Published> => ({
  version: await countInEffect(db, at),
  at,
  changes: await readChanges(db, at),
})

async function readChanges(db: Db, at: Date): Promise<Changes> {
  const rows = await listInEffect(db, at)
  const ofKind = <T>(kind: PublicationKind, definition: KindOfContent<T>): Map<string, T | null> =>
    new Map(
      rows
        .filter((row) => row.kind === kind)
        .map(({ key, content, schema }) => [key, content && readContent(definition, content, schema)]),
    )
  return {
    notice: ofKind('notice', publicationContents.notice),
    article: ofKind('article', publicationContents.article),
    license: ofKind('license', publicationContents.license),
    question: ofKind('question', publicationContents.question),
  }
}

type Readable<T> = Pick<KindOfContent<T>, 'schema' | 'content' | 'migrate'>

/** Stored content in the current schema; refuses what this version of the site cannot read. */
export function readContent<T>({ schema, content, migrate }: Readable<T>, stored: unknown, written: number): T {
  const parsed = content.safeParse(schema === written ? stored : migrate?.(stored, written))
  if (parsed.success) return parsed.data
  throw new StartError(
    `Published text follows schema ${written}, and this version of the site reads schema ${schema}. Start the version ` +
      'of the site that published it, or a newer one.',
  )
}

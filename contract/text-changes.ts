import { diffWordsWithSpace } from 'diff'

/** A piece of text that two versions share, or that only the newer or the older one has. */
export type TextChange = { kind: 'same' | 'added' | 'removed'; text: string }

/** What changed in one part of an item. */
type PartChange = { part: string; changes: TextChange[] }

/** What a part says, as people read it. */
type Show = (part: string, text: string) => string

/** The parts in which two versions of an item differ, with their words. A missing version has no parts. */
export function partChanges(before: unknown, after: unknown, show: Show = (_, text) => text): PartChange[] {
  const shown = (version: unknown) => new Map(textsIn(version).map(([part, text]) => [part, show(part, text)]))
  const [old, young] = [shown(before), shown(after)]
  return [...new Set([...old.keys(), ...young.keys()])]
    .filter((part) => old.get(part) !== young.get(part))
    .map((part) => ({ part, changes: textChanges(old.get(part) ?? '', young.get(part) ?? '') }))
}

/** Every value in a structure as text, with the path to it, such as `link.text`. */
export function textsIn(value: unknown, path: readonly string[] = []): [part: string, text: string][] {
  if (value === null || value === undefined || value === '') return []
  if (typeof value === 'object') return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
  return [[path.join('.'), typeof value === 'string' ? value : JSON.stringify(value)]]
}

/** Texts that have hardly a word in common take a long time to compare: they count as replaced. */
export function textChanges(before: string, after: string): TextChange[] {
  const found = diffWordsWithSpace(before, after, { timeout: 500 })
  if (!found)
    return [
      { kind: 'removed' as const, text: before },
      { kind: 'added' as const, text: after },
    ]
  return found.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }))
}

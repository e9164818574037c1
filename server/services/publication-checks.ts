import { claims } from '../../content/brand/claims.ts'
import { articlePath } from '../../contract/article.ts'
import { checkParts, checkSiteClaims, outsideLinks, pageLinks } from '../../contract/checks/check-parts.ts'
import { readMarkdownParts } from '../../contract/checks/markdown-parts.ts'
import type { CheckedParts } from '../../contract/checks/parts.ts'
import { problem, problemKey, type CheckProblem } from '../../contract/checks/problem.ts'
import { fieldProblems } from '../../contract/field-problems.ts'
import { readPicturePath } from '../../contract/picture.ts'
import type { StoredContent } from '../../contract/publication.ts'
import { publicationContents, type PublicationKind } from '../../contract/publication-content.ts'
import type { Reason } from '../../contract/reasons.ts'
import type { LinkCheck } from '../ports/link-check.ts'

export type CheckingParts = {
  checkLinks: LinkCheck
  /** What visitors see of the item now. */
  findSaved: (item: Item) => Promise<object | undefined>
  /** Whether visitors find a page there, once the item is published. */
  hasPage: (path: string, item: Item, content: StoredContent) => Promise<boolean>
  /** Why the item cannot have its address or its state. */
  claimProblem: (item: Item, content: StoredContent) => Promise<{ field: string; reason: Reason } | undefined>
  /** How many licenses are active, once the item is published, or withdrawn if there is no content. */
  countLicenses: (item: Item, content: StoredContent | null) => Promise<number>
  /** Whether a picture is stored, by its hash. */
  hasPicture: (hash: string) => Promise<boolean>
  /** The titles of the other texts that lead to a page. */
  findLinking: (path: string, item: Item) => Promise<string[]>
}

export type Item = { kind: PublicationKind; key: string }

/** Everything that is wrong with the content of an item: the rules of its fields, and what the text says. */
export async function checkItem(parts: CheckingParts, item: Item, content: StoredContent): Promise<CheckProblem[]> {
  const kind = publicationContents[item.kind]
  const checked = kind.partsOf(content)
  const [outside, paths, activeLicenses, taken, missing, linked] = await Promise.all([
    checkOutside(parts, item, outsideLinks(checked)),
    existing(pageLinks(checked), (path) => parts.hasPage(path, item, content)),
    parts.countLicenses(item, content),
    parts.claimProblem(item, content),
    checkPictures(parts, checked, content),
    checkLinking(parts, item, content),
  ])
  const facts = { outside, paths, activeLicenses, claims: licenseClaims }
  return [
    ...invalidParts(kind.content.safeParse(content)),
    ...(taken ? [problem('part_invalid', taken.field, taken.reason)] : []),
    ...checkParts(checked, facts),
    ...missing,
    ...linked,
  ]
}

/** What would no longer be right without an item that visitors see now. */
export async function checkWithdrawal(parts: CheckingParts, item: Item): Promise<CheckProblem[]> {
  const [saved, activeLicenses, linked] = await Promise.all([
    parts.findSaved(item),
    parts.countLicenses(item, null),
    checkLinking(parts, item, null),
  ])
  const checked = saved && publicationContents[item.kind].partsOf(saved)
  return [...(checked ? checkSiteClaims(checked, { activeLicenses, claims: licenseClaims }) : []), ...linked]
}

const licenseClaims = [claims.licenses, claims.states]

/** A picture that no text used for a week is removed; a text that is brought back from elsewhere may still show it. */
async function checkPictures(parts: CheckingParts, { texts }: CheckedParts, content: StoredContent) {
  const shown = [
    ...Object.entries(content).flatMap(([field, path]) => (typeof path === 'string' ? [{ field, path }] : [])),
    ...texts.flatMap(({ field, text }) => readMarkdownParts(text).pictures.map(({ href: path }) => ({ field, path }))),
  ]
  const found = shown.map(async ({ field, path }) => {
    const picture = readPicturePath(path)
    return !picture || (await parts.hasPicture(picture.hash)) ? [] : [problem('picture_missing', field, path)]
  })
  const missing = (await Promise.all(found)).flat()
  return [...new Map(missing.map((each) => [problemKey(each), each])).values()]
}

/** An article that is withdrawn or moves to another address leaves the texts behind that link to it. */
async function checkLinking(parts: CheckingParts, item: Item, content: StoredContent | null): Promise<CheckProblem[]> {
  const saved = await parts.findSaved(item)
  if (item.kind !== 'article' || !saved) return []
  const pathOf = (stored: object) => articlePath(item.key, publicationContents.article.draft.parse(stored))
  if (content && pathOf(content) === pathOf(saved)) return []
  const titles = await parts.findLinking(pathOf(saved), item)
  return [...new Set(titles)].map((title) => problem('page_linked', 'slug', title))
}

/** A link that visitors already have does not block an urgent text when the linked site happens to be down. */
async function checkOutside(parts: CheckingParts, item: Item, urls: readonly string[]) {
  const [states, saved] = await Promise.all([parts.checkLinks(urls), parts.findSaved(item)])
  const known = new Set(saved ? outsideLinks(publicationContents[item.kind].partsOf(saved)) : [])
  return new Map(
    [...states].map(([url, state]) => [url, state === 'dead' && known.has(url) ? ('unverified' as const) : state]),
  )
}

type Parsed = ReturnType<(typeof publicationContents)[PublicationKind]['content']['safeParse']>

const invalidParts = (parsed: Parsed): CheckProblem[] =>
  parsed.success
    ? []
    : Object.entries(fieldProblems(parsed.error)).map(([field, { reason, values }]) => ({
        ...problem('part_invalid', field, reason),
        ...(values && { values }),
      }))

async function existing(paths: readonly string[], hasPage: (path: string) => Promise<boolean>): Promise<Set<string>> {
  const known = await Promise.all(paths.map(async (path) => ((await hasPage(path)) ? [path.toLowerCase()] : [])))
  return new Set(known.flat())
}

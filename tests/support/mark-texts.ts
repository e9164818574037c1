import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { countryPages, shortName } from '../../content/country-pages.ts'

/** Records that a new site stores, and facts that programs search, compare, and print: names, numbers, addresses. */
const isData = (name: string) => /^(?:sample-|brand\/(?:company|countries)\.)|\.test\.ts$/.test(name)

/** Properties with such facts, by file; everything else in these files is text. */
const facts: Record<string, string[]> = {
  'brand/cities.ts': ['name', 'state'],
  'regulators.ts': ['state', 'agency', 'jurisdiction', 'statute'],
}

/** How every marker starts. */
export const mark = '⟦'

/**
 * Replaces every text in the content of a copy of the site by a marker of its own, and returns how many there were.
 * Keys, paths, codes, links, and placeholders stay, so only what people read changes.
 */
export async function markTexts(folder: string): Promise<number> {
  const content = join(folder, 'content')
  const names = (await readdir(content, { recursive: true })).filter((name) => !isData(name))
  let count = 0
  const marked = (text: string) =>
    text
      .split(kept)
      .map((part, index) => (index % 2 === 0 && isWord(part) ? `${mark}${(count += 1)}⟧` : part))
      .join('')
  for (const name of names.filter((one) => one.endsWith('.md'))) {
    const source = await readFile(join(content, name), 'utf8')
    await writeFile(
      join(content, name),
      source.replaceAll(textLine, (_, start: string, text: string) => start + marked(text)),
    )
  }
  for (const name of names.filter((one) => one.endsWith('.ts'))) {
    const source = await readFile(join(content, name), 'utf8')
    const skipped = new Set(facts[name])
    const edits = findTexts(parseSync(name, source).program, skipped).flatMap(({ parts }) => {
      const texts = marked(parts.map((part) => part.raw).join(hole)).split(hole)
      return parts.map(({ start, raw }, index) => ({ start, end: start + raw.length, text: texts[index] ?? '' }))
    })
    const changed = edits
      .toSorted((one, other) => other.start - one.start)
      .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), source)
    await writeFile(join(content, name), changed)
  }
  return count
}

/** The words of a text that are neither markers nor known. Capitals alone, such as CRM, are no words. */
export const unmarkedWords = (text: string, known: (string | RegExp)[]): string[] =>
  [/⟦\d+⟧/g, ...known]
    .reduce<string>((rest, one) => rest.replaceAll(one, ' '), text)
    .match(/\p{L}*\p{Ll}{2}\p{L}*/gu) ?? []

/** A string, or a template with the parts around its expressions, as written in the source. */
type Text = { parts: { start: number; raw: string }[] }

/** Replaces an expression in a template. */
const hole = '\ue000'

/** Pages link to the countries that their texts name. */
const countries = countryPages.flatMap((page) => [page.country.name, shortName(page.facts)]).join('|')

/** What must stay inside a text: link targets, markup, placeholders, line breaks, expressions, and countries. */
const kept = new RegExp(
  String.raw`(\]\([^)\s]*\)|\[|\*\*|\||\{[\w.]+\}|\\n|\ue000|(?<![\w-])(?:${countries})(?![\w-]))`,
  'u',
)

/** A line of a Markdown file with text, after its marks or the name of its property; paths, dates, and pictures are none. */
const textLine =
  /^(?!(?:path|date|dated|minutes|picture): )((?:(?:title|pageTitle|description|teaser|pictureAlt|datedLabel|sources): )?[>#\-\d. ]*)(\S.*)$/gm

const isWord = (text: string) => /\p{L}/u.test(text)

/** Texts have several words or start like a sentence; paths, time zones, and other codes do neither. */
const isText = (text: string) =>
  isWord(text) &&
  !/^(?:[/#]|https?:|mailto:|tel:|[\w-]+(?:\/[\w-]+)+$)/.test(text) &&
  (/\S\s/.test(text) || /^[A-Z“][^A-Z]*[a-z]/.test(text))

type Node = { type: string; start: number }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function findTexts(node: Node, skipped: Set<string>): Text[] {
  // Types, module names, and comparisons are not shown.
  if (/^(?:TS(?!SatisfiesExpression|AsExpression)|Import|ExportAll)/.test(node.type)) return []
  if (node.type === 'BinaryExpression' && valueOf(node, 'operator') !== '+') return []
  const key = valueOf(node, 'key')
  if (node.type === 'Property' && skipped.has(String(valueOf(key, 'name') ?? valueOf(key, 'value')))) return []
  const inner = Object.entries(node).flatMap(([name, value]) => {
    if (name === 'key' || name === 'source' || name === 'typeAnnotation' || name === 'test') return []
    const shown = children(value).filter(({ type }) => type !== 'Literal' || name !== 'arguments' || isShownBy(node))
    return shown.flatMap((child) => findTexts(child, skipped))
  })
  return [...ownText(node), ...inner]
}

/** Methods such as `split` and `includes` take separators and codes; only what `join` puts between items is shown. */
function isShownBy(call: Node): boolean {
  const callee = valueOf(call, 'callee')
  if (!isNode(callee) || callee.type !== 'MemberExpression') return true
  return valueOf(valueOf(callee, 'property'), 'name') === 'join'
}

const children = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode)

function ownText(node: Node): Text[] {
  const value = valueOf(node, 'value')
  if (node.type === 'Literal' && typeof value === 'string') {
    const raw = String(valueOf(node, 'raw')).slice(1, -1)
    return isText(value) ? [{ parts: [{ start: node.start + 1, raw }] }] : []
  }
  if (node.type !== 'TemplateLiteral') return []
  const parts = children(valueOf(node, 'quasis')).map((part) => ({
    start: part.start + 1,
    raw: String(valueOf(valueOf(part, 'value'), 'raw')),
  }))
  return isText(parts.map((part) => part.raw).join(hole)) ? [{ parts }] : []
}

const valueOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

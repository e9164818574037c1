import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync } from 'vite'

/** Names of people, places, currencies, and companies: data that the site sorts, searches, and stores. */
const data =
  /^(brand\/|sample-|rates-sample|currencies|regulators|countries|cities|example-country|licenses|time-zones)|\.test\.ts$/

/** Properties whose values are never shown. */
const notShown = new Set(['id', 'name', 'path', 'href', 'kind', 'icon', 'source', 'version', 'fileName', 'lang'])

/** How every marker starts. */
export const mark = '⟦'

/**
 * Replaces every text in the content of a copy of the site by a marker of its own, and returns how many there were.
 * Keys, paths, codes, links, and placeholders stay, so only what people read changes.
 */
export async function markTexts(folder: string): Promise<number> {
  const content = join(folder, 'content')
  const names = (await readdir(content, { recursive: true })).filter((name) => name.endsWith('.ts') && !data.test(name))
  let count = 0
  const marked = (text: string) =>
    text
      .split(kept)
      .map((part, index) => (index % 2 === 0 && isWord(part) ? `${mark}${(count += 1)}⟧` : part))
      .join('')
  for (const name of names) {
    const source = await readFile(join(content, name), 'utf8')
    const edits = findTexts(parseSync(name, source).program).flatMap(({ parts }) => {
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

/** A string, or a template with the parts around its expressions, as written in the source. */
type Text = { parts: { start: number; raw: string }[] }

/** Replaces an expression in a template. */
const hole = '\ue000'

/** What must stay inside a text: link targets, markup, placeholders, line breaks, and expressions. */
const kept = /(\]\([^)\s]*\)|\[|\*\*|\{\w+\}|\\n|\ue000)/u

const isWord = (text: string) => /\p{L}/u.test(text)

/** Texts have several words or start like a sentence; paths and codes do neither. */
const isText = (text: string) =>
  isWord(text) &&
  !/^(?:[/#]|https?:|mailto:|tel:)/.test(text) &&
  (/\S\s/.test(text) || /^[A-Z“][^A-Z]*[a-z]/.test(text))

type Node = { type: string; start: number }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

function findTexts(node: Node, property = ''): Text[] {
  // Types, module names, and comparisons are not shown.
  if (/^(?:TS(?!SatisfiesExpression|AsExpression)|Import|ExportAll)/.test(node.type)) return []
  if (node.type === 'BinaryExpression' && valueOf(node, 'operator') !== '+') return []
  const texts = notShown.has(property) ? [] : ownText(node)
  const key = valueOf(node, 'key')
  const inner =
    node.type === 'Property' && isNode(key) ? String(valueOf(key, 'name') ?? valueOf(key, 'value')) : property
  const callee = valueOf(node, 'callee')
  for (const [name, value] of Object.entries(node)) {
    if (name === 'key' || name === 'source' || name === 'typeAnnotation' || name === 'test') continue
    // Methods such as `split` take separators, not texts.
    if (name === 'arguments' && isNode(callee) && callee.type === 'MemberExpression') {
      texts.push(
        ...children(value)
          .filter(({ type }) => type !== 'Literal')
          .flatMap((child) => findTexts(child, inner)),
      )
      continue
    }
    texts.push(...children(value).flatMap((child) => findTexts(child, inner)))
  }
  return texts
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

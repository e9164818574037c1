import { brand } from './brand/company.ts'
import { claims } from './brand/claims.ts'
import { cities } from './cities.ts'
import { listed } from './listed.ts'

/** A Markdown file: front matter with `key: value` lines, then the text. */
type MarkdownFile = { frontMatter: Record<string, string>; body: string }

/**
 * Fills in `{brand.…}`, `{claims.…}`, `{cities}`, and `{city.3}`, the name of one of them, so that no name or figure is
 * written twice.
 */
export function readMarkdown(source: string): MarkdownFile {
  const [, header = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(fill(source)) ?? []
  const entries = header.split('\n').map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const
  })
  return { frontMatter: Object.fromEntries(entries), body: body.trim() }
}

const fill = (source: string) =>
  source
    .replaceAll('{cities}', () => listed(cities.map(({ name, path }) => `[${name}](${path})`)))
    .replaceAll(/\{city\.(\d)\}/g, (_, place: string) => cityAt(Number(place)))
    .replaceAll(/\{((?:brand|claims)[\w.]*)\}/g, (_, path: string) => valueAt(path.split('.')))

/** A company with fewer cities begins again at its first. */
const cityAt = (place: number) => cities[place % cities.length]?.name ?? brand.address.city

function valueAt(path: string[]): string {
  let value: unknown = { brand, claims }
  for (const key of path) {
    value =
      typeof value === 'object' && value !== null
        ? Object.entries(value).find(([name]) => name === key)?.[1]
        : undefined
  }
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (Array.isArray(value)) return listed(value.map(String))
  throw new Error(`Content names {${path.join('.')}}, which is neither in the brand nor in the claims.`)
}

/** The parts of a page that a person reads: text, links, and headings. */
export type ReadPage = {
  html: string
  text: string
  links: { text: string; href: string }[]
  headings: (level: number) => string[]
  /** The element with this id, up to the next element with the same tag. */
  part: (id: string) => ReadPage
  /** The text and href of each breadcrumb item; the page itself comes last, without an href. */
  breadcrumb: [text: string, href?: string][]
}

export function readHtml(html: string): ReadPage {
  return {
    html,
    text: textOf(html),
    links: [...html.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href = '', inner = '']) => ({
      text: textOf(inner),
      href: decode(href),
    })),
    headings: (level) =>
      [...html.matchAll(new RegExp(`<h${level}[ >].*?</h${level}>`, 'gs'))].map(([heading]) => textOf(heading)),
    part: (id) => readHtml(partOf(html, id)),
    breadcrumb: crumbsOf(html),
  }
}

/** The page's own content, without header and footer. */
export const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

/** What the page says about itself to search engines: the first thing of a type. */
export const thingIn = (html: string, type: string) => thingsIn(html).find((thing) => thing['@type'] === type)

/** Parses like a search engine: a script element ends at the first end tag, whatever it contains. */
const thingsIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']): Record<string, unknown> => JSON.parse(json),
  )

const textOf = (html: string) =>
  decode(
    html
      .replaceAll('<!-- -->', '')
      .replaceAll(/<(script|style).*?<\/\1>/gs, '')
      .replaceAll(/<\/?(a|b|strong|em|span|time|code|sup|abbr)( [^>]*)?>/g, '')
      .replaceAll(/<[^>]+>/g, ' '),
  )
    .replaceAll(/\s+/g, ' ')
    .trim()

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' }
const decode = (text: string) => text.replaceAll(/&([\w#]+);/g, (whole, name: string) => entities[name] ?? whole)

function partOf(html: string, id: string): string {
  const start = html.search(new RegExp(`<(\\w+)[^>]* id="${id}"`))
  if (start < 0) throw new Error(`There is nothing with the id ${id}`)
  const kind = /^<(\w+)/.exec(html.slice(start))?.[1] ?? ''
  const next = html.indexOf(`<${kind}`, start + 1)
  return html.slice(start, next < 0 ? undefined : next)
}

function crumbsOf(html: string): [string, string?][] {
  const trail = /<nav class="breadcrumb".*?<\/nav>/s.exec(html)?.[0] ?? ''
  return [...trail.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item = '']) => {
    const href = /href="([^"]*)"/.exec(item)?.[1]
    return href === undefined ? [textOf(item)] : [textOf(item), href]
  })
}

/** Every address that a page links to or loads, except its canonical link. */
export const addressesIn = (html: string): string[] => [
  ...[...html.matchAll(/(?<!rel="canonical")\s(?:href|src|poster)="([^"]*)"/g)].map(([, address = '']) =>
    decode(address),
  ),
  ...[...html.matchAll(/\s(?:srcset|imagesrcset)="([^"]*)"/gi)].flatMap(([, set = '']) =>
    decode(set)
      .split(',')
      .map((candidate) => candidate.trim().split(' ')[0] ?? ''),
  ),
]

export const idsIn = (html: string): string[] => [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => decode(id))

/** A piece of XML, made by `element` and by nothing else. */
export type Xml = { xml: string }

/** An element with text, which is escaped, or with other elements. */
export function element(name: string, content: string | Xml[], attributes: Record<string, string> = {}): Xml {
  const inside = typeof content === 'string' ? escaped(content) : content.map(({ xml }) => xml).join('')
  const more = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  return { xml: `<${name}${more.join('')}>${inside}</${name}>\n` }
}

export const xmlResponse = ({ xml }: Xml) =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`, {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

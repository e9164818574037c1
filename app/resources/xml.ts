/** A fragment of XML. Only the functions below create it, so it is always escaped. */
type Xml = { xml: string }

/** Creates an element that contains text, which is escaped, or other elements. */
export function element(name: string, content: string | Xml[], attributes: Record<string, string> = {}): Xml {
  const inside = typeof content === 'string' ? escapeXml(content) : content.map(({ xml }) => xml).join('')
  const attributeList = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  return { xml: `<${name}${attributeList.join('')}>${inside}</${name}>\n` }
}

/** An element whose text is not escaped, which readers of job feeds expect. */
export const cdataElement = (name: string, text: string): Xml => ({
  xml: `<${name}><![CDATA[${withoutControls(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]></${name}>\n`,
})

export const xmlResponse = ({ xml }: Xml) =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`, {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeXml = (text: string) => withoutControls(text).replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** Control characters are not allowed in XML. */
const withoutControls = (text: string) => text.replaceAll(/[^\P{Cc}\t\n\r]/gu, '')

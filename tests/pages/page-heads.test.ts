import { inquiryPages } from '../../content/inquiry-pages.ts'
import { plainPages } from '../../content/plain-pages.ts'
import { expect, readingTest as test } from '../support/site.ts'

const pages = [...plainPages, ...inquiryPages]

/** The top of the page, up to its first section. */
const headOf = (html: string, kind: string) => {
  const start = html.indexOf(`class="head-${kind}"`)
  expect(start).toBeGreaterThan(0)
  return html.slice(start, html.indexOf('<section', start))
}

test('[PAGE-1] stories, services, and what people look up have heads of their own, with one h1', async ({ site }) => {
  expect(new Set(plainPages.map(({ head = 'service' }) => head)).size).toBe(3)
  for (const { path, head = 'service', sections } of pages) {
    const html = await (await site.get(path)).text()
    expect(html.match(/<h1/g), path).toHaveLength(1)
    const top = headOf(html, head)
    expect(top.includes('class="standing"'), path).toBe(head !== 'reference')
    expect(top.includes('class="page-head-contents"'), path).toBe(head === 'reference')
    for (const section of head === 'reference' ? sections : []) {
      const isListed = section.kind !== 'quote' && section.kind !== 'band'
      if (isListed) expect(top, path).toContain(`href="#${section.id}"`)
    }
    const [action, lede] = [top.indexOf('class="button button-primary"'), top.indexOf('class="lede"')]
    if (action >= 0) expect(action < lede, path).toBe(head === 'service')
  }
})

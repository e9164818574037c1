import { brand } from '../../content/brand/company.ts'
import { sampleBar } from '../../content/frame.ts'
import { layoutPaths, publicPaths } from '../../support/public-paths.ts'
import { mainOf } from '../support/html.ts'
import { expect, readingTest as test } from '../support/site.ts'

const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''

test('[SITE-1 RTE-1 RTE-2 RTE-3 RTE-4 RTE-5] every page returns 200, complete and with its own head', async ({
  site,
}) => {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  for (const path of publicPaths) {
    const answer = await site.get(path)
    const html = await answer.text()
    expect(answer.status, path).toBe(200)
    expect(answer.headers.get('content-type'), path).toBe('text/html; charset=utf-8')
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1)
    for (const part of ['<header', '<main', '<footer']) expect(html, path).toContain(part)
    // A name that ends with a period, such as “Inc.”, is not at the end of a sentence.
    expect(html.replaceAll(/<script.*?<\/script>|<.*?>/gs, ''), path).not.toMatch(/(?<!\.)\.\.(?!\.)/)
    expect(html.split(`>${sampleBar.text}<`), path).toHaveLength(brand.sample ? 2 : 1)
    for (const name of ['og:type', 'og:title', 'og:description', 'og:url'])
      expect(html, path).toContain(`property="${name}"`)
    const canonical = first(html, /<link rel="canonical" href="([^"]*)"/)
    expect(new URL(canonical).pathname, path).toBe(path)
    titles.set(first(html, /<title>([^<]+)<\/title>/), path)
    descriptions.set(first(html, /<meta name="description" content="([^"]+)"/), path)
  }
  expect(titles.size, 'titles are unique').toBe(publicPaths.length)
  expect(descriptions.size, 'descriptions are unique').toBe(publicPaths.length)
})

test('[SITE-2] a path matches in any letter case, and the canonical link keeps the spelling of the table', async ({
  site,
}) => {
  for (const path of layoutPaths) {
    for (const spelling of [path.toLowerCase(), path.toUpperCase()]) {
      const answer = await site.get(spelling)
      const html = await answer.text()
      expect(answer.status, spelling).toBe(200)
      expect(new URL(first(html, /<link rel="canonical" href="([^"]*)"/)).pathname, spelling).toBe(path)
    }
  }
})

test('[SITE-2] a trailing slash redirects to the bare path and keeps the query', async ({ site }) => {
  const answer = await site.get('/Teams/?from=mail')
  expect(answer.status).toBe(308)
  expect(answer.headers.get('location')).toBe('/Teams?from=mail')
})

test('[SITE-3] the addresses in old breadcrumbs redirect permanently to their pages', async ({ site }) => {
  for (const [old, now] of [
    ['/services', '/service'],
    ['/Service-Areas', '/servicearea'],
    ['/services/', '/service'],
  ] as const) {
    const answer = await site.get(old)
    expect(answer.status, old).toBe(308)
    expect(answer.headers.get('location'), old).toBe(now)
  }
})

test('[SITE-4] an unknown path returns 404 in the site’s layout, with helpful links', async ({ site }) => {
  const answer = await site.get('/no-such-page')
  const html = await answer.text()
  expect(answer.status).toBe(404)
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
  for (const href of ['/', '/service', '/find-agent']) expect(mainOf(html)).toContain(`href="${href}"`)
  expect(html).toContain('noindex')
})

test('no page has a style attribute, an inline handler, or an external resource', async ({ site }) => {
  for (const path of publicPaths) {
    const html = await (await site.get(path)).text()
    expect(html, path).not.toMatch(/<[^>]+\sstyle="/)
    expect(html, path).not.toMatch(/<[^>]+\son[a-z]+="/)
    expect(html, path).not.toMatch(/<(script|img|iframe|source|video)[^>]+src="(https?:)?\/\//)
    expect(html, path).not.toMatch(/<link[^>]+rel="(stylesheet|preload|icon)"[^>]+href="(https?:)?\/\//)
  }
})

import { articles } from '../../content/articles.ts'
import { brand } from '../../content/brand/company.ts'
import { cities } from '../../content/cities.ts'
import { claims } from '../../content/brand/claims.ts'
import { publicPages } from '../../content/public-pages.ts'
import { deskPaths } from '../../contract/paths.ts'
import { publicPaths, specifiedPaths } from '../../support/public-paths.ts'
import { openDeskPaths } from '../support/open-desk-paths.ts'
import { expect, readingTest as test, type TestSite } from '../support/site.ts'

type Crumb = { position: number; name: string; item: string }
type Thing = { '@type': string; itemListElement?: Crumb[]; [name: string]: unknown }

const origin = 'http://localhost:3000'
const pathOf = (address: unknown) => new URL(String(address)).pathname

test('[BEYOND-5 RTE-1 RTE-2 RTE-3 RTE-4 RTE-5] every specified page exists', () => {
  expect(publicPages.map(({ path }) => path).toSorted()).toEqual(publicPaths.toSorted())
  expect(publicPaths).toEqual(expect.arrayContaining(specifiedPaths))
})

test('[SITE-1] every page has an existing preview picture, with its size and alt text', async ({ site }) => {
  for (const path of publicPaths) {
    const html = await (await site.get(path)).text()
    const property = (name: string) => new RegExp(`<meta property="${name}" content="([^"]+)"`).exec(html)?.[1] ?? ''
    expect(property('og:image'), path).toMatch(new RegExp(`^${origin}/og/`))
    expect([property('og:image:width'), property('og:image:height')], path).toEqual(['1200', '630'])
    expect(property('og:image:alt'), path).toContain(brand.name)
    expect(html, path).toContain('<meta name="twitter:card" content="summary_large_image"/>')
    const picture = await site.get(pathOf(property('og:image')))
    expect([picture.status, picture.headers.get('content-type')], path).toEqual([200, 'image/png'])
  }
})

test('[BEYOND-5] every page with a breadcrumb has the same path in its structured data', async ({ site }) => {
  for (const path of publicPaths) {
    const { html, things } = await describedBy(site, path)
    const crumbs = /<ol class="crumbs">(.*?)<\/ol>/.exec(html)?.[1]
    const list = things.find((thing) => thing['@type'] === 'BreadcrumbList')
    expect(list !== undefined, path).toBe(crumbs !== undefined)
    if (!crumbs || !list) continue
    const seen = [...crumbs.matchAll(/<(?:a|span)[^>]*>([^<]+)</g)].map(([, text = '']) => plain(text))
    const items = list.itemListElement ?? []
    expect(
      items.map(({ name }) => name),
      path,
    ).toEqual(seen)
    expect(
      items.map(({ position }) => position),
      path,
    ).toEqual(items.map((_, index) => index + 1))
    for (const { item } of items) expect([...publicPaths], path).toContain(pathOf(item))
    expect(pathOf(items.at(-1)?.item), path).toBe(path)
  }
})

test('[BEYOND-5] the home page describes the company with the values of the brand and the claims', async ({ site }) => {
  const { things } = await describedBy(site, '/')
  expect(things).toHaveLength(1)
  expect(things[0]).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: brand.name,
    legalName: brand.legalName,
    url: origin,
    foundingDate: String(claims.incorporated),
    identifier: { propertyID: 'NMLS', value: brand.nmlsId },
    address: { streetAddress: brand.address.street, postalCode: brand.address.zip },
    contactPoint: {
      telephone: brand.phones.tollFree.uri.slice('tel:'.length),
      availableLanguage: [...claims.supportLanguages],
    },
    sameAs: brand.social.map(({ url }) => url),
  })
  expect((await site.get(pathOf(things[0]?.['logo']))).status).toBe(200)
})

test('[BEYOND-5] [CITY-1] every city page describes the service in that city', async ({ site }) => {
  for (const city of cities) {
    const { things } = await describedBy(site, city.path)
    expect(
      things.find((thing) => thing['@type'] === 'FinancialService'),
      city.name,
    ).toMatchObject({
      name: `${brand.name}, ${city.name}`,
      url: origin + city.path,
      areaServed: {
        '@type': 'City',
        name: city.name,
        containedInPlace: { name: city.state },
        geo: { latitude: city.lat, longitude: city.lng },
      },
    })
  }
})

test('[BEYOND-5] [BLG-2] every article is described with its date and picture', async ({ site }) => {
  for (const article of articles) {
    const { html, things } = await describedBy(site, article.path)
    const thing = things.find((candidate) => candidate['@type'] === 'Article')
    expect(thing, article.path).toMatchObject({
      headline: article.title,
      datePublished: article.date,
      publisher: { name: brand.legalName },
      mainEntityOfPage: origin + article.path,
    })
    expect(html, article.path).toContain('<meta property="og:type" content="article"/>')
    expect((await site.get(pathOf(thing?.['image']))).status, article.path).toBe(200)
  }
})

test('[BEYOND-5] robots.txt closes the API and the administration and names the sitemap', async ({ site }) => {
  const answer = await site.get('/robots.txt')
  const lines = (await answer.text()).trim().split('\n')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(lines[0]).toBe('User-agent: *')
  const closed = lines.filter((line) => line.startsWith('Disallow: ')).map((line) => line.slice('Disallow: '.length))
  expect(closed).toEqual(expect.arrayContaining(['/api/', '/web/api/']))
  for (const path of [...openDeskPaths, ...deskPaths])
    expect(
      closed.some((start) => path.startsWith(start)),
      path,
    ).toBe(true)
  for (const path of publicPaths) expect(closed.filter((start) => path.startsWith(start))).toEqual([])
  expect(lines.at(-1)).toBe(`Sitemap: ${origin}/sitemap.xml`)
})

test('security.txt names a mailbox and a policy, and expires within a year', async ({ site }) => {
  const answer = await site.get('/.well-known/security.txt')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const lines = [...(await answer.text()).matchAll(/^(\S+): (.+)$/gm)]
  const fields = new Map(lines.map(([, name, value]) => [name, value]))
  expect(fields.get('Contact')).toBe(`mailto:${brand.mailboxes.security}`)
  expect(fields.get('Canonical')).toBe(`${origin}/.well-known/security.txt`)
  expect((await site.get(pathOf(fields.get('Policy')))).status).toBe(200)
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(90)
  expect(days).toBeLessThan(365)
})

test('llms.txt introduces the company and links every public page', async ({ site }) => {
  const text = await (await site.get('/llms.txt')).text()
  expect(text.startsWith(`# ${brand.name}\n\n> ${brand.legalName}`)).toBe(true)
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, address]) => pathOf(address))
  expect(links.toSorted()).toEqual(publicPaths.toSorted())
})

test('the web manifest has the brand’s name, the color of the page, and icons that exist', async ({ site }) => {
  const answer = await site.get('/site.webmanifest')
  const manifest: { name: string; theme_color: string; icons: { src: string; sizes: string; purpose: string }[] } =
    await answer.json()
  expect(answer.headers.get('content-type')).toBe('application/manifest+json')
  expect(manifest.name).toBe(brand.name)
  expect(await (await site.get('/')).text()).toMatch(
    new RegExp(`<meta name="theme-color"[^>]* content="${manifest.theme_color}"`),
  )
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of manifest.icons) {
    const picture = Buffer.from(await (await site.get(src)).arrayBuffer())
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, src).toBe(sizes)
  }
})

test('the head of a page links to icons, manifest, and feed, and all of them exist', async ({ site }) => {
  const html = await (await site.get('/')).text()
  const links = [...html.matchAll(/<link rel="(icon|apple-touch-icon|manifest|alternate)" href="([^"]+)"/g)]
  expect(links.map(([, rel]) => rel)).toEqual(['icon', 'icon', 'apple-touch-icon', 'manifest', 'alternate'])
  for (const [, rel, href = ''] of links) expect((await site.get(href)).status, rel).toBe(200)
})

async function describedBy(site: TestSite, path: string): Promise<{ html: string; things: Thing[] }> {
  const html = await (await site.get(path)).text()
  const texts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => json,
  )
  for (const text of texts) expect(text, path).not.toMatch(/[<>&]/)
  return { html, things: texts.map((text) => JSON.parse(text)) }
}

const plain = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")

import { brand } from '../../content/brand/company.ts'
import { isLongRun } from '../../support/fault-rounds.ts'
import { servedPlace } from '../support/served-place.ts'
import { expect, readingTest as test, type TestSite } from '../support/site.ts'

/** Far more than the number of pages, and far fewer than the possible agent searches. */
const most = 300

type CrawlRules = { robots: boolean; nofollow: boolean }

/** Crawls the site like a search engine, starting at the home page, and returns every requested address. */
async function crawl(site: TestSite, rules: CrawlRules): Promise<string[]> {
  const closed = rules.robots ? await closedTo(site) : []
  const asked = new Set<string>()
  const waiting = ['/', '/sitemap.xml']
  for (let path = waiting.shift(); path !== undefined && asked.size < most; path = waiting.shift()) {
    if (asked.has(path) || closed.some((start) => path?.startsWith(start))) continue
    asked.add(path)
    const answer = await site.get(path)
    expect(answer.status, path).toBeLessThan(400)
    const type = answer.headers.get('content-type') ?? ''
    if (!/html|xml/.test(type)) continue
    waiting.push(...linksOf(await answer.text(), path, rules.nofollow))
  }
  return [...asked]
}

async function closedTo(site: TestSite): Promise<string[]> {
  const rules = await (await site.get('/robots.txt')).text()
  return [...rules.matchAll(/^Disallow: (\S+)$/gm)].map(([, start = '']) => start)
}

function linksOf(text: string, path: string, nofollow: boolean): string[] {
  if (nofollow && /<meta name="robots" content="[^"]*nofollow/.test(text)) return []
  const tags = [...text.matchAll(/<(?:a|iframe)\s[^>]*>|<loc>[^<]*/g)].map(([tag]) => tag)
  return tags
    .filter((tag) => !(nofollow && /\srel="[^"]*nofollow/.test(tag)))
    .flatMap((tag) => /(?:\s(?:href|src)="|<loc>)([^"]*)/.exec(tag)?.[1] ?? [])
    .flatMap((address) => inside(address.replaceAll('&amp;', '&'), path))
}

/** The path of an address on this site, whose public address is http://localhost:3000; empty for other sites. */
function inside(address: string, path: string): string[] {
  const { origin, pathname, search } = new URL(address, `http://localhost:3000${path}`)
  return origin === 'http://localhost:3000' ? [pathname + search] : []
}

const crawlers: CrawlRules[] = [
  { robots: true, nofollow: true },
  ...(isLongRun
    ? [
        { robots: true, nofollow: false },
        { robots: false, nofollow: true },
      ]
    : []),
]

test.for(crawlers)('a crawl of the site ends: %o', async (rules, { site }) => {
  const asked = await crawl(site, rules)
  expect(asked.length).toBeGreaterThan(40)
  expect(asked.length).toBeLessThan(most)
  expect(asked).toContain('/find-agent')
  expect(asked.filter((path) => path.startsWith('/find-agent?'))).toEqual([])
})

test('missing pages and searches say so in their titles, with the name of the site', async ({ site }) => {
  const { zip, town } = servedPlace
  const titleOf = async (path: string) => /<title>([^<]*)<\/title>/.exec(await (await site.get(path)).text())?.[1]
  expect(await titleOf('/no-such-page')).toBe(`Page not found | ${brand.name}`)
  expect(await titleOf(`/find-agent?near=${zip}`)).toBe(`Agents near ${zip} | ${brand.name}`)
  expect(await titleOf(`/find-agent?${new URLSearchParams({ near: town })}`)).toBe(
    `Agents near ${town} | ${brand.name}`,
  )
  expect(await titleOf('/find-agent?near=44.97%2C-93.26')).toBe(`Agents near you | ${brand.name}`)
  expect(await titleOf('/find-agent?near=nowhere+at+all')).toBe(`Agents matching “nowhere at all” | ${brand.name}`)
  expect(await titleOf(`/locator?near=${zip}`)).toBe(`Agents near ${zip} | ${brand.name}`)
  expect(await titleOf('/find-agent')).toBe(`Find an Agent Near You | ${brand.name}`)
})

import { testSiteBar } from '../../content/frame.ts'
import { framedPath } from '../../contract/paths.ts'
import { servedPlace } from '../support/served-place.ts'
import { expect, readingTest, startTestSite, test } from '../support/site.ts'

const pages = [
  '/',
  '/Compliance',
  '/career',
  '/find-agent',
  `/find-agent?near=${servedPlace.zip}`,
  '/admin-login',
  '/no-such-page',
]
const others = ['/robots.txt', '/sitemap.xml', '/api/jobs', '/healthz', '/favicon.ico', '/api/no-such-call', '/teams/']
const marked = `<body data-test-site="${testSiteBar}"`

test('a site with NOINDEX keeps crawlers out, and every page says that it is a test site', async () => {
  const site = await startTestSite({ NOINDEX: 'true' })
  for (const path of [...pages, ...others]) {
    expect((await site.get(path)).headers.get('x-robots-tag'), path).toContain('noindex')
  }
  expect(await (await site.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
  for (const path of pages) {
    const answer = await site.get(path)
    expect(await answer.text(), path).toContain(marked)
    expect(answer.headers.get('content-security-policy'), path).not.toContain('unsafe')
  }
  expect(await (await site.get(framedPath)).text()).not.toContain('data-test-site')
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await site.get('/Compliance', { 'accept-encoding': encoding })
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
    expect(await answer.text(), encoding).toContain(marked)
  }
})

readingTest('a site without NOINDEX is open to crawlers and does not mention a test site', async ({ site }) => {
  for (const path of ['/', '/Compliance', '/career']) {
    const answer = await site.get(path)
    expect(answer.headers.get('x-robots-tag'), path).toBeNull()
    expect(await answer.text(), path).not.toContain('data-test-site')
  }
  expect(await (await site.get('/robots.txt')).text()).toContain('Sitemap: ')
})

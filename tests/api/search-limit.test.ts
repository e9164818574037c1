import { servedPlace } from '../support/served-place.ts'
import { expect, startTestSite, test } from '../support/site.ts'

const from = (address: string) => ({ 'x-forwarded-for': address })

test('[BEYOND-4] [PUB-4] a network that searches too often gets a page that says so; others are not affected', async () => {
  const site = await startTestSite({ SEARCH_LIMIT_PER_MINUTE: '5', TRUST_PROXY: 'true' })
  const paths = [
    `/find-agent?near=${servedPlace.zip}`,
    `/locator?near=${servedPlace.zip}`,
    '/FIND-AGENT?near=',
    '/help?q=cancel',
    `/api/agents?near=${servedPlace.zip}`,
  ]
  for (const path of paths) expect((await site.get(path, from('192.0.2.1'))).status, path).toBe(200)
  for (const path of paths) {
    const refused = await site.get(path, from('192.0.2.1'))
    expect(refused.status, path).toBe(429)
    expect(Number(refused.headers.get('retry-after')), path).toBeGreaterThan(0)
    expect(Number(refused.headers.get('retry-after')), path).toBeLessThanOrEqual(60)
    expect(await refused.text(), path).toContain(
      path.startsWith('/api') ? 'too many searches' : '<h1>Too many searches</h1>',
    )
    const framed = path.startsWith('/locator') ? 'SAMEORIGIN' : 'DENY'
    expect(refused.headers.get('x-frame-options'), path).toBe(framed)
  }
  // The router reads codes in a path, and answers with the data of a page alone; neither gets past the limit.
  for (const path of ['/find-agent.data', '/FIND-AGENT.data', '/locator.data', '/help/_.data'])
    expect((await site.get(`${path}?near=55401&q=cancel`, from('192.0.2.1'))).status, path).toBe(429)
  for (const [spelling, path] of [
    ['/find%2Dagent', '/find-agent'],
    ['/%4Cocator', '/Locator'],
    ['/hel%70', '/help'],
    ['/%61pi/agents', '/api/agents'],
  ] as const) {
    const moved = await site.get(`${spelling}?near=55401`, from('192.0.2.1'))
    expect([moved.status, moved.headers.get('location')], spelling).toEqual([308, `${path}?near=55401`])
  }
  for (const path of ['/', '/career', '/find-agent', '/help', '/locator', '/api/jobs'])
    expect((await site.get(path, from('192.0.2.1'))).status, path).toBe(200)
  expect((await site.get(`/find-agent?near=${servedPlace.zip}`, from('192.0.2.2'))).status).toBe(200)
})

test('many concurrent searches wait for each other: none fails, and the database stays free for others', async ({
  site,
}) => {
  const searches = Array.from({ length: 12 }, (_, number) => site.get(`/locator?near=${55_401 + number}`))
  const others = ['/career', '/api/jobs', '/readyz'].map((path) => site.get(path))
  for (const answer of await Promise.all(others)) expect(answer.status).toBe(200)
  const answers = await Promise.all(searches)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

test('the locator without a search is not rendered for each of many concurrent requests', async ({ site }) => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => site.get('/locator')))
  // Every rendering has its own nonce. On a busy machine, some requests arrive after the first rendering is discarded.
  const policies = answers.map(({ headers }) => headers.get('content-security-policy'))
  expect(new Set(policies).size).toBeLessThan(answers.length)
  expect(answers[0]?.headers.get('cache-control')).toBe('no-cache')
  expect((await site.get(`/locator?near=${servedPlace.zip}`)).headers.get('cache-control')).toBe('no-store')
})

import { expect, test } from '../support/reading.ts'

const articlePaths = [
  '/Benefits-of-Text2Pay',
  '/Step-by-Step-Guide',
  '/Security-How-Text2Pay-Ensures',
  '/Text2Pay-The-Future-of-Seamless',
  '/Real-Stories-How-Text2Pay-is-Making',
  '/Breaking-Down-Barriers',
  '/Investing-in-Remittance',
  '/Global-Partnerships-How-Collaboration-Moves-Money',
  '/Innovations-in-B2B-Digital',
]

test('[BLG-1] Latest Updates: nine cards in order, each with date, title and teaser', async ({ read }) => {
  const page = await read('/blog')
  expect(page.headings(1)).toEqual(['Latest Updates'])
  const cards = page.html.split('<li class="card').slice(1)
  expect(cards.map((card) => /<h3><a href="([^"]*)">[^<]+<\/a><\/h3>/.exec(card)?.[1])).toEqual(articlePaths)
  for (const card of cards) {
    expect(card).toMatch(/<time dateTime="\d{4}-\d\d-\d\d">\w+ \d+, \d{4}<\/time>/)
    expect(card).toMatch(/<\/h3><p>[^<]{40,}<\/p>/)
  }
})

test.for(articlePaths)(
  '[BLG-2] %s has a heading, a picture, a long text and the authorized locations',
  async (path, { read }) => {
    const page = await read(path)
    const [body = ''] = page.html.split('id="next-title"')
    expect(page.headings(1)).toHaveLength(1)
    expect(body).toMatch(/<img [^>]*alt="[^"]{30,}"/)
    expect(body.replaceAll(/<[^>]+>/g, ' ').split(/\s+/).length).toBeGreaterThan(900)
    expect(page.links).toEqual(
      expect.arrayContaining([
        { text: 'Minneapolis', href: '/minneapolis' },
        { text: 'St. Paul', href: '/stpaul' },
        { text: 'St. Cloud', href: '/stcloud' },
        { text: 'Aurora', href: '/Aurora' },
        { text: 'Columbus', href: '/Columbus' },
        { text: 'Seattle', href: '/WashingtonSeattle' },
        { text: 'San Diego', href: '/SanDiego' },
      ]),
    )
  },
)

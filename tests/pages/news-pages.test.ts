import { cities } from '../../content/cities.ts'
import { articlesIn } from '../../content/articles.ts'
import { nothingPublished } from '../../contract/published.ts'
import { expect, test } from '../support/reading.ts'

const articlePaths = articlesIn(nothingPublished).map(({ path }) => path)

test('[BLG-1] Latest Updates: a card for each article, newest first, each with date, title, and teaser', async ({
  read,
}) => {
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
    expect(page.links).toEqual(expect.arrayContaining(cities.map(({ name, path: href }) => ({ text: name, href }))))
  },
)

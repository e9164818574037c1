import { articlePaths } from '../../content/article-paths.ts'
import { isPublished } from '../../content/is-published.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser.ts'
import { publicPaths } from '../../support/public-paths.ts'
import { openJobs } from '../support/open-jobs.ts'

/** The elements of an XML document and the text of their children, parsed by the browser. */
async function readXml(page: Page, path: string, element: string): Promise<Record<string, string>[]> {
  const answer = await page.request.get(path)
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toContain('application/xml')
  await page.goto('/')
  return page.evaluate(
    ([xml = '', name = '']) => {
      const read = new DOMParser().parseFromString(xml, 'application/xml')
      const fault = read.querySelector('parsererror')
      if (fault) throw new Error(fault.textContent)
      return [...read.querySelectorAll(name)].map((item) =>
        Object.fromEntries([...item.children].map((part) => [part.nodeName, part.textContent])),
      )
    },
    [await answer.text(), element],
  )
}

test('[BEYOND-5] the sitemap lists every public page once, by its full address, with the date of its content', async ({
  page,
}) => {
  const entries = await readXml(page, '/sitemap.xml', 'url')
  const jobs = await openJobs(page.request)
  const pages = [...publicPaths, ...jobs.map(({ id }) => `/careerpagedetails/${id}`)]
  expect(entries.map(({ loc = '' }) => new URL(loc).pathname).toSorted()).toEqual(pages.toSorted())
  const today = new Date().toISOString().slice(0, 10)
  for (const { loc, lastmod } of entries) {
    if (lastmod === undefined) continue
    expect(new Date(lastmod).toISOString().slice(0, 10), loc).toBe(lastmod)
    expect(lastmod <= today, loc).toBe(true)
  }
  const dated = new Map(entries.map(({ loc = '', lastmod = '' }) => [new URL(loc).pathname, lastmod]))
  expect(dated.get('/privacy-policy')).toBe('2025-07-20')
  expect(dated.get('/term-of-use')).toBe('2023-10-12')
  // Only pages with their own date have one: the build date says nothing about their content.
  expect(dated.get('/company')).toBe('')
})

test('[BEYOND-5] the feed has every article, newest first, with dates and working addresses', async ({ page }) => {
  const [channel] = await readXml(page, '/feed.xml', 'channel')
  expect(new URL(channel?.['link'] ?? '').pathname).toBe('/blog')
  const items = await readXml(page, '/feed.xml', 'item')
  expect(items).toHaveLength(articlePaths.filter((article) => isPublished(article)).length)
  const dates = items.map(({ pubDate = '' }) => Date.parse(pubDate))
  expect(dates).toEqual(dates.toSorted((one, other) => other - one))
  for (const { title, link = '', guid, description } of items) {
    expect(title && description, link).toBeTruthy()
    expect(guid).toBe(link)
    expect((await page.request.get(new URL(link).pathname)).status(), link).toBe(200)
  }
})

test('[BEYOND-5 HIRE-5] the feed of jobs has every open job, in the elements that job boards read', async ({
  page,
}) => {
  const jobs = await readXml(page, '/jobs.xml', 'source > job')
  const open = await openJobs(page.request)
  expect(jobs.map((job) => job['referencenumber'])).toEqual(open.map(({ id }) => id))
  const required = 'title date referencenumber requisitionid url company city state country description'.split(' ')
  const optional =
    'postalcode streetaddress email salary education jobtype category experience expirationdate remotetype'.split(' ')
  for (const job of jobs) {
    for (const name of required) expect(job[name]?.trim(), name).toBeTruthy()
    for (const name of Object.keys(job)) expect([...required, ...optional]).toContain(name)
    expect((await page.request.get(new URL(job['url'] ?? '').pathname)).status()).toBe(200)
    expect(Number.isNaN(Date.parse(job['date'] ?? ''))).toBe(false)
  }
})

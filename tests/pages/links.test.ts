import { addressesIn, idsIn } from '../support/html.ts'
import { publicPaths } from '../../support/public-paths.ts'
import { expect, readingTest as test, type TestSite } from '../support/site.ts'

test('every internal link, anchor, and asset resolves', async ({ site }) => {
  const broken: string[] = []
  const pages = await readPages(site)
  const targets = new Map([...pages].map(([path, html]) => [path, { status: 200, ids: idsIn(html) }]))
  const targetOf = async (address: string) => {
    const known = targets.get(address)
    if (known) return known
    const answer = await site.get(address)
    const target = { status: answer.status, ids: idsIn(await answer.text()) }
    targets.set(address, target)
    return target
  }
  for (const [path, html] of pages) {
    const { ids: own } = await targetOf(path)
    expect(new Set(own).size, `${path} names each part once`).toBe(own.length)
    for (const address of oneOfEachSearch(addressesIn(html))) {
      if (isExternal(address)) continue
      const { pathname, search, hash } = new URL(address, site.url + path)
      const { status, ids } = await targetOf(pathname + search)
      if (status !== 200) broken.push(`${path} → ${address}: ${status}`)
      if (hash && !ids.includes(hash.slice(1))) broken.push(`${path} → ${address}: no such part`)
    }
  }
  expect(broken).toEqual([])
})

test('every public page is linked from another one', async ({ site }) => {
  const pages = await readPages(site)
  const linked = new Set([...pages].flatMap(([path, html]) => pathsIn(html).filter((target) => target !== path)))
  expect(publicPaths.filter((path) => !linked.has(path))).toEqual([])
})

const pathsIn = (html: string) =>
  addressesIn(html)
    .filter((address) => !isExternal(address))
    .map((address) => new URL(address, 'http://localhost').pathname)

test('every link out of the site is well formed', async ({ site }) => {
  const wanted = /^(https:\/\/[\w-]+(\.[\w-]+)+(\/\S*)?|mailto:[\w.-]+@[\w.-]+(\?\S+)?|tel:\+\d{10,15})$/
  for (const [path, html] of await readPages(site)) {
    for (const address of addressesIn(html).filter(isExternal)) expect(address, path).toMatch(wanted)
  }
})

/** Links of one page that differ only in their query work alike, so one of them is enough. */
const oneOfEachSearch = (addresses: string[]) => [
  ...new Map(addresses.map((address) => [address.replace(/\?.*$/, '?'), address])).values(),
]

const isExternal = (address: string) => /^([a-z]+:|\/\/)/.test(address)

let read: Promise<Map<string, string>> | undefined

/** Every public page, a job's pages, and a page that does not exist; all tests share one site, which nothing changes. */
const readPages = (site: TestSite) => (read ??= readAll(site))

async function readAll(site: TestSite): Promise<Map<string, string>> {
  const job = await site.value('select id from vacancies limit 1')
  const paths = [...publicPaths, `/careerpagedetails/${job}`, `/Jobapplicationform/${job}`, '/no-such-page']
  const pages = new Map<string, string>()
  for (const path of paths) pages.set(path, await (await site.get(path)).text())
  return pages
}

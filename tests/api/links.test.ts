import { addressesIn, idsIn } from '../support/html.ts'
import { publicPaths } from '../support/public-paths.ts'
import { expect, test, type TestSite } from '../support/site.ts'

test('every link, anchor and asset inside the site leads somewhere', async ({ site }) => {
  const broken: string[] = []
  const pages = await readPages(site)
  const ids = new Map([...pages].map(([path, html]) => [path, idsIn(html)]))
  const statuses = new Map([...pages.keys()].map((path) => [path, 200]))
  for (const [path, html] of pages) {
    expect(new Set(ids.get(path)).size, `${path} names each part once`).toBe(ids.get(path)?.length)
    for (const address of addressesIn(html)) {
      if (isOutward(address)) continue
      const { pathname, hash } = new URL(address, site.url + path)
      if (!statuses.has(pathname)) statuses.set(pathname, (await site.get(pathname)).status)
      if (statuses.get(pathname) !== 200) broken.push(`${path} → ${address}: ${statuses.get(pathname)}`)
      if (hash && !ids.get(pathname)?.includes(hash.slice(1))) broken.push(`${path} → ${address}: no such part`)
    }
  }
  expect(broken).toEqual([])
})

test('every link out of the site is well formed', async ({ site }) => {
  const wanted = /^(https:\/\/[\w-]+(\.[\w-]+)+(\/\S*)?|mailto:[\w.-]+@[\w.-]+(\?\S+)?|tel:\+\d{10,15})$/
  for (const [path, html] of await readPages(site)) {
    for (const address of addressesIn(html).filter(isOutward)) expect(address, path).toMatch(wanted)
  }
})

const isOutward = (address: string) => /^([a-z]+:|\/\/)/.test(address)

/** Every public page, with those of a job and of an address that does not exist. */
async function readPages(site: TestSite): Promise<Map<string, string>> {
  const { rows } = await site.pool.query<{ id: string }>('select id from vacancies limit 1')
  const job = rows[0]?.id ?? ''
  const paths = [...publicPaths, `/careerpagedetails/${job}`, `/Jobapplicationform/${job}`, '/no-such-page']
  const pages = new Map<string, string>()
  for (const path of paths) pages.set(path, await (await site.get(path)).text())
  return pages
}

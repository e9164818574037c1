import { clothOf } from '../../app/pictures/cloth.ts'
import { cities } from '../../content/cities.ts'
import { cityCode } from '../../content/city.ts'
import { payoutCountries } from '../../content/countries.ts'
import { countryPages } from '../../content/country-pages.ts'
import { exampleCountry } from '../../content/example-country.ts'
import { expect, readingTest as test } from '../support/site.ts'

/** The pattern of a cloth is in the page once, and with the colors of that cloth. */
const expectCloth = (html: string, code: string, where: string) => {
  const pattern = new RegExp(`<pattern id="cloth-${code}".*?</pattern>`, 'gs')
  const [found = '', ...more] = html.match(pattern) ?? []
  expect(more, where).toEqual([])
  expect(found.length, where).toBeGreaterThan(0)
  for (const { path } of clothOf(code).threads) expect(found.includes(path), where).toBe(true)
}

test('[PAGE-1] pages of countries and cities, and the quote for a country, have its cloth', async ({ site }) => {
  const [country] = countryPages
  const pages = [
    ...(country ? [{ path: country.path, code: country.country.iso2 }] : []),
    ...cities.map((city) => ({ path: city.path, code: cityCode(city) })),
    { path: `/send?country=${exampleCountry.iso2}`, code: exampleCountry.iso2 },
  ]
  for (const { path, code } of pages) expectCloth(await (await site.get(path)).text(), code, path)
})

test('the gallery shows every cloth, and no list of pages names it', async ({ site }) => {
  const html = await (await site.get('/gallery')).text()
  for (const { iso2 } of payoutCountries) expectCloth(html, iso2, iso2)
  for (const city of cities) expectCloth(html, cityCode(city), city.name)
  expect(html).toContain('<meta name="robots" content="noindex"')
  for (const list of ['/sitemap.xml', '/llms.txt'])
    expect(await (await site.get(list)).text()).not.toContain('/gallery')
})

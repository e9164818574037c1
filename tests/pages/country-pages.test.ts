import { brand } from '../../content/brand/company.ts'
import { payoutCountries } from '../../content/countries.ts'
import { countriesNamedOn } from '../../content/country-links.ts'
import { countryFacts, countryPages, payoutCurrencies, type CountryPage } from '../../content/country-pages.ts'
import { articlesIn } from '../../content/articles.ts'
import { nothingPublished } from '../../contract/published.ts'
import { cities } from '../../content/cities.ts'
import { currencyNames } from '../../content/currencies.ts'
import { countryTexts } from '../../content/pages/country.ts'
import { quoteTexts } from '../../content/pages/send.ts'
import { paymentNames, payoutNames } from '../../content/transfer-methods.ts'
import { Quote } from '../../contract/quote-call.ts'
import { groupThousands } from '../../app/text/money-text.ts'
import { addressesIn, mainOf, thingIn } from '../support/html.ts'
import { gradeOfPage, sentencesInPage } from '../support/reading-grade.ts'
import { expect, readingTest as test, type TestSite } from '../support/site.ts'

const origin = 'http://localhost:3000'

async function readMain(site: TestSite, path: string): Promise<string> {
  const answer = await site.get(path)
  expect(answer.status, path).toBe(200)
  return mainOf(await answer.text())
}

test('[PAGE-1] every payout country whose facts are known has a page that shows how money arrives there, and links its neighbors', async ({
  site,
}) => {
  const known = new Set(countryFacts.map(({ iso2 }) => iso2))
  expect(countryPages.map(({ country }) => country)).toEqual(payoutCountries.filter(({ iso2 }) => known.has(iso2)))
  for (const page of countryPages) {
    const { country, facts } = page
    const html = await readMain(site, page.path)
    const text = html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
    for (const id of ['arrival', 'hours', 'needs', 'questions', 'agents'])
      expect(html, page.path).toContain(`id="${id}"`)
    expect(text, page.path).toContain(country.coverage)
    if (country.payouts.includes('bank')) for (const bank of facts.banks) expect(text).toContain(bank)
    if (country.payouts.includes('wallet')) for (const wallet of facts.wallets) expect(text).toContain(wallet)
    for (const code of payoutCurrencies(country, facts)) expect(text, page.path).toContain(`(${code})`)
    for (const { question } of facts.questions) expect(text, page.path).toContain(question)
    expect(html.match(/<time dateTime="20\d\d-\d\d-\d\d">/g)?.length, page.path).toBeGreaterThanOrEqual(3)
    // What is said about marked days is there if a day is marked.
    const hours = countryTexts.hours
    expect(text.includes(hours.expectedNote), page.path).toBe(
      text.replaceAll(/<.*?>/g, '').includes(`(${hours.expected})`),
    )
    expect(html, page.path).toContain('action="/find-agent"')
    const links = addressesIn(html)
    const nearby = countryPages.filter((other) => facts.nearby.includes(other.country.iso2)).map(({ path }) => path)
    expect(links, page.path).toEqual(expect.arrayContaining(['/#countries', ...nearby]))
  }
})

test('[PRICE-2 PRICE-3 PAGE-1] every country page shows what 200 dollars become there, as the API quotes it', async ({
  site,
}) => {
  for (const { path, country } of countryPages) {
    const html = await readMain(site, path)
    const answer = await site.get(`/api/quote?country=${country.iso2}&amount=200`)
    const quote = Quote.parse(await answer.json())
    expect(html, path).toContain(`<strong>${groupThousands(quote.arrives)} ${quote.currency}</strong>`)
    expect(html, path).toContain(`<strong>$${quote.total}</strong>`)
    for (const way of [paymentNames[quote.payment], payoutNames[quote.payout]])
      expect(html, path).toContain(`<dd>${way}</dd>`)
    expect(html, path).toContain(`<input type="hidden" name="country" value="${country.iso2}"/>`)
    expect(html, path).toContain(quoteTexts.note(quote.priceVersion))
  }
})

test('[PAGE-1] no two country pages share more than 60% of their sentences, apart from names', async ({ site }) => {
  const pages: { path: string; sentences: Set<string> }[] = []
  for (const page of countryPages) {
    const sentences = sentencesInPage(await readMain(site, page.path)).map((sentence) => withoutNames(sentence, page))
    expect(sentences.length, page.path).toBeGreaterThan(10)
    pages.push({ path: page.path, sentences: new Set(sentences) })
  }
  const alike = pages.flatMap((one, index) =>
    pages.slice(index + 1).flatMap((other) => {
      const shared = [...one.sentences].filter((sentence) => other.sentences.has(sentence)).length
      const share = shared / Math.min(one.sentences.size, other.sentences.size)
      return share > 0.6 ? [`${one.path} and ${other.path}: ${share.toFixed(2)}`] : []
    }),
  )
  expect(alike).toEqual([])
})

/** Pages that differ only in names must count as the same. */
function withoutNames(sentence: string, { country, facts }: CountryPage): string {
  const currencies = facts.currencies.flatMap((code) => [
    code,
    Object.entries(currencyNames).find(([known]) => known === code)?.[1].name ?? code,
  ])
  const names = [facts.name, country.name, ...currencies, ...facts.wallets, ...facts.banks, ...facts.languages]
  return names.reduce((text, name) => text.replaceAll(name, '…'), sentence)
}

test('[PAGE-1] country pages read at grade 8 or below', async ({ site }) => {
  for (const { path } of countryPages) expect(gradeOfPage(await readMain(site, path)), path).toBeLessThanOrEqual(8)
})

test('[PAGE-1] the structured data of a country page names the service, the country, and the questions on it', async ({
  site,
}) => {
  for (const { path, facts, country, heading } of countryPages) {
    const html = await (await site.get(path)).text()
    expect(thingIn(html, 'Service'), path).toMatchObject({
      name: heading,
      url: origin + path,
      provider: { name: brand.legalName },
      areaServed: { '@type': 'Country', name: facts.name, identifier: country.iso2.toUpperCase() },
    })
    expect(thingIn(html, 'FAQPage'), path).toMatchObject({
      mainEntity: facts.questions.map(({ question }) => ({ '@type': 'Question', name: question })),
    })
  }
})

test('[PAGE-1] the grid on the home page leads to every country, and cities and articles to those they name', async ({
  site,
}) => {
  const grid = addressesIn(await readMain(site, '/'))
  expect(grid).toEqual(expect.arrayContaining(countryPages.map(({ path }) => path)))
  const naming = [...cities, ...articlesIn(nothingPublished)].map((source) => ({
    path: source.path,
    countries: countriesNamedOn(source),
  }))
  expect(naming.some(({ countries }) => countries.length > 0)).toBe(true)
  for (const { path, countries } of naming) {
    const links = addressesIn(await readMain(site, path))
    for (const { href } of countries) {
      expect(links, path).toContain(href)
      expect(addressesIn(await readMain(site, href)), href).toContain(path)
    }
  }
})

test('[CITY-1] [PRICE-2] the price of a city is for the country whose currency its converter offers first', async ({
  site,
}) => {
  for (const { path, currencies } of cities) {
    const html = await readMain(site, path)
    const links = new Set(addressesIn(html))
    const named = new Set(countryPages.flatMap((page) => (links.has(page.path) ? page.country.currency : [])))
    const wanted = currencies.find((code) => named.has(code))
    const [, chosen] = /<select[^>]*id="quote-country".*?<option value="(\w+)" selected/s.exec(html) ?? []
    const { currency } = payoutCountries.find(({ iso2 }) => iso2 === chosen) ?? {}
    if (wanted) expect(currency, path).toBe(wanted)
  }
})

test('[PAGE-1 SITE-2] a country matches in any letter case, and an unknown one is not found', async ({ site }) => {
  const [first] = countryPages
  const shouted = await site.get(first?.path.toUpperCase() ?? '')
  expect(shouted.status).toBe(200)
  expect(await shouted.text()).toContain(`<link rel="canonical" href="${origin}${first?.path}"`)
  const unknown = await site.get('/send-money-to/atlantis')
  expect(unknown.status).toBe(404)
  expect(await unknown.text()).toContain('noindex')
})

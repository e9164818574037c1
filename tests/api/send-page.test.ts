import { brand } from '../../content/brand/company.ts'
import { payoutCountries } from '../../content/countries.ts'
import { footnotes } from '../../content/country.ts'
import { exampleCountry } from '../../content/example-country.ts'
import { quoteTexts } from '../../content/pages/send.ts'
import { quoteReasons } from '../../content/reasons/prices.ts'
import { samplePrices } from '../../content/sample-prices.ts'
import { embargoedCountries } from '../../contract/price-book.ts'
import { Quote } from '../../contract/quote-call.ts'
import { test } from '../support/admin.ts'
import { cityPath } from '../../support/public-paths.ts'
import { answerOf, expect, readingTest, type TestSite } from '../support/site.ts'

const offered = (iso2: string) => {
  const prices = samplePrices.filter(({ country }) => country === iso2)
  return {
    currencies: [...new Set(prices.map(({ currency }) => currency))],
    payouts: [...new Set(prices.map(({ payout }) => payout))],
  }
}

const pageFor = async (site: TestSite, query = '') => {
  const answer = await site.get(`/send${query}`)
  expect(answer.status).toBe(200)
  return { html: await answer.text(), headers: answer.headers }
}
const optionsOf = (html: string, name: string) => {
  const list = new RegExp(`<select[^>]*name="${name}".*?</select>`, 's').exec(html)?.[0] ?? ''
  return [...list.matchAll(/<option value="(\w+)"/g)].map(([, value]) => value)
}
const chosenOf = (html: string, name: string) =>
  new RegExp(`<select[^>]*name="${name}".*?<option value="(\\w+)" selected`, 's').exec(html)?.[1]

readingTest(
  '[PRICE-2] [PRICE-3] /send shows the quote of its URL without JavaScript, with version and time',
  async ({ site }) => {
    // Not what the page suggests without choices.
    const price = samplePrices.findLast(({ payment }) => payment === 'cash')
    if (!price) throw new Error('The sample has no prices.')
    const { country, currency, payout } = price
    const query = `?country=${country}&currency=${currency}&payout=${payout}&payment=cash&direction=send&amount=1%2C250.50`
    const { html, headers } = await pageFor(site, query)
    const quote = await answerOf(Quote, site.get(`/api/quote${query}`))
    expect(html).toContain(`$${quote.total.replace(/^(\d)(\d{3})/, '$1,$2')}`)
    expect(html).toContain(`dateTime="${quote.latest}"`)
    expect(html).toContain(quoteTexts.note(quote.priceVersion))
    expect(html.replaceAll(/<.*?>/g, '')).toMatch(new RegExp(`[AP]M \\(${brand.address.city} time\\)`))
    expect(html).toContain(quoteTexts.sample)
    expect(html).toContain('noindex')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(chosenOf(html, 'country')).toBe(country)
    expect(chosenOf(html, 'payout')).toBe(payout)
  },
)

readingTest('[PRICE-2] an amount may be written with its own currency, and with no other', async ({ site }) => {
  for (const written of ['$200', '$ 200.00', ' $200 ', '200$', '200 $', '\u200e$200', 'US$200', '200 USD', 'usd 200'])
    expect((await pageFor(site, `?amount=${encodeURIComponent(written)}`)).html, written).toContain('$200.00')
  const { iso2, currency } = payoutCountries.find((one) => offered(one.iso2).currencies[0] !== 'USD') ?? exampleCountry
  const received = `?country=${iso2}&currency=${currency}&direction=receive&amount=`
  for (const written of [`25,000 ${currency}`, `${currency} 25,000`])
    expect((await pageFor(site, received + encodeURIComponent(written))).html, written).toContain('id="price"')
  for (const query of [`${received}%24200`, `?country=${iso2}&amount=200+${currency}`])
    expect((await pageFor(site, query)).html, query).toContain(quoteReasons['quote.amount_invalid'])
})

readingTest(
  '[PRICE-2] without choices, /send quotes 200 dollars; another country keeps what it offers',
  async ({ site }) => {
    const { html } = await pageFor(site)
    expect(html).toContain('$200.00')
    expect(html).not.toContain('noindex')
    const { iso2 = '' } =
      payoutCountries.find(({ payouts }) => !payouts.includes('wallet')) ?? payoutCountries.at(-1) ?? {}
    const { currency } = payoutCountries.find((one) => one.currency !== offered(iso2).currencies[0]) ?? exampleCountry
    const other = await pageFor(site, `?country=${iso2}&currency=${currency}&payout=wallet&payment=card&amount=200`)
    expect(optionsOf(other.html, 'currency')).toEqual(offered(iso2).currencies)
    expect(optionsOf(other.html, 'payout')).toEqual(offered(iso2).payouts)
    expect(chosenOf(other.html, 'payment')).toBe('card')
  },
)

readingTest(
  '[PRICE-3] [PRICE-4] /send lists only what the price book has, and no place under embargo',
  async ({ site }) => {
    const { html } = await pageFor(site)
    const listed = optionsOf(html, 'country')
    expect(listed).toEqual(payoutCountries.map(({ iso2 }) => iso2))
    for (const country of embargoedCountries) expect(listed).not.toContain(country)
    for (const { iso2 } of payoutCountries.filter(({ notes }) => notes.includes(footnotes.dollars))) {
      const page = await pageFor(site, `?country=${iso2}`)
      expect(optionsOf(page.html, 'currency'), iso2).toEqual(offered(iso2).currencies)
    }
    const unknown = await pageFor(site, '?country=kp')
    expect(listed).toContain(chosenOf(unknown.html, 'country'))
  },
)

readingTest('[PRICE-2] an amount that cannot be sent is explained in the form, and kept', async ({ site }) => {
  const { html } = await pageFor(site, '?amount=1%22000000')
  expect(html).toContain('Please enter an amount, such as 200.')
  expect(html).toContain('value="1&quot;000000"')
  const tooMuch = await pageFor(site, '?amount=1000000')
  expect(tooMuch.html).toContain('The largest amount that you can send this way is $')
})

test('[PRICE-3] without a price book, no page shows a price', async ({ site, admin }) => {
  await admin.send('DELETE', '/api/admin/samples')
  const { html } = await pageFor(site)
  expect(html).toContain(quoteTexts.none)
  expect(html).not.toContain('<form')
  for (const path of ['/', cityPath]) {
    const response = await fetch(site.url + path)
    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain('quote-card')
  }
})

import { expect, test } from 'vitest'
import { priceRows, readPriceRows } from '../contract/price-book.ts'
import { brand } from './brand/company.ts'
import { payoutCountries } from './countries.ts'
import { currencyNames } from './currencies.ts'
import { sampleRates } from './rates-sample.ts'
import { samplePrices } from './sample-prices.ts'
import { timeZones } from './time-zones.ts'

const countries = payoutCountries.map(({ iso2 }) => iso2)

test('[PRICE-1] the sample price book passes the check and has every country', () => {
  const known = { countries, currencies: Object.keys(currencyNames) }
  expect(readPriceRows(priceRows(samplePrices), known)).toEqual({ prices: samplePrices, problems: [] })
  expect([...new Set(samplePrices.map(({ country }) => country))]).toEqual(countries)
})

test('every price of the sample has a rate, and a margin from 0.5% to 2.5%; dollars have none', () => {
  for (const { currency, margin } of samplePrices) {
    expect(sampleRates.rates).toHaveProperty(currency)
    if (currency === 'USD') expect(margin).toBe('0')
    else expect([0.5 <= Number(margin), Number(margin) <= 2.5]).toEqual([true, true])
  }
})

test.runIf(brand.sample)('[PRICE-4] Somalia pays out in US dollars first', () => {
  const currencies = samplePrices.filter(({ country }) => country === 'so').map(({ currency }) => currency)
  expect([...new Set(currencies)]).toEqual(['USD', 'SOS'])
})

test('every country has a time zone, which says what day it is there (content/time-zones.ts)', () => {
  expect(countries.filter((iso2) => !(iso2 in timeZones))).toEqual([])
  for (const timeZone of Object.values(timeZones)) expect(new Intl.DateTimeFormat('en', { timeZone })).toBeDefined()
})

import { expect, test } from 'vitest'
import { holidays } from './countries/holidays.ts'
import { countryFacts, countryPages, payoutCurrencies } from './country-pages.ts'
import { currencyNames } from './currencies.ts'
import { footnotes, p2p } from './country.ts'
import { publicHolidays } from '../contract/public-holidays.ts'

const unique = (values: string[]) => new Set(values).size === values.length
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

test('[PAGE-1] each country has one address, of plain letters', () => {
  expect(unique(countryFacts.map(({ slug }) => slug))).toBe(true)
  expect(unique(countryFacts.map(({ iso2 }) => iso2))).toBe(true)
  for (const { slug } of countryFacts) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test.each(countryFacts)('[PAGE-1] the facts of $name are complete, dated, and usable in calculations', (facts) => {
  expect(facts.callingCode).toMatch(/^\+\d{1,3}$/)
  expect(facts.clocks.length).toBeGreaterThan(0)
  for (const { zone } of facts.clocks) expect(new Intl.DateTimeFormat('en', { timeZone: zone })).toBeDefined()
  for (const code of facts.currencies) expect(Object.keys(currencyNames)).toContain(code)
  for (const list of [facts.languages, facts.banks, facts.questions, facts.sources])
    expect(list.length).toBeGreaterThan(0)
  expect(facts.questions.length).toBeGreaterThanOrEqual(3)
  expect(facts.wallets.length > 0 || facts.bank !== undefined).toBe(true)
  const known = countryFacts.map(({ iso2 }) => iso2)
  for (const iso2 of facts.nearby) expect(known).toContain(iso2)
  expect(facts.nearby).not.toContain(facts.iso2)
  expect(textsOf(facts).filter((text) => /undefined|'|"|\bour partners?\b/.test(text))).toEqual([])
})

test.each(countryFacts)(
  '[PAGE-1] the public holidays of $name have a rule or a table for the next year',
  ({ iso2 }) => {
    const calendar = holidays[iso2]
    if (!calendar) throw new Error(`There are no holidays of ${iso2}.`)
    const found = publicHolidays(calendar, 2027)
    expect(found.length).toBeGreaterThanOrEqual(3)
    expect(unique(found.map(({ date, name }) => `${date} ${name}`))).toBe(true)
    for (const rule of calendar.rules)
      expect(publicHolidays({ rules: [rule] }, 2027).length, rule.name).toBeGreaterThan(0)
  },
)

test('[PAGE-1] titles and descriptions are unique and fit a search result', () => {
  expect(unique(countryPages.map(({ title }) => title))).toBe(true)
  expect(unique(countryPages.map(({ description }) => description))).toBe(true)
  for (const { path, description } of countryPages) {
    expect(description.length, path).toBeGreaterThan(70)
    expect(description.length, path).toBeLessThanOrEqual(180)
  }
})

test('[PRICE-4] a country page names the currencies that the brand pays out: in Somalia US dollars first', () => {
  const somalia = countryFacts.find(({ iso2 }) => iso2 === 'so')
  if (!somalia) throw new Error('There are no facts of Somalia.')
  const paidBy = (...notes: number[]) =>
    payoutCurrencies(p2p('Somalia', 'so', 'SOS', ['bank'], 'All Banks', ...notes), somalia)
  expect([paidBy(footnotes.dollars), paidBy()]).toEqual([['USD', 'SOS'], ['SOS']])
  for (const { country, facts } of countryPages) {
    const paid = country.notes.includes(footnotes.dollars) ? [country.currency, 'USD'] : [country.currency]
    expect(payoutCurrencies(country, facts).toSorted(), country.name).toEqual([...new Set(paid)].toSorted())
  }
})

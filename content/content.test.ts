import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { brand } from './brand/company.ts'
import { cities } from './cities.ts'
import { cityTexts } from './city.ts'
import { claims } from './brand/claims.ts'
import { mainRegion, regions } from './brand/countries.ts'
import { payoutTypeOf } from './payout-types.ts'
import { countryNotes, payoutCountries } from './countries.ts'
import { countriesUsing, currencyNames } from './currencies.ts'
import { LicenseContent } from '../contract/license.ts'
import { QuestionContent } from '../contract/question.ts'
import { baseline } from './baseline.ts'
import { licenses } from './licenses.ts'
import { capitalized } from './number-word.ts'
import { blogPage, blogTexts } from './pages/blog.ts'
import { findAgentPage, findAgentTexts, locatorTexts } from './pages/find-agent.ts'
import { converterTexts, home } from './pages/home.ts'
import { licensesPage, licensesTexts } from './pages/licenses.ts'
import { serviceArea } from './pages/service-area.ts'
import { questionKey, questionPages } from './questions.ts'
import { sampleRates } from './rates-sample.ts'

const countries = payoutCountries
const pages = [home, licensesPage, findAgentPage, blogPage, ...cities]
const everything = [pages, cityTexts, licensesTexts, findAgentTexts, locatorTexts, blogTexts, countryNotes, licenses]

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}
const texts = textsOf(everything)

const unique = (values: string[]) => new Set(values).size === values.length

test('no sentence has a part that depends on a condition, because such parts cannot be translated', () => {
  const names = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  const lines = names
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .flatMap((name) => readFileSync(join(import.meta.dirname, name), 'utf8').split('\n'))
  expect(lines.length).toBeGreaterThan(5_000)
  expect(lines.filter((line) => /(\$\{|\+ \()[^}]* \? [^}]*['`]/.test(line))).toEqual([])
})

test.each(countries)('[CTY-4] $name shows flag, payout type, coverage, and business type', (country) => {
  expect(country.iso2).toMatch(/^[a-z]{2}$/)
  expect(country.businessType).toBe('P2P')
  expect(country.coverage.includes('All Banks')).toBe(country.payouts.includes('bank'))
  expect(country.coverage !== 'All Banks').toBe(country.payouts.includes('wallet'))
  const explained = countryNotes.map((note) => note.number)
  expect(explained).toEqual(expect.arrayContaining(country.notes))
})

test('[CTY-4] the payout type names wallets before banks', () => {
  expect(payoutTypeOf({ payouts: ['bank'] })).toBe('Banks')
  expect(payoutTypeOf({ payouts: ['wallet', 'bank'] })).toBe('Wallets & Banks')
  for (const { name, payouts } of countries)
    expect([['wallet'], ['bank'], ['wallet', 'bank']], name).toContainEqual(payouts)
})

test('[CTY-4] only the few countries that a footnote is about have one', () => {
  const noted = (number: number) => countries.filter(({ notes }) => notes.includes(number))
  expect(countryNotes.map((note) => note.number)).toEqual(
    countryNotes.map((note) => note.number).toSorted((one, other) => one - other),
  )
  expect(countries.filter(({ notes }) => notes.length === 0).length).toBeGreaterThan(countries.length / 2)
  for (const { number, text } of countryNotes) {
    expect(noted(number).length, text).toBeGreaterThan(0)
    if (text.includes('bank payout')) for (const { coverage } of noted(number)) expect(coverage).toContain('All Banks')
    const named = countries.filter(({ name }) => text.includes(`${name}:`))
    if (named.length > 0) expect(noted(number)).toEqual(named)
  }
})

test('[CTY-1] the region that the text names first is one of the tabs', () => {
  expect(regions).toContain(mainRegion.region)
})

test('[CNV-4] more than 100 currencies have a code, a name, and decimal places', () => {
  const entries = Object.entries(currencyNames)
  expect(entries.length).toBeGreaterThan(100)
  expect(unique(entries.map(([, currency]) => currency.name))).toBe(true)
  for (const [code, { name, digits }] of entries) {
    expect(code).toMatch(/^[A-Z]{3}$/)
    expect(name, code).not.toBe('')
    expect([0, 2, 3], code).toContain(digits)
  }
})

test('[PRICE-4] no currency of a place under embargo is offered', () => {
  for (const code of ['CUP', 'IRR', 'KPW', 'SYP']) expect(Object.keys(currencyNames)).not.toContain(code)
})

test('[CNV-4] every payout country’s currency is known and maps back to its countries', () => {
  const used = countries.map((country) => country.currency)
  expect(Object.keys(currencyNames)).toEqual(expect.arrayContaining(used))
  const found = [...new Set(used)].flatMap((code) => countriesUsing(code))
  expect(found.toSorted()).toEqual(countries.map((country) => country.name).toSorted())
})

test('[CNV-7] the sample snapshot has a date and a positive decimal rate for every currency', () => {
  expect(new Date(sampleRates.asOf).toISOString()).toBe(sampleRates.asOf.replace('Z', '.000Z'))
  expect(sampleRates.rates.USD).toBe('1')
  expect(Object.keys(sampleRates.rates).toSorted()).toEqual(Object.keys(currencyNames).toSorted())
  for (const [code, rate] of Object.entries(sampleRates.rates)) {
    expect(rate, code).toMatch(/^(0|[1-9]\d*)(\.\d*[1-9])?$/)
    expect(Number(rate), code).toBeGreaterThan(0)
  }
})

test.each(licenses)('[LIC-2] the $state entry is complete', (license) => {
  const { agency } = license
  expect(license.licenseNumber).not.toBe('')
  expect(license.jurisdiction).toBe(license.state)
  expect(agency.name).not.toBe('')
  expect(agency.address).toMatch(new RegExp(`, ${license.code} \\d{5}(-\\d{4})?$`))
  for (const number of [agency.phone, agency.tollFree, agency.fax]) {
    expect(number ?? agency.phone).toMatch(/^\(\d{3}\) \d{3}-\d{4}$/)
  }
  for (const url of [agency.website, agency.complaintUrl]) {
    expect(new URL(url ?? agency.website).protocol).toBe('https:')
  }
  if (agency.email) expect(agency.email).toMatch(/^[\w.-]+@[\w.-]+\.\w+$/)
  expect(license.disclosures.length).toBeGreaterThan(0)
})

test('[LIC-2] what could not be verified is named, and nothing on the page claims it', () => {
  const marked = licenses.flatMap(({ agency, unverified = [], ...license }) =>
    unverified.map((part) => (part === 'statute' ? license.statute : agency[part])),
  )
  for (const detail of marked) expect(detail).toEqual(expect.any(String))
  expect(licensesTexts.sampleNote).toContain('not verified')
  expect(licensesTexts.sampleNote).not.toMatch(/\b(are|is) (real|true|correct|verified)\b/)
})

test('[CITY-1] each city has its own path and its own text', () => {
  expect(unique(cities.map((city) => city.path.toLowerCase()))).toBe(true)
  const own = cities.flatMap((city) => [
    city.title,
    city.description,
    city.heading,
    city.lede,
    city.mapAlt,
    ...city.about,
    ...city.features.map((card) => card.text),
  ])
  expect(unique(own)).toBe(true)
  const pictures = cities.flatMap(({ picture }) => picture ?? [])
  expect(unique(pictures.map(({ name }) => name))).toBe(true)
  for (const { alt } of pictures) expect(alt).not.toBe('')
  expect(cityTexts.findAgent).toEqual({ text: 'Find an agent near you', href: '/find-Agent' })
  expect(cityTexts.learnMore.text).toBe('Learn More')
})

test.each(cities)('[CITY-1] $name is complete, with five cards and a licensed state', (city) => {
  expect(city.features.map((card) => [card.title, card.href])).toEqual([
    ['P2P Remittance', '/p2premittance'],
    ['NGO support', '/ngo'],
    ['B2B digital payments', '/b2b'],
    ['Customized app', '/customised'],
    ['Global payments agency', '/globalpayment'],
  ])
  expect(city.about.length).toBeGreaterThan(0)
  expect(city.facts.length).toBeGreaterThan(0)
  expect(city.heading).toContain(city.name)
  expect(city.breadcrumb.map((crumb) => crumb.href)).toEqual(['/', '/servicearea'])
  expect(licenses.map((license) => license.code)).toContain(city.stateCode)
  expect(city.lat).toBeGreaterThan(24)
  expect(city.lat).toBeLessThan(50)
  expect(city.lng).toBeGreaterThan(-125)
  expect(city.lng).toBeLessThan(-66)
  expect(unique(city.currencies)).toBe(true)
})

test('[CITY-1] the office is named in its own city, with its hours, and in no other', () => {
  for (const city of cities) {
    const said = textsOf(city).join(' ')
    const isThere = city.name === brand.address.city && city.stateCode === brand.address.state
    expect(said.includes('Our office'), city.name).toBe(isThere)
    expect(said.includes(brand.hours.display), city.name).toBe(isThere)
  }
})

test('[SITE-7] no text names a color that the brand may change', () => {
  const said = textsOf(serviceArea)
  expect(said.filter((text) => /\b(green|gold|blue|red|yellow|orange)\b/i.test(text))).toEqual([])
})

test('[SITE-7] hours are the same for visitors and for search engines', () => {
  const { days, opens, closes } = brand.hours
  expect(days.length).toBeGreaterThan(0)
  for (const time of [opens, closes]) expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
  expect(opens < closes).toBe(true)
})

test('[SITE-1] every page has a title and a description of its own that fit a search result', () => {
  expect(unique(pages.map((page) => page.title))).toBe(true)
  expect(unique(pages.map((page) => page.description))).toBe(true)
  for (const page of pages) {
    expect(page.title, page.path).toContain(brand.name)
    expect(page.description.length, page.path).toBeGreaterThan(70)
    expect(page.description.length, page.path).toBeLessThanOrEqual(180)
  }
})

test('[HOME-1] [HOME-2] [PAY-1] [POP-3] the fixed headings of the home page', () => {
  expect(home.hero.heading).toBe('Swift Transfers, Stronger Connections')
  expect(home.hero.subtitle).toBe(brand.tagline)
  expect(home.promo.title).toBe('Experience the Future of Payments')
  expect(home.promo.phone).toBe(brand.phones.tollFree)
  expect(home.pay.title).toBe('Your Payment, Just a Text Away')
  expect(home.popup.title).toBe(`Become a ${brand.name} Agent`)
  expect([home.popup.formTitle, home.popup.next, home.popup.close]).toEqual(['Get Started', 'Next', 'Close'])
})

test('[SLD-1] the five slides', () => {
  expect(home.features.slides.map((slide) => slide.title)).toEqual([
    'Instant Transfers',
    'Global Reach',
    'Competitive Exchange Rates',
    'Streamlined Process',
    `${capitalized(claims.support)} Customer Support`,
  ])
})

test('[PAY-2] the Text2Pay form names STOP, HELP, both policies, the call line, and why the button is off', () => {
  const { consent, help, button, whyOff } = home.pay.text2pay
  for (const part of ['STOP', 'HELP', '(/privacy-policy)', '(/term-of-use)']) expect(consent.text).toContain(part)
  expect([help.before, help.phone.display, help.after].join(' ')).toBe(
    `Call ${brand.phones.tollFree.display} for help. Text STOP to cancel.`,
  )
  expect(button).toBe('Send Amount')
  expect(whyOff).toContain('starts with an agent')
})

test('[PAY-3] the footnote says mid-market, information only, not the rate of a transfer', () => {
  expect(converterTexts.footnote).toMatch(/mid-market rate.*for information only.*do not get this rate/)
})

test('[AGF-4] [AGF-5] the fixed alerts of the inquiry form', () => {
  const { invalid, success, failure } = home.agent.form.alerts
  expect(invalid.title).toBe('Missing Details!')
  expect(invalid.text).toMatch(/^Please check and complete the required fields/)
  expect([success.title, success.text]).toEqual(['Success', 'Your application has been submitted successfully!'])
  expect([failure.title, failure.text]).toEqual(['Error', 'Something went wrong. Please try again later.'])
})

test('[FND-1] [BLG-1] headings and breadcrumbs', () => {
  expect([findAgentPage.path, findAgentPage.crumb]).toEqual(['/find-agent', 'Find an Agent'])
  expect([blogPage.path, blogPage.heading]).toEqual(['/blog', 'Latest Updates'])
  for (const page of [findAgentPage, blogPage]) expect(page.breadcrumb).toEqual([{ text: 'Home', href: '/' }])
})

test('[SITE-8] every figure about the company is one of the claims', () => {
  const amount = String.raw`(?:over |about |more than )?\$?\d[\d,.]*(?: million| billion)?`
  const kind = `(?:US |state |${mainRegion.adjective} |payout )*`
  const unit = '(?:dollars|countries|states|agents|licenses|users|transactions|transfers|languages|customers|entries)'
  const figure = new RegExp(String.raw`${amount} ${kind}${unit}\b`, 'gi')
  const allowed = [
    claims.states,
    claims.agents,
    claims.payoutCountries,
    claims.aggregatorCountries,
    claims.volume,
    claims.licenses,
    `${claims.transactions} transactions`,
    `${claims.supportLanguages.length} languages`,
    `${mainRegion.region.countries.length} ${mainRegion.adjective} countries`,
    `${countries.length} countries`,
  ]
  const stated = texts.flatMap((text) => [...text.replaceAll('**', '').matchAll(figure)].map((match) => match[0]))
  expect(stated.length).toBeGreaterThan(0)
  expect(allowed).toEqual(expect.arrayContaining(stated))
  expect(texts.filter((text) => /\b(percent|guarantee|best rate|no fees?|free of charge)/i.test(text))).toEqual([])
})

test('[RTE-1] [RTE-3] [RTE-4] inline links name a route in its canonical spelling', () => {
  const routes =
    '/ /agent /send /licenses /find-agent /privacy-policy /term-of-use /Step-by-Step-Guide /Compliance /p2premittance'
  const links = texts.flatMap((text) => [...text.matchAll(/\]\(([^)]*)\)/g)].map((match) => match[1]))
  expect(routes.split(' ')).toEqual(expect.arrayContaining(links))
})

test('[SITE-7] no text has an unfilled placeholder or a straight quote', () => {
  const templates = new Set([
    ...textsOf(locatorTexts),
    ...textsOf(home.hero.phones),
    home.agent.form.alerts.invalid.text,
  ])
  const filled = (text: string) => (templates.has(text) ? text.replaceAll(/\{[a-z]+\}/g, '') : text)
  expect(texts.filter((text) => /undefined|\{|'|"/.test(filled(text)))).toEqual([])
})

test.each(questionPages)('[PUB-4] each question of $path has an id of its own', ({ questions }) => {
  for (const { id } of questions) expect(id).toMatch(/^[a-z0-9-]+$/)
  expect(unique(questions.map(({ id }) => id))).toBe(true)
})

test('[PUB-4] a question that is reworded in the files keeps what was published in its place', () => {
  const item = { id: 'money-back', question: 'Will I get my money back?', answer: [] }
  expect(questionKey('/fraud', { ...item, question: 'Is my money gone?' })).toBe(questionKey('/fraud', item))
})

test('[PUB-3] [PUB-4] the licenses and questions of the files follow the schemas of published ones', () => {
  for (const license of licenses) expect(LicenseContent.safeParse(license).error, license.state).toBeUndefined()
  for (const [key, question] of baseline.question)
    expect(QuestionContent.safeParse(question).error, key).toBeUndefined()
})

import { expect, test } from 'vitest'
import { brand } from './brand/company.ts'
import { cities, cityTexts } from './brand/cities.ts'
import { claims } from './brand/claims.ts'
import { africa, countryNotes, regions } from './brand/countries.ts'
import { countriesUsing, currencyNames } from './currencies.ts'
import { licenses } from './brand/licenses.ts'
import { blogPage, blogTexts } from './pages/blog.ts'
import { findAgentPage, findAgentTexts, locatorTexts } from './pages/find-agent.ts'
import { converterTexts, home } from './pages/home.ts'
import { licensesPage, licensesTexts } from './pages/licenses.ts'
import { sampleRates } from './rates-sample.ts'
import { sampleAgents } from './sample-agents.ts'

const countries = regions.flatMap((region) => region.countries)
const pages = [home, licensesPage, findAgentPage, blogPage, ...cities]
const everything = [pages, cityTexts, licensesTexts, findAgentTexts, locatorTexts, blogTexts, countryNotes, licenses]

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}
const texts = textsOf(everything)

const unique = (values: string[]) => new Set(values).size === values.length

test('[CTY-1] the regions stand in the order of the tabs, Africa first', () => {
  expect(regions.map((region) => region.name)).toEqual(['Africa', 'Americas', 'APAC', 'Europe', 'GCC'])
  expect(home.countries.title).toBe('Empowering Lives in These Countries / Regions Where We Operate')
})

test('[CTY-2] the 62 countries stand under the regions and names of the specification', () => {
  const names =
    'Benin, Burkina Faso, Burundi, Cameroon, C.A Republic, Chad, Congo B, DRC, Egypt, Ethiopia, Gabon, Ghana, ' +
    'Guinea Bissau, Guinea Conakry, Ivory Coast, Kenya, Liberia, Malawi, Mali, Mozambique, Nigeria, Rwanda, ' +
    'Senegal, Sierra Leone, Somalia, South Africa, South Sudan, Tanzania, Uganda, Zambia, ' +
    'Canada, Bolivia, Brazil, Colombia, Haiti, Mexico, Paraguay, Peru, Uruguay, ' +
    'Cambodia, China, Hong Kong, India, Malaysia, Nepal, Pakistan, Philippines, ' +
    'Belgium, Cyprus, Finland, France, Germany, Greece, Italy, Malta, Netherlands, Spain, Sweden, Turkey, ' +
    'United Kingdom, Bahrain, UAE'
  expect(regions.map((region) => region.countries.length)).toEqual([30, 9, 8, 13, 2])
  expect(countries.map((country) => country.name)).toEqual(names.split(', '))
  expect(unique(countries.map((country) => country.iso2))).toBe(true)
})

test.each(countries)('[CTY-4] $name shows flag, payout type, coverage and business type', (country) => {
  expect(country.iso2).toMatch(/^[a-z]{2}$/)
  expect(country.businessType).toBe('P2P')
  expect(country.coverage.includes('All Banks')).toBe(country.payoutType.includes('Banks'))
  expect(country.coverage !== 'All Banks').toBe(country.payoutType.includes('Wallets'))
  const explained = countryNotes.map((note) => note.number)
  expect(explained).toEqual(expect.arrayContaining(country.notes))
})

test('[CTY-4] footnotes stand on the few countries that they say something about', () => {
  const noted = (number: number) => countries.filter(({ notes }) => notes.includes(number))
  expect(countryNotes.map((note) => note.number)).toEqual(countryNotes.map((_, index) => index + 1))
  expect(countries.filter(({ notes }) => notes.length === 0).length).toBeGreaterThan(countries.length / 2)
  for (const { number, text } of countryNotes) {
    expect(noted(number).length, text).toBeGreaterThan(0)
    if (text.includes('bank payout')) for (const { coverage } of noted(number)) expect(coverage).toContain('All Banks')
    const named = countries.filter(({ name }) => text.includes(`${name}:`))
    if (named.length > 0) expect(noted(number)).toEqual(named)
  }
})

test('[CNV-4] more than 100 currencies have a code, a name and decimal places', () => {
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

test('[CNV-4] a currency has a home country, or the payout countries that use it', () => {
  for (const [code, currency] of Object.entries(currencyNames)) {
    const shared = code.startsWith('X') || countriesUsing(code).length > 0
    expect('country' in currency, code).toBe(!shared)
  }
})

test('[CNV-1] the default pair is known by its exact names', () => {
  expect(currencyNames.USD.name).toBe('United States Dollar')
  expect(currencyNames.KES.name).toBe('Kenyan Shilling')
})

test('[CNV-4] every payout country’s currency is known and finds its countries again', () => {
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

test('[LIC-2] 22 states, alphabetical; only the two the specification leaves open are samples', () => {
  const named =
    'California, Colorado, Georgia, Illinois, Indiana, Kentucky, Maine, Minnesota, Missouri, Nebraska, ' +
    'North Carolina, North Dakota, South Dakota, Ohio, Tennessee, Texas, Vermont, Virginia, Washington, Wisconsin'
  const states = licenses.map((license) => license.state)
  expect(licenses).toHaveLength(claims.licenseEntries)
  expect(states).toEqual([...named.split(', '), 'Iowa', 'Maryland'].toSorted())
  expect(licenses.filter((license) => license.sample).map((license) => license.state)).toEqual(['Iowa', 'Maryland'])
  expect(unique(licenses.map((license) => license.code))).toBe(true)
})

test.each(licenses)('[LIC-2] the $state entry is complete and its number is visibly a sample', (license) => {
  const { agency } = license
  expect(license.licenseNumber).toBe(`SAMPLE-${license.code}-0001`)
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
  expect(license.disclosures.join(' ')).toContain(brand.legalName)
})

test('[LIC-2] what could not be verified is named, and nothing on the page claims it', () => {
  const marked = licenses.flatMap(({ agency, unverified = [], ...license }) =>
    unverified.map((part) => (part === 'statute' ? license.statute : agency[part])),
  )
  expect(marked).toHaveLength(26)
  for (const detail of marked) expect(detail).toEqual(expect.any(String))
  expect(licensesTexts.sampleNote).toContain('not verified')
  expect(licensesTexts.sampleNote).not.toMatch(/\b(are|is) (real|true|correct|verified)\b/)
})

/** The number in a claim such as “over 120 agents”. */
const leastOf = (claim: string) => Number(/^over (\d+)/.exec(claim)?.[1])

test('[SITE-8] the sample data holds what the claims say', () => {
  const agentStates = new Set(sampleAgents.map(({ state }) => state))
  expect(sampleAgents.length).toBeGreaterThan(leastOf(claims.agents))
  expect(agentStates.size).toBeGreaterThan(leastOf(claims.states))
  expect(licenses.map(({ code }) => code)).toEqual(expect.arrayContaining([...agentStates]))
  expect(licenses.length).toBeGreaterThan(leastOf(claims.licenses))
  expect(licenses).toHaveLength(claims.licenseEntries)
  expect(unique(sampleAgents.map(({ code }) => code))).toBe(true)
  // The grid names part of the network, and our own payout partners are part of what aggregators reach.
  expect(countries.length).toBeLessThan(leastOf(claims.payoutCountries))
  expect(leastOf(claims.payoutCountries)).toBeLessThan(leastOf(claims.aggregatorCountries))
})

test('[SITE-7] sample numbers are reserved for fiction: 555-01xx, and only 555-0199 of toll-free numbers', () => {
  const { tollFree, alternate } = brand.phones
  expect(tollFree.display).toMatch(/^\(8(00|33|44|55|66|77|88)\) 555-0199$/)
  const others = [alternate.display, ...sampleAgents.map(({ phone }) => phone)]
  for (const phone of others) expect(phone).toMatch(/^\((?!8(00|33|44|55|66|77|88)\))\d{3}\) 555-01\d\d$/)
  expect(unique(others)).toBe(true)
  for (const { display, uri } of [tollFree, alternate]) expect(uri).toBe(`tel:+1${display.replaceAll(/\D/g, '')}`)
  expect(brand.chatUrl).toContain(tollFree.uri.slice('tel:+'.length))
})

test('[CITY-1] seven cities, each at its own path and place', () => {
  expect(cities.map((city) => city.path)).toEqual([
    '/minneapolis',
    '/stpaul',
    '/stcloud',
    '/Aurora',
    '/Columbus',
    '/WashingtonSeattle',
    '/SanDiego',
  ])
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
  expect(city.about.length).toBeGreaterThanOrEqual(3)
  expect(city.facts.length).toBeGreaterThanOrEqual(3)
  expect(city.heading).toContain(city.name)
  expect(city.breadcrumb.map((crumb) => crumb.href)).toEqual(['/', '/servicearea'])
  expect(licenses.map((license) => license.code)).toContain(city.stateCode)
  expect(city.lat).toBeGreaterThan(24)
  expect(city.lat).toBeLessThan(50)
  expect(city.lng).toBeGreaterThan(-125)
  expect(city.lng).toBeLessThan(-66)
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
  expect(home.hero.subtitle).toBe('Fast Africa Money Transfer')
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
    '24/7 Customer Support',
  ])
})

test('[PAY-2] the Text2Pay form names STOP, HELP, both policies, the call line and why the button is off', () => {
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
  const kind = '(?:US |state |African |payout )*'
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
    `${claims.licenseEntries} state entries`,
    `${claims.supportLanguages.length} languages`,
    `${africa.countries.length} African countries`,
  ]
  const stated = texts.flatMap((text) => [...text.replaceAll('**', '').matchAll(figure)].map((match) => match[0]))
  expect(stated.length).toBeGreaterThan(0)
  expect(allowed).toEqual(expect.arrayContaining(stated))
  expect(texts.filter((text) => /\b(percent|guarantee|best rate|no fees?|free of charge)/i.test(text))).toEqual([])
})

test('[RTE-1] [RTE-3] [RTE-4] inline links name a route in its canonical spelling', () => {
  const routes =
    '/ /agent /licenses /find-agent /privacy-policy /term-of-use /Step-by-Step-Guide /Compliance /p2premittance'
  const links = texts.flatMap((text) => [...text.matchAll(/\]\(([^)]*)\)/g)].map((match) => match[1]))
  expect(routes.split(' ')).toEqual(expect.arrayContaining(links))
})

test('[SITE-7] no text has an unfilled place or a typewriter quote', () => {
  const templates = new Set([...textsOf(locatorTexts), home.agent.form.alerts.invalid.text])
  const filled = (text: string) => (templates.has(text) ? text.replaceAll(/\{[a-z]+\}/g, '') : text)
  expect(texts.filter((text) => /undefined|\{|'|"/.test(filled(text)))).toEqual([])
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { articles } from './articles.ts'
import { brand } from './brand/company.ts'
import { claims } from './brand/claims.ts'
import { regions } from './brand/countries.ts'
import { executives, team } from './brand/people.ts'
import { cities } from './cities.ts'
import { payoutCountries as countries } from './countries.ts'
import { countryPages } from './country-pages.ts'
import { countriesUsing, currencyNames } from './currencies.ts'
import { exampleCountry } from './example-country.ts'
import { licenses } from './licenses.ts'
import { home } from './pages/home.ts'
import { sampleAgents } from './sample-agents.ts'

const unique = (values: string[]) => new Set(values).size === values.length

/** The number in a claim such as “over 120 agents”. */
const minimumIn = (claim: string) => Number(/^over (\d+)/.exec(claim)?.[1])

/** What the specification requires of the sample brand; another company has its own cities, licenses and countries. */
describe.runIf(brand.sample)('the sample brand', () => {
  test('[CTY-1] the regions are in the order of the tabs, Africa first', () => {
    expect(regions.map((region) => region.name)).toEqual(['Africa', 'Americas', 'APAC', 'Europe', 'GCC'])
    expect(home.countries.title).toBe('Empowering Lives in These Countries / Regions Where We Operate')
  })

  test('[CTY-2] the 62 countries have the regions and names of the specification', () => {
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

  test('[PAGE-1] every country has a page', () => {
    expect(countryPages.map(({ country }) => country)).toEqual(countries)
  })

  test('[FTR-2] [FTR-3] [FTR-4] the footer links to three social networks, and names Minneapolis and 2023', () => {
    expect(brand.social.map(({ name }) => name)).toEqual(['Facebook', 'LinkedIn', 'Instagram', 'tumari.example'])
    expect([brand.address.city, brand.copyrightSince]).toEqual(['Minneapolis', 2023])
  })

  test('[SLD-1] [SITE-8] support is available 24/7', () => {
    expect(claims.support).toBe('24/7')
    expect(home.features.slides.at(-1)?.title).toBe('24/7 Customer Support')
    expect(claims.supportLanguages).toEqual(['English', 'Oromo', 'Swahili', 'Arabic', 'Amharic', 'Somali'])
    expect(brand.tagline).toBe('Fast Africa Money Transfer')
    expect(brand.hours.display).toBe('Monday to Friday, 09:00 AM to 6:00 PM')
  })

  test('[OWN-2] articles take the cities that they name from the list of cities', () => {
    const folder = join(import.meta.dirname, 'articles')
    const sources = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
    for (const { name } of cities) expect(sources.join('\n')).not.toContain(name)
    expect(articles.map(({ body }) => body).join('\n')).toContain(`a delivery van in ${cities[3]?.name}.`)
  })

  test('[ABT-1] [TEAM-1] [TRM-2] six people lead the company, which dates from 2001; About Us shows three of them; refunds last 30 minutes', () => {
    expect([claims.incorporated, claims.refundMinutes]).toEqual([2001, 30])
    expect([team.length, executives.length]).toEqual([6, 3])
    for (const { role, duty, story } of team) {
      expect(role).toMatch(/^Chief /)
      expect(`${duty} ${story} `.match(/[a-z]\. /g)?.length, role).toBeGreaterThanOrEqual(4)
    }
    for (const { profiles, name } of executives) {
      expect(
        profiles.filter(({ url }) => url.startsWith('https://linkedin.')),
        name,
      ).toHaveLength(1)
    }
  })

  test('[CNV-1] the default pair is known by its exact names', () => {
    expect(currencyNames.USD.name).toBe('United States Dollar')
    expect(exampleCountry.currency).toBe('KES')
    expect(currencyNames.KES.name).toBe('Kenyan Shilling')
  })

  test('[LIC-2] 22 states, alphabetical; only the two the specification leaves open are samples', () => {
    const named =
      'California, Colorado, Georgia, Illinois, Indiana, Kentucky, Maine, Minnesota, Missouri, Nebraska, ' +
      'North Carolina, North Dakota, South Dakota, Ohio, Tennessee, Texas, Vermont, Virginia, Washington, Wisconsin'
    const states = licenses.map((license) => license.state)
    expect(claims.licenseEntries).toBe(22)
    for (const { code, licenseNumber } of licenses) expect(licenseNumber, code).toMatch(/^XMT-\d{6}$/)
    expect(states).toEqual([...named.split(', '), 'Iowa', 'Maryland'].toSorted())
    expect(licenses.filter((license) => license.sample).map((license) => license.state)).toEqual(['Iowa', 'Maryland'])
    expect(unique(licenses.map((license) => license.code))).toBe(true)
    for (const { disclosures } of licenses) expect(disclosures.join(' ')).toContain(brand.legalName)
  })

  test('[SITE-8] the sample data supports the claims', () => {
    const agentStates = new Set(sampleAgents.map(({ state }) => state))
    expect(sampleAgents.length).toBeGreaterThan(minimumIn(claims.agents))
    expect(agentStates.size).toBeGreaterThan(minimumIn(claims.states))
    expect(licenses.map(({ code }) => code)).toEqual(expect.arrayContaining([...agentStates]))
    expect(licenses.length).toBeGreaterThan(minimumIn(claims.licenses))
    expect(licenses).toHaveLength(claims.licenseEntries)
    expect(unique(sampleAgents.map(({ code }) => code))).toBe(true)
    // The grid shows part of the network, and our own payout partners are part of the aggregators' reach.
    expect(countries.length).toBeLessThan(minimumIn(claims.payoutCountries))
    expect(minimumIn(claims.payoutCountries)).toBeLessThan(minimumIn(claims.aggregatorCountries))
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

  test('[CNV-4] a currency has a home country, or the payout countries that use it', () => {
    for (const [code, currency] of Object.entries(currencyNames)) {
      const shared = code.startsWith('X') || countriesUsing(code).length > 0
      expect('country' in currency, code).toBe(!shared)
    }
  })

  test('[CITY-1] the seven cities', () => {
    const named = ['/minneapolis', '/stpaul', '/stcloud', '/Aurora', '/Columbus', '/WashingtonSeattle', '/SanDiego']
    expect(cities.map((city) => city.path)).toEqual(expect.arrayContaining(named))
    for (const { about, facts, name } of cities) {
      expect(about.length, name).toBeGreaterThanOrEqual(3)
      expect(facts.length, name).toBeGreaterThanOrEqual(3)
    }
  })
})

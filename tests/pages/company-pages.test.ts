import { claims } from '../../content/brand/claims.ts'
import { brand } from '../../content/brand/company.ts'
import { executives as leaders, team } from '../../content/brand/people.ts'
import { expect, test } from '../support/reading.ts'

const companyTrail = (here: string) => [['Home', '/'], ['Company', '/company'], [here]]

test('[ABT-1] About Us covers the history and shows three executives with their profiles', async ({ read }) => {
  const page = await read('/aboutus')
  expect(page.breadcrumb).toEqual(companyTrail('About Us'))
  expect(page.part('history').text).toContain(String(claims.incorporated))
  const executives = page.part('executives')
  expect(executives.headings(3)).toHaveLength(leaders.length)
  const profiles = leaders.flatMap((person) => person.profiles.map(({ url }) => url))
  expect(executives.links.map(({ href }) => href)).toEqual(expect.arrayContaining(profiles))
})

test('[CMP-1] the company page links to compliance, investors, partners, team, and careers', async ({ read }) => {
  const page = await read('/company')
  const titles = ['Compliance', 'Investor Relations', 'Partnerships', 'Meet the Team', 'Careers']
  expect(page.headings(2).filter((title) => titles.includes(title))).toEqual(titles)
  const linksIn = (id: string) => page.part(id).links.map(({ href }) => href)
  expect(linksIn('compliance')).toContain('/Compliance')
  expect(linksIn('investor-relations')).toContain('/investor-relations')
  expect(linksIn('partnerships')).toContain('/partnership')
  expect(linksIn('careers')).toContain('/career')
  expect(page.part('team').links).toContainEqual({ text: 'Read More about the team', href: '/Teams' })
})

test('[CPL-1] Compliance explains the duties against money laundering and terrorist financing', async ({ read }) => {
  const page = await read('/Compliance')
  expect(page.breadcrumb).toEqual(companyTrail('Compliance'))
  const duties = ['AML/CFT', 'Bank Secrecy Act', 'OFAC', 'KYC', 'SAR', 'CTR', 'Training', 'Independent review']
  for (const duty of duties) expect(page.text).toContain(duty)
})

test('[INV-1] investors find their mailbox', async ({ read }) => {
  const page = await read('/investor-relations')
  expect(page.breadcrumb).toEqual(companyTrail('Investor Relations'))
  expect(page.links).toContainEqual({ text: brand.mailboxes.investors, href: `mailto:${brand.mailboxes.investors}` })
})

test('[PRT-1] Partnership has its four blocks', async ({ read }) => {
  const page = await read('/partnership')
  const blocks = ['Partner Ecosystem', 'Financial Institutions', 'Global Payment Aggregators', 'Fintech Innovations']
  expect(page.headings(2).slice(0, 4)).toEqual(blocks)
})

test('[TEAM-1] lists all executives, each with a role, a responsibility, and a biography', async ({ read }) => {
  const people = (await read('/Teams')).part('team').html.split('<li class="person"').slice(1)
  expect(people).toHaveLength(team.length)
  for (const [index, { name, role, duty, story }] of team.entries()) {
    for (const text of [name, role, duty, story]) expect(people[index]).toContain(text)
  }
})

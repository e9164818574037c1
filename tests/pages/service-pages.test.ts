import { brand } from '../../content/brand/company.ts'
import { claims } from '../../content/brand/claims.ts'
import { leadPopups } from '../../content/lead-forms.ts'
import { capitalized } from '../../content/number-word.ts'
import { expect, test } from '../support/reading.ts'

const serviceTrail = (here: string) => [['Home', '/'], ['Service', '/service'], [here]]

test('[SVC-1] five services and how to become an agent, each with a link', async ({ read }) => {
  const page = await read('/service')
  expect(page.part('services').links).toEqual([
    { text: 'P2P Remittance', href: '/p2premittance' },
    { text: 'NGOs', href: '/ngo' },
    { text: 'Digital Payments for B2B', href: '/b2b' },
    { text: 'Customized App', href: '/customised' },
    { text: 'Global Payments', href: '/globalpayment' },
  ])
  expect(page.part('agent').links.map(({ href }) => href)).toContain('/agent')
})

test('[PRD-1] the Remittance Package, its story, and its three cards', async ({ read }) => {
  const page = await read('/products')
  expect(page.headings(1)).toEqual(['Remittance Package'])
  expect(page.links).toContainEqual({ text: 'Read More about us', href: '/aboutus' })
  expect(page.part('tools').links).toEqual([
    { text: 'FX Calculator', href: '/#converter' },
    { text: 'Become an Agent', href: '/agent' },
    { text: 'Risk & Compliance', href: '/Compliance' },
  ])
})

test('[P2P-1] P2P remittance explains how sending and Text2Pay work', async ({ read }) => {
  const page = await read('/p2premittance')
  expect(page.breadcrumb).toEqual(serviceTrail('P2P Remittance'))
  expect(page.part('steps').headings(2)).toEqual(['How a transfer works'])
  expect(page.part('ways').text).toContain(
    'Your agent enters your details and the recipient’s. You get a text with a secure link to a ' +
      'card-payment page. You both get an instant confirmation.',
  )
})

test('[AGT-1] the agent page explains how to become one and the languages of support', async ({ read }) => {
  const page = await read('/agent')
  expect(page.breadcrumb).toEqual([['Home', '/'], ['Agent']])
  expect(page.headings(1)).toEqual([`Become a ${brand.product} service agent`])
  expect(page.part('support').text).toContain(claims.supportLanguages.join(', '))
})

test('[B2B-1] the breadcrumb of the B2B page', async ({ read }) => {
  expect((await read('/b2b')).breadcrumb).toEqual(serviceTrail('Digital Payments For B2B'))
})

test('[CAP-1] the customized app: breadcrumb, three benefits, reasons to choose it', async ({ read }) => {
  const page = await read('/customised')
  expect(page.breadcrumb).toEqual(serviceTrail('Customized App'))
  expect(page.headings(3)).toEqual(
    expect.arrayContaining(['Ease of Use', `${capitalized(claims.support)} Support`, 'Transparent Fees']),
  )
  expect(page.headings(2)).toContain('Reasons to choose it')
})

test('[NGO-1] the breadcrumb of the NGO page goes through the company page', async ({ read }) => {
  expect((await read('/ngo')).breadcrumb).toEqual([['Home', '/'], ['Company', '/company'], ['NGOs']])
})

test('[GLB-1] the breadcrumb of the global payments page goes through the services page', async ({ read }) => {
  expect((await read('/globalpayment')).breadcrumb).toEqual(serviceTrail('Global Payments'))
})

test('the popup of each service has a side panel of its own', async ({ read }) => {
  for (const { path, aside } of leadPopups) {
    const { headings, text } = (await read(path)).part('get-started')
    expect(headings(3)[0], path).toBe(aside.title)
    for (const point of aside.points) expect(text, path).toContain(point)
  }
  for (const part of ['title', 'picture'] as const)
    expect(new Set(leadPopups.map(({ aside }) => aside[part])).size).toBe(leadPopups.length)
})

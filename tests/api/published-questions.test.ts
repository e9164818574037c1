import { claims } from '../../content/brand/claims.ts'
import { licenses } from '../../content/licenses.ts'
import { baseline } from '../../content/baseline.ts'
import { problem } from '../../contract/checks/problem.ts'
import { agrees } from '../../contract/checks/wording.ts'
import type { LicenseContent } from '../../contract/license.ts'
import { RenderedPage } from '../../contract/publication.ts'
import { emptyQuestion, type QuestionContent } from '../../contract/question.ts'
import { test } from '../support/admin.ts'
import { begin, checkDraft, publications, publish, withdraw } from '../support/publishing.ts'
import { answerOf, expect, readingTest, type TestSite } from '../support/site.ts'

const page = async (site: TestSite, at: string) => (await site.get(at)).text()

const question: QuestionContent = {
  page: '/fraud',
  question: 'Do you ever text me a kumquat link?',
  answer: ['No. We never do that.', 'Call us if you get [such a text](/your-rights).'],
  position: 1,
}

test('[PUB-4] a published question is the first on its page, on /help, and found there; withdrawn, it is gone', async ({
  site,
  admin,
}) => {
  const built = await page(site, '/fraud')
  const id = await begin(admin, { kind: 'question' })
  expect((await publish(admin, id, emptyQuestion)).status).toBe(422)
  expect((await publish(admin, id, question)).status).toBe(201)
  const shown = await page(site, '/fraud')
  expect(shown.indexOf(question.question)).toBeGreaterThan(0)
  expect(shown.indexOf(question.question)).toBeLessThan(shown.indexOf('Will I get my money back?'))
  expect(shown).toContain('<a href="/your-rights">such a text</a>')
  expect(await page(site, '/help')).toMatch(/FAQPage.*kumquat/s)
  expect(await page(site, '/help?q=kumquats')).toContain('1 answer for “kumquats”')
  expect((await withdraw(admin, id)).status).toBe(201)
  expect(await page(site, '/fraud')).toBe(built)
  expect(await page(site, '/help?q=kumquats')).toContain('No answers for “kumquats”')
})

test('[PUB-4] a question of the site’s files can be changed and moved to another page', async ({ site, admin }) => {
  const [key = '', original = emptyQuestion] = [...baseline.question].find(([, { page: on }]) => on === '/fraud') ?? []
  const id = await begin(admin, { kind: 'question', key })
  const moved = { ...original, page: '/send-money-to/kenya', question: 'Moved to a country?', position: 99 }
  expect((await publish(admin, id, moved)).status).toBe(201)
  expect(await page(site, '/fraud')).not.toContain(original.question)
  expect(await page(site, '/send-money-to/kenya')).toMatch(/FAQPage.*Moved to a country\?.*<\/details>/s)
})

readingTest(
  '[PUB-4] [BEYOND-4] a search is not kept, shows no markup of its own, and is cut off when it is long',
  async ({ site }) => {
    const answer = await site.get('/help?q=%3Cscript%3Ealert(1)%3C/script%3E')
    const html = await answer.text()
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>')
    const long = await site.get(`/help?q=${'zebra+'.repeat(300)}`)
    expect(long.status).toBe(200)
    expect((await page(site, '/help?q=')).includes('If something goes wrong')).toBe(true)
    expect(await page(site, '/robots.txt')).toContain('Disallow: /help?')
  },
)

test('[PUB-3] the pages follow the licenses: status, days, as of, regulators, and the number of states', async ({
  site,
  admin,
}) => {
  const [first, second] = licenses
  if (!first || !second) throw new Error('The company has too few licenses.')
  const id = await begin(admin, { kind: 'license', key: first.code })
  const preview = async (change: Partial<LicenseContent>, at: string) => {
    const body = { draft: { ...first, ...change }, path: at }
    return (await answerOf(RenderedPage, admin.post(`${publications}/${id}/preview`, body))).html
  }
  const built = await page(site, '/licenses')
  expect(built).toContain('<dt>Status</dt><dd>Active</dd>')
  expect(built).toContain(`<dt>Active licenses</dt><dd>${licenses.length}</dd>`)
  const renewed = await preview({ expiresOn: '2028-12-31', renewedOn: '2027-01-02', asOf: '2027-01-03' }, '/licenses')
  expect(renewed).toContain('<dt>Valid until</dt><dd>December 31, 2028</dd>')
  expect(renewed).toContain('<dt>As of</dt><dd>January 3, 2027</dd>')
  const ended = { status: 'surrendered', surrenderedOn: '2027-02-01' } as const
  const list = await preview(ended, '/licenses')
  expect(list).toContain(`<dt>Active licenses</dt><dd>${licenses.length - 1}</dd>`)
  expect(list.indexOf(`id="${first.code.toLowerCase()}"`)).toBeGreaterThan(list.indexOf('Licenses we no longer hold'))
  expect(await preview(ended, '/your-rights')).not.toContain(`/licenses#${first.code.toLowerCase()}`)
  expect(await preview(ended, '/servicearea')).toMatch(
    new RegExp(`${licenses.length - 1} licensed states.*No longer licensed: ${first.state}`, 's'),
  )
  expect(await preview({ status: 'pending' }, '/licenses')).toContain('Applied for, not granted yet')

  const another = await begin(admin, { kind: 'license' })
  expect((await publish(admin, another, { ...first, licenseNumber: 'MT-2' })).status).toBe(422)
  const { problems } = await checkDraft(admin, another)
  expect(problems).toContainEqual(problem('part_invalid', 'code', 'license.state_taken'))

  // What the site says about their number stays true, or whoever withdraws one knows.
  for (const [index, { code }] of licenses.entries()) {
    const left = licenses.length - 1 - index
    const isTrue = [claims.licenses, claims.states].every((claim) => agrees(claim, left))
    const license = await begin(admin, { kind: 'license', key: code })
    expect((await withdraw(admin, license)).status, code).toBe(isTrue ? 201 : 422)
    if (!isTrue) break
  }
})

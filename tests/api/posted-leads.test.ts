import { baseline } from '../../content/baseline.ts'
import type { LeadResult } from '../../contract/lead.ts'
import type { PageSource } from '../../server/running-site.ts'
import { inquiry, lead } from '../../support/lead.ts'
import { expect, startTestSite, test, type TestSite } from '../support/site.ts'

/** Two pages whose action results are returned as JSON; everything else is the real site. */
const pages: PageSource = {
  files: new Map(),
  wrap: (handler) => handler,
  pages: (siteFor) => ({
    show: async () => new Response('page'),
    baseline: async () => baseline,
    takesForms: async (path) => ['/', '/b2b'].includes(path),
    render: async (request, visitor) => {
      const { pathname } = new URL(request.url)
      if (request.method !== 'POST') return new Response('page')
      const site = siteFor(visitor)
      const input = Object.fromEntries(await request.formData())
      const isInquiry = pathname === '/'
      const result = await (isInquiry
        ? site.recordInquiry({ ...input, agreed: 'agreed' in input })
        : site.recordLead(input))
      return Response.json(result, { status: result.status })
    },
  }),
}

async function startWithPages(settings: Record<string, string> = {}) {
  const site = await startTestSite(settings, { pages })
  return site
}

const post = (site: TestSite, path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { method: 'POST', body: new URLSearchParams(fields), headers })

const result = (answer: Response): Promise<LeadResult> => answer.json()

const inquiryForm = { ...inquiry, agreed: 'on', source: 'home', page: '/', consentVersion: 'inquiry-1' }

test('[API-9] a form posted to a page is stored as by the API, and a repeat is stored once', async () => {
  const site = await startWithPages()
  for (let i = 0; i < 2; i++) {
    const answer = await post(site, '/', inquiryForm)
    expect(answer.status).toBe(200)
    expect(await result(answer)).toEqual({ outcome: 'ok', status: 200 })
  }
  const { rows } = await site.pool.query(
    'select leads.source, leads.email, reason, version, address from leads join consents on lead_id = leads.id',
  )
  expect(rows).toEqual([
    {
      source: 'home',
      email: 'amina@mail.example',
      reason: 'New Agent Inquiry',
      version: 'inquiry-1',
      address: '127.0.0.1',
    },
  ])
})

test('[API-9] a posted form that breaks rules is refused for the same reasons as the API call', async () => {
  const site = await startWithPages()
  expect(await result(await post(site, '/', { name: '', LEADCF163: '' }))).toEqual({
    outcome: 'invalid',
    status: 422,
    problems: {
      name: { reason: 'inquiry.name_required' },
      Email: { reason: 'inquiry.email_required' },
      Phone: { reason: 'inquiry.phone_required' },
      LEADCF163: { reason: 'inquiry.reason_required' },
      agreed: { reason: 'inquiry.agreement_required' },
    },
  })
  const { agreed: _agreed, ...unticked } = lead
  expect(await result(await post(site, '/b2b', { ...unticked, source: 'b2b' }))).toMatchObject({
    outcome: 'invalid',
    problems: { agreed: { reason: 'lead.agreement_required' } },
  })
  expect(await site.count('leads')).toBe(0)
})

test('a posted form over the limit and one that cannot be stored get an error that says so', async () => {
  const site = await startWithPages({ LEAD_LIMIT_PER_MINUTE: '1' })
  await post(site, '/b2b', { ...lead, source: 'b2b' })
  const refused = await result(await post(site, '/b2b', { ...lead, name: 'Omar Ali', source: 'b2b' }))
  expect(refused).toMatchObject({ outcome: 'failed', status: 429, message: expect.stringContaining('too many') })
  await site.pool.query('drop table limits')
  const other = await startWithPages({ DATABASE_URL: site.databaseUrl })
  expect(await result(await post(other, '/b2b', { ...lead, source: 'b2b' }))).toEqual({
    outcome: 'failed',
    status: 500,
    message: 'Something went wrong. Please try again later.',
  })
})

test('only our own pages may post, behind a proxy too, and only forms', async () => {
  const site = await startWithPages({ PUBLIC_URL: 'https://company.example' })
  const from = (origin: string) => post(site, '/', inquiryForm, { origin })
  expect((await from('https://evil.example')).status).toBe(403)
  expect((await from('null')).status).toBe(403)
  expect(await site.count('leads')).toBe(0)
  expect((await from('https://company.example')).status).toBe(200)
  expect((await from(site.url)).status).toBe(200)
  expect((await site.post('/', inquiry)).status).toBe(415)
  expect((await post(site, '/', { LEADCF162: 'x'.repeat(70_000) })).status).toBe(413)
  expect((await post(site, '/Compliance', {})).status).toBe(405)
})

import { baseline } from '../../content/baseline.ts'
import type { PageSource } from '../../server/running-site.ts'
import { inquiry, inquiryCall } from '../../support/lead.ts'
import { firstAdmin } from '../support/admin.ts'
import { expect, startTestSite, test } from '../support/site.ts'

test('nobody but an admin can make the site render its pages again', async () => {
  let forgotten = 0
  const pages: PageSource = {
    files: new Map(),
    wrap: (handler) => handler,
    pages: () => ({
      show: async () => new Response('page'),
      render: async () => new Response('page'),
      baseline: async () => baseline,
      takesForms: async () => true,
      forget: () => void (forgotten += 1),
    }),
  }
  const site = await startTestSite({}, { pages })
  const admin = await firstAdmin(site)
  await admin.post('/', {})
  await site.post(inquiryCall, inquiry)
  await site.post('/api/no-such-call', {})
  await site.post('/api/jobs', {})
  expect(forgotten).toBe(0)
  await admin.send('PATCH', '/api/jobs/00000000-0000-4000-8000-000000000000/status', { status: 'active' })
  expect(forgotten).toBe(1)
})

import { bracedPath } from '../../contract/open-api.ts'
import { calls } from '../../contract/operations.ts'
import { sampleAgents } from '../../content/sample-agents.ts'
import { expect, findPageFaults, makeVacancy, test } from '../support/desk.ts'
import { submitApplication } from '../support/desk-data.ts'

test('the status page shows the state of the site @thorough', async ({ page, pool, desk: _desk }) => {
  await pool.query(`insert into backup_runs (ran_at) values (now() - interval '9 days')`)
  await page.goto('/admin/status')
  await expect(page.getByRole('heading', { level: 1, name: 'Status' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Desk' })
  await expect(menu.getByRole('link', { name: 'Status' })).toHaveAttribute('aria-current', 'page')
  const deliveries = page.getByRole('region', { name: 'Deliveries' })
  await expect(deliveries.getByRole('listitem').filter({ hasText: 'by email' })).toContainText('Not set up')
  await expect(page.getByRole('region', { name: 'Scheduled work' })).toContainText('more than a week ago')
  await expect(page.getByRole('region', { name: 'This site' })).toContainText('Sample rates')
  expect(await findPageFaults(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 760 })
  expect(await findPageFaults(page)).toEqual([])
  await pool.query(`update backup_runs set ran_at = now()`)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('region', { name: 'Scheduled work' })).not.toContainText('more than a week ago')
})

test('[OWN-3] sample data is removed after a confirmation, and only sample data @thorough', async ({
  page,
  site,
  pool,
  desk,
}) => {
  // Other tests on this site still need its sample data.
  const shop = { ...sampleAgents[0], code: 'SAMPLE-1', name: 'The Only Sample', lat: null, lng: null }
  await desk.send('POST', '/api/admin/agents', shop)
  await pool.query(`update agents set sample = (code = 'SAMPLE-1')`)
  const job = await makeVacancy(desk)
  await submitApplication(site, desk, { jobId: job.id })
  await pool.query(`update vacancies set sample = (id = $1)`, [job.id])
  await pool.query(`update price_versions set sample = false`)

  await page.goto('/admin/agents?q=only+sample')
  const row = page.getByRole('listitem').filter({ hasText: 'The Only Sample' })
  await expect(row.getByText('Sample', { exact: true })).toBeVisible()
  await page.goto('/admin/status')
  await page.getByRole('button', { name: 'Remove sample data' }).click()
  const question = page.getByRole('dialog', { name: 'Remove all sample data?' })
  await question.getByRole('button', { name: 'Keep them' }).click()
  await expect(page.getByRole('button', { name: 'Remove sample data' })).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Remove sample data' }).click()
  await expect(
    page.getByText('Removed 1 agent, 0 jobs, and 0 price books. Closed 1 job that people had applied for.'),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Sample data' })).toHaveCount(0)
  await expect(page.locator('body')).not.toBeFocused()
  const { rows } = await pool.query(`select count(*)::int as left from agents`)
  expect(rows).toEqual([{ left: sampleAgents.length }])
})

test('the page for developers describes every call, and the public site has none @thorough', async ({
  page,
  desk: _desk,
}) => {
  await page.goto('/admin/developers')
  await expect(page.getByRole('heading', { level: 1, name: 'Developers' })).toBeVisible()
  await expect(page.locator('.api-call')).toHaveCount(calls.length)
  const described = await page.locator('.api-call > code').allTextContents()
  expect(described.toSorted()).toEqual(calls.map(({ method, path }) => `${method} ${bracedPath(path)}`).toSorted())
  await expect(page.getByRole('link', { name: 'OpenAPI document' })).toHaveAttribute('href', '/api/openapi.json')
  expect(await findPageFaults(page)).toEqual([])
  expect((await page.request.get('/developers')).status()).toBe(404)
})

import { expect, faultsOf, test } from '../support/desk.ts'

test('the status page tells how the site fares', async ({ page, pool, desk: _desk }) => {
  await pool.query(`insert into backup_runs (ran_at) values (now() - interval '9 days')`)
  await page.goto('/admin/status')
  await expect(page.getByRole('heading', { level: 1, name: 'Status' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Desk' })
  await expect(menu.getByRole('link', { name: 'Status' })).toHaveAttribute('aria-current', 'page')
  const handedOn = page.getByRole('region', { name: 'Deliveries' })
  await expect(handedOn.getByRole('listitem').filter({ hasText: 'by email' })).toContainText('Not set up')
  await expect(page.getByRole('region', { name: 'Scheduled work' })).toContainText('more than a week ago')
  await expect(page.getByRole('region', { name: 'This site' })).toContainText('Sample rates')
  expect(await faultsOf(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 760 })
  expect(await faultsOf(page)).toEqual([])
  await pool.query(`update backup_runs set ran_at = now()`)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('region', { name: 'Scheduled work' })).not.toContainText('more than a week ago')
})

test('[OWN-3] sample data is removed after a question, and nothing of it is left at the desk', async ({
  page,
  desk: _desk,
}) => {
  await page.goto('/admin/agents')
  await expect(page.getByText('Sample', { exact: true }).first()).toBeVisible()
  await page.goto('/admin/status')
  await page.getByRole('button', { name: 'Remove sample data' }).click()
  const question = page.getByRole('dialog', { name: 'Remove all sample data?' })
  await question.getByRole('button', { name: 'Keep them' }).click()
  await expect(page.getByRole('button', { name: 'Remove sample data' })).toBeFocused()
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Remove sample data' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Removed \d+ agents and \d+ jobs\.$/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Sample data' })).toHaveCount(0)
  await expect(page.locator('body')).not.toBeFocused()
  await page.goto('/admin/agents')
  await expect(page.getByText('No agents yet')).toBeVisible()
})

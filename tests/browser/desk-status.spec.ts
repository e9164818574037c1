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

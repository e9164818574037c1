import { controlGroups } from '../../content/controls.ts'
import { expect, test } from '../support/browser.ts'
import { holdReact } from '../support/hold-request.ts'
import { hydrateIslands } from '../../support/hydration.ts'

const controls = controlGroups.flatMap((group) => group.controls)

test('[ITP-1 ITP-2] the overview shows one card per group, with an expandable checklist', async ({ page }) => {
  await page.goto('/itpolicy')
  await hydrateIslands(page)
  await expect(page.getByRole('tab')).toHaveText(['Overview', 'Controls'])
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
  const cards = page.getByRole('tabpanel', { name: 'Overview' }).locator('.card')
  await expect(cards).toHaveCount(5)
  for (const [index, group] of controlGroups.entries()) {
    const card = cards.nth(index)
    await expect(card.getByRole('heading')).toHaveText(group.title)
    const checks = card.getByRole('listitem')
    await expect(checks).toHaveCount(4)
    await card.getByRole('button', { name: `+${group.controls.length - 4} more` }).click()
    await expect(checks).toHaveCount(group.controls.length)
    await card.getByRole('button', { name: 'View less' }).click()
    await expect(checks).toHaveCount(4)
  }
})

test('[ITP-2] the header of a card opens the controls with its group first and in view @thorough', async ({ page }) => {
  await page.goto('/itpolicy')
  await page.getByRole('link', { name: 'Open Product in Controls' }).click()
  const panel = page.getByRole('tabpanel', { name: 'Controls' })
  await expect(panel).toBeVisible()
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
    'Product',
    'Infrastructure',
    'Organizational',
    'Internal security procedures',
    'Data and privacy',
  ])
  await expect(panel.getByRole('heading', { name: 'Product' })).toBeInViewport()
  await expect(page.locator('#product')).toBeFocused()
})

test('[ITP-2] “View all 36 controls” opens the controls @thorough', async ({ page }) => {
  await page.goto('/itpolicy')
  await page.getByRole('link', { name: 'View all 36 controls' }).click()
  await expect(page.getByRole('tab', { name: 'Controls' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('.control')).toHaveCount(36)
})

test('[ITP-3] the controls: side list, title, description, sub-items, and check mark @thorough', async ({ page }) => {
  await page.goto('/itpolicy#controls')
  const panel = page.getByRole('tabpanel', { name: 'Controls' })
  await expect(panel.getByRole('navigation', { name: 'Groups' }).getByRole('link')).toHaveCount(5)
  for (const [index, control] of controls.entries()) {
    const item = panel.locator('.control').nth(index)
    await expect(item.getByRole('heading')).toHaveText(control.title)
    await expect(item).toContainText(control.description)
    await expect(item).toContainText('In place')
    await expect(item.locator('.control-items li')).toHaveText('items' in control ? control.items : [])
  }
  await panel.getByRole('link', { name: 'Data and privacy' }).click()
  await expect(panel.getByRole('heading', { name: 'Data and privacy' })).toBeInViewport()
})

test('[ITP-3] the search filters while typing, shows the count, and helps when nothing is found', async ({ page }) => {
  await page.goto('/itpolicy#controls')
  await hydrateIslands(page)
  const search = page.getByRole('searchbox', { name: 'Search the controls' })
  const count = page.getByRole('status')
  await search.fill('password')
  await expect(count).toHaveText(/^\d controls found$/)
  await expect(page.locator('.control').first()).toContainText(/password/i)
  await search.fill('argon2id')
  await expect(count).toHaveText('1 control found')
  await expect(page.locator('.control')).toHaveCount(1)
  await search.fill('zebra')
  await expect(page.locator('.control')).toHaveCount(0)
  await expect(page.getByText('No control contains “zebra”.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).press('Enter')
  await expect(page.locator('.control')).toHaveCount(36)
  // The button is gone, so the focus of keyboard users must move elsewhere.
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('')
})

test('[ITP-1] the tabs work by keyboard and are part of the address @thorough', async ({ page }) => {
  await page.goto('/itpolicy')
  await hydrateIslands(page)
  await page.getByRole('tab', { name: 'Overview' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Controls' })).toBeFocused()
  await expect(page).toHaveURL('/itpolicy#controls')
  await page.reload()
  await expect(page.getByRole('tab', { name: 'Controls' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Controls' }).focus()
  await page.keyboard.press('Home')
  await expect(page.getByRole('tabpanel', { name: 'Overview' })).toBeVisible()
})

test('[ITP-1] a tab clicked before hydration opens after it @thorough', async ({ page }) => {
  const arrive = await holdReact(page)
  await page.goto('/itpolicy')
  await page.getByRole('tab', { name: 'Controls' }).click()
  await expect(page.getByRole('tabpanel', { name: 'Overview' })).toBeVisible()
  await arrive()
  await expect(page.getByRole('tabpanel', { name: 'Controls' })).toBeVisible()
})

test('[ITP-2] lists expanded before hydration expand after it @thorough', async ({ page }) => {
  const arrive = await holdReact(page)
  await page.goto('/itpolicy')
  const cards = page.locator('.group-card')
  await cards.first().getByRole('button').click()
  await cards.last().getByRole('button').click()
  await arrive()
  await expect(page.getByRole('button', { name: 'View less' })).toHaveCount(2)
})

test('[ITP-2] a later change of the address opens its target too @thorough', async ({ page }) => {
  await page.goto('/itpolicy')
  await page.evaluate(() => location.assign('#product'))
  await expect(page.locator('#product')).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[ITP-1 ITP-3] all groups and controls are visible @thorough', async ({ page }) => {
    await page.goto('/itpolicy')
    for (const { title } of controls)
      await expect(page.getByRole('heading', { level: 4, name: title, exact: true })).toBeVisible()
    await expect(page.locator('.check-list li:visible')).toHaveCount(36)
    await expect(page.getByRole('tab')).toHaveCount(0)
    await expect(page.getByRole('searchbox')).toHaveCount(0)
  })
})

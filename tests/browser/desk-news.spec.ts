import { newsTexts } from '../../content/admin/audit.ts'
import { addPerson, expect, findPageFaults, openDesk, signInTab, test } from '../support/desk.ts'

test('[DOOR-10] an owner sees security alerts in the menu and above the audit log, and marks them as read by keyboard @thorough', async ({
  page,
  browser,
  site,
  desk,
}) => {
  const auditor = await addPerson(desk, 'auditor')
  const { username } = await addPerson(desk, 'leads')
  await page.goto('/admin/status')
  const entry = page.getByRole('navigation').getByRole('link', { name: /^Audit \d+ security alerts$/ })
  await entry.press('Enter')
  const panel = page.getByRole('region', { name: newsTexts.title })
  await expect(panel.getByRole('listitem').first()).toContainText(`Added admin ${username} with the role Leads`)
  expect(await findPageFaults(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 760 })
  expect(await findPageFaults(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 800 })
  await panel.getByRole('button', { name: newsTexts.seen }).press('Enter')
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(entry).toHaveCount(0)
  await page.getByLabel('What').selectOption(newsTexts.title)
  await expect(page.getByText(`Added admin ${username} with the role Leads`)).toBeVisible()

  const other = await browser.newPage({ baseURL: site.url })
  await signInTab(other, (await openDesk(site, auditor)).tokens)
  await other.goto('/admin/audit')
  await expect(other.getByText(`Added admin ${username} with the role Leads`)).toBeVisible()
  await expect(other.getByRole('region', { name: newsTexts.title })).toHaveCount(0)
  await other.close()
})

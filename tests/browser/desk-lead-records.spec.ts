import { readFile } from 'node:fs/promises'
import { expect, findPageFaults, test, unique } from '../support/desk.ts'
import { submitInquiry } from '../support/desk-data.ts'

test('[LEAD-5 LEAD-6] statistics lead to the leads; a person is opted out by keyboard, and the proof of consent shows it', async ({
  page,
  site,
  desk,
}) => {
  const campaign = unique('Eid')
  const id = await submitInquiry(site, desk, {
    Phone: '6125550142',
    origin: String(new URLSearchParams({ landing: '/send', referrer: 'news.example', utm_campaign: campaign })),
  })
  await page.goto('/admin/leads')
  await page.getByRole('link', { name: 'Statistics' }).click()
  const campaigns = page.getByRole('region', { name: 'By campaign' })
  await expect(campaigns.getByRole('row', { name: new RegExp(`^${campaign} 1`) })).toBeVisible()
  await page.getByLabel('Period').selectOption('7 days')
  await expect(page).toHaveURL(/days=7/)
  expect(await findPageFaults(page)).toEqual([])
  await campaigns.getByRole('link', { name: campaign }).click()
  await expect(page.getByRole('list', { name: 'Leads' }).getByRole('listitem')).toHaveCount(1)

  await page.getByRole('link', { name: 'Opted out' }).click()
  await page.getByLabel('Email address or phone number').fill('nobody')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter an email address like')).toBeVisible()
  await page.getByLabel('Email address or phone number').fill('+1 612 555 0142')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Added to the people who opted out.')).toBeVisible()
  await page.getByLabel('Or import a CSV file').setInputFiles({
    name: 'stop.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Contact\nsahra@mail.example\nnone\n'),
  })
  await expect(page.getByText('1 added, 0 known already. No address or number in line 3.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'People who opted out' })).toContainText('(612) 555-0142')
  expect(await findPageFaults(page)).toEqual([])

  await page.goto(`/admin/leads/${id}`)
  await expect(page.getByRole('region', { name: 'Consent record' }).getByText('Number opted out')).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const file = await (await saved).path()
  expect(await readFile(file, 'utf8')).toContain(`Campaign: ${campaign}`)
})

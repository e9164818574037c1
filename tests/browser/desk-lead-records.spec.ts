import { statisticsTexts } from '../../content/admin/statistics.ts'
import { copyLeads } from '../../support/many-leads.ts'
import { expect, findPageFaults, makeVacancy, test, unique } from '../support/desk.ts'
import { download } from '../support/download.ts'
import { submitApplication, submitInquiry } from '../support/desk-data.ts'

test('[LEAD-5 LEAD-6] statistics lead to the leads; a person is opted out by keyboard, and the proof of consent shows it @thorough', async ({
  page,
  site,
  desk,
  pool,
}) => {
  const campaign = unique('Eid')
  const id = await submitInquiry(site, desk, {
    Phone: '6125550142',
    origin: String(new URLSearchParams({ landing: '/send', referrer: 'news.example', utm_campaign: campaign })),
  })
  await submitInquiry(site, desk, { LEADCF163: 'Remittance Status' })
  await page.goto('/admin/leads')
  await page.getByRole('link', { name: 'Statistics' }).click()
  const campaigns = page.getByRole('region', { name: 'By campaign' })
  await expect(campaigns.getByRole('row', { name: new RegExp(`^${campaign} 1`) })).toBeVisible()
  await page.getByLabel('Period').selectOption('7 days')
  await expect(page).toHaveURL(/days=7/)
  // Each bar is as long as the share beside it says.
  const rows = await page
    .locator('.bars tbody tr:has(rect)')
    .evaluateAll((all) =>
      all.map((row) => [
        `${Math.round(Number(row.querySelector('rect')?.getAttribute('width')))}%`,
        row.lastElementChild?.textContent,
      ]),
    )
  expect(rows.length).toBeGreaterThan(3)
  expect(rows.map(([drawn]) => drawn)).toEqual(rows.map(([, said]) => said))
  expect(await findPageFaults(page)).toEqual([])
  await campaigns.getByRole('link', { name: campaign }).click()
  // The list has the days that the statistics are about: today and six before it.
  await expect(page.getByLabel('Received')).toHaveValue('6')
  await expect(page.getByRole('list', { name: 'Leads' }).getByRole('listitem')).toHaveCount(1)

  await page.getByRole('link', { name: 'Opted out' }).click()
  await page.getByLabel('Email address or phone number').fill('nobody')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter an email address like')).toBeVisible()
  // The form is not sent again before the list is up to date.
  await expect(page.getByRole('button', { name: 'Add', exact: true })).not.toHaveAttribute('aria-busy')
  await page.getByLabel('Email address or phone number').fill('+1 612 555 0142')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Added to the opt-out list.')).toBeVisible()
  await page.getByLabel('Or import a CSV file').setInputFiles({
    name: 'stop.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Contact\nsahra@mail.example\nnone\nnobody\n'),
  })
  await expect(page.getByText('1 added, 0 already on the list. No address or number on lines 3, 4.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'People who opted out' })).toContainText('(612) 555-0142')
  expect(await findPageFaults(page)).toEqual([])

  await page.goto(`/admin/leads/${id}`)
  await expect(page.getByRole('region', { name: 'Consent record' }).getByText('Number opted out')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Consent record' })).toContainText('127.0.0.1')
  expect(await findPageFaults(page)).toEqual([])
  const { text } = await download(page, () => page.getByRole('button', { name: 'Save as a file' }).click())
  expect(text).toContain(`Campaign: ${campaign}`)

  // The shares are of all leads, also where not every campaign is listed.
  await copyLeads(pool, 60)
  await page.goto('/admin/lead-statistics')
  await expect(campaigns.getByRole('row')).toHaveCount(16)
  await expect(campaigns).toContainText(statisticsTexts.mostFrequent(15))
  const heading = await page.getByText(/leads, not counting spam/).innerText()
  const shares = await campaigns
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map(({ lastElementChild: share }) => [share?.previousElementSibling?.textContent, share?.textContent]),
    )
  expect(shares.map(([, share]) => share)).toEqual(
    shares.map(([count]) => `${Math.round((100 * Number(count)) / Number.parseInt(heading))}%`),
  )
})

test('[HIRE-8 HIRE-9] a reason for not selecting is chosen and counted, and what a person sent is shown together @thorough', async ({
  page,
  site,
  desk,
}) => {
  const contact = { email: `${unique('hodan').replace(' ', '.')}@mail.example` }
  const job = await makeVacancy(desk, { jobTitle: unique('Counted') })
  const id = await submitApplication(site, desk, { ...contact, jobTitle: job.jobTitle })
  await submitInquiry(site, desk, { Email: contact.email, Phone: '6515550199' })
  await desk.send('PATCH', `/api/applications/${id}/stage`, { stage: 'declined' })
  await page.goto(`/ApplicantDetails/${id}`)
  await page.getByLabel('Why they were not selected').selectOption('Languages do not match')
  await expect(page.getByText('Noted why')).toBeVisible()
  await expect(page.locator('.applicant-aside > :not(.panel)')).toHaveCount(0)
  await page.getByRole('region', { name: 'From the same person' }).getByRole('link', { name: 'Lead: ' }).click()
  await page.getByRole('region', { name: 'From the same person' }).getByRole('link', { name: job.jobTitle }).click()
  await page.goto('/admin/hiring-statistics')
  const reasons = page.getByRole('region', { name: 'Why applicants were not selected' })
  await expect(reasons.getByRole('row', { name: /^Languages do not match 1/ })).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(`^${job.jobTitle} 0 0 0 0 0 1`) })).toBeVisible()
  expect(await findPageFaults(page)).toEqual([])
})

import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../support/browser.ts'
import {
  chooseFiles,
  enterAnswers,
  enterApplication,
  inkOn,
  openApplication,
  restored,
  saved,
  showPad,
  submitButton,
} from '../support/fill-application.ts'
import { alertOf } from '../support/fill-form.ts'
import { storedFiles } from '../support/stored-files.ts'

/** Draws a line on the pad, from one part of its width to another. */
async function drawLine(
  page: Page,
  from: number,
  to: number,
  during: () => Promise<unknown> = () => Promise.resolve(),
) {
  const box = await showPad(page)
  await page.mouse.move(box.x + box.width * from, box.y + 60)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * ((from + to) / 2), box.y + 80, { steps: 5 })
  await during()
  await page.mouse.move(box.x + box.width * to, box.y + 60, { steps: 5 })
  await page.mouse.up()
}

test('[APP-6] strokes added after rotating the phone are sent @thorough', async ({ page, site }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const job = await openApplication(page)
  await enterAnswers(page)
  await chooseFiles(page)
  await drawLine(page, 0.1, 0.3)
  await page.setViewportSize({ width: 740, height: 360 })
  await drawLine(page, 0.1, 0.95)
  const shown = await page.locator('.signature-pad canvas').evaluate((canvas) => canvas.clientWidth)
  await submitButton(page).click()
  await expect(alertOf(page)).toContainText('Application submitted successfully!')
  const [png] = await storedFiles(site.dataDir, job?.id, 'signatureImage')
  const { width } = await sharp(png).metadata()
  // Two pixels for each one of the screen.
  expect(width).toBeGreaterThan(shown * 0.8 * 2)
})

test('[APP-6] rotating the phone during a stroke loses no stroke, and the pad still works @thorough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 500 })
  await openApplication(page)
  await drawLine(page, 0.1, 0.2)
  const first = await inkOn(page)
  await drawLine(page, 0.3, 0.5, () => page.setViewportSize({ width: 600, height: 500 }))
  await expect.poll(async () => (await inkOn(page)).ink).toBeGreaterThan(first.ink)
  const second = await inkOn(page)
  await drawLine(page, 0.6, 0.9)
  expect((await inkOn(page)).ink).toBeGreaterThan(second.ink)
})

test('[APP-6] when the code of the pad does not load, the form says what to do, and a typed name is sent @thorough', async ({
  page,
}) => {
  await page.route(/\/signature_pad-.*\.js/, (route) => route.abort())
  await openApplication(page)
  await enterAnswers(page)
  await chooseFiles(page)
  const notice = page.getByRole('alert').filter({ hasText: 'The signature pad could not be loaded.' })
  await page.locator('.signature-pad').scrollIntoViewIfNeeded()
  await expect(notice).toBeVisible()
  await page.getByLabel('I cannot draw. Use my typed name as my signature.').check()
  await expect(notice).toHaveCount(0)
  await submitButton(page).click()
  await expect(alertOf(page)).toContainText('Application submitted successfully!')
})

test('[APP-6] a restored drawing is sent as it was drawn, even though the code of the pad does not load @thorough', async ({
  page,
  site,
}) => {
  const job = await openApplication(page)
  await enterApplication(page)
  await saved(page)
  const drawn = await inkOn(page)
  await page.route(/\/signature_pad-.*\.js/, (route) => route.abort())
  await page.reload()
  await restored(page)
  await submitButton(page).click()
  await expect(alertOf(page)).toContainText('Application submitted successfully!')
  const [png] = await storedFiles(site.dataDir, job?.id, 'signatureImage')
  const pixels = await sharp(png).greyscale().raw().toBuffer()
  // The image has four pixels for each one of the pad.
  const ink = pixels.filter((pixel) => pixel < 255).length / 4
  expect(Math.abs(ink / drawn.ink - 1)).toBeLessThan(0.2)
})

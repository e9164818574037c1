import type { Page } from '@playwright/test'
import { brand } from '../../content/brand/company.ts'
import { expect, test, withMotion } from '../support/browser.ts'
import { openHome, stopTime } from '../support/home.ts'

const intro = (page: Page) => page.getByRole('region', { name: 'Pay for a transfer from one text message' })
const video = (page: Page) => page.locator('video')
const seconds = (page: Page) => video(page).evaluate((player: HTMLVideoElement) => player.currentTime)

test.use(withMotion)

test('[HOME-3] the intro explains how to pay by text, with store links and a description of the video @thorough', async ({
  page,
}) => {
  await openHome(page)
  await expect(intro(page).getByRole('listitem').filter({ hasText: 'secure link' })).toBeVisible()
  await expect(intro(page).getByRole('link', { name: 'App Store' })).toHaveAttribute('href', brand.stores.ios)
  await expect(intro(page).getByRole('link', { name: 'Google Play' })).toHaveAttribute('href', brand.stores.android)
  await intro(page).getByText('Read what the video shows').click()
  await expect(intro(page).getByText(/An agent types a transfer/)).toBeVisible()
})

test('[HOME-3] the video plays by itself without sound, is paused after 3 seconds, and plays again', async ({
  page,
}) => {
  await stopTime(page)
  await openHome(page)
  await expect(video(page)).toHaveAttribute('poster', /text2pay-poster/)
  await expect(video(page)).toHaveAttribute('playsinline')
  expect(await video(page).evaluate((player: HTMLVideoElement) => player.muted)).toBe(true)
  await video(page).scrollIntoViewIfNeeded()

  const pause = intro(page).getByRole('button', { name: 'Pause the video' })
  const again = intro(page).getByRole('button', { name: 'Play the video again' })
  await expect(pause).toBeVisible()
  await page.clock.runFor(2999)
  await expect(pause).toBeVisible()
  await page.clock.runFor(1)
  await expect(again).toBeVisible()
  expect(await video(page).evaluate((player: HTMLVideoElement) => player.paused)).toBe(true)

  const startsAt = video(page).evaluate(
    (player: HTMLVideoElement) =>
      new Promise((resolve) => player.addEventListener('seeking', () => resolve(player.currentTime), { once: true })),
  )
  await again.click()
  expect(await startsAt).toBe(0)
  await expect(pause).toBeVisible()
  await page.clock.runFor(6000)
  await expect(pause).toBeVisible()
  await pause.click()
  await expect(intro(page).getByRole('button', { name: 'Play the video', exact: true })).toBeVisible()
})

test('[HOME-3] the video is not downloaded before it is in view @thorough', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await openHome(page)
  expect(fetched.filter((path) => path.startsWith('/video/'))).toEqual([])
})

test('[HOME-3] with reduced motion it does not play until asked @thorough', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHome(page)
  await video(page).scrollIntoViewIfNeeded()
  await video(page).evaluate(
    (player) => new Promise((seen) => new IntersectionObserver(seen, { threshold: 0.5 }).observe(player)),
  )
  const play = intro(page).getByRole('button', { name: 'Play the video', exact: true })
  await expect(play).toBeVisible()
  expect(await seconds(page)).toBe(0)
  await play.click()
  await expect(intro(page).getByRole('button', { name: 'Pause the video' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[HOME-3] the video has the browser’s own controls @thorough', async ({ page }) => {
    await page.goto('/')
    await expect(video(page)).toHaveAttribute('controls')
    await expect(page.getByRole('button', { name: /the video/ })).toHaveCount(0)
  })
})

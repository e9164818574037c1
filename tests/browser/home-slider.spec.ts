import type { Page } from '@playwright/test'
import { claims } from '../../content/brand/claims.ts'
import { capitalized } from '../../content/number-word.ts'
import { expect, test, withMotion } from '../support/browser.ts'
import { openHome, stopTime } from '../support/home.ts'

const titles = [
  'Instant Transfers',
  'Global Reach',
  'Competitive Exchange Rates',
  'Streamlined Process',
  `${capitalized(claims.support)} Customer Support`,
]
const slider = (page: Page) => page.getByRole('region', { name: 'What you can count on' })

/** The visible slides, from left to right. */
const shown = (page: Page) =>
  page.locator('.slider').evaluate((frame) => {
    const { left, right } = frame.getBoundingClientRect()
    return [...frame.querySelectorAll('li')]
      .map((slide) => ({ title: slide.querySelector('h3')?.textContent, box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.left >= left - 1 && box.right <= right + 1)
      .toSorted((one, other) => one.box.left - other.box.left)
      .map(({ title }) => title)
  })
const expectShown = (page: Page, from: number, count = 3) =>
  expect.poll(() => shown(page)).toEqual([0, 1, 2].slice(0, count).map((place) => titles[(from + place) % 5]))

test.use(withMotion)

test('[SLD-2] three, two, or one slide at once, depending on the width, looping in both directions @thorough', async ({
  page,
}) => {
  await stopTime(page)
  await openHome(page)
  const next = slider(page).getByRole('button', { name: 'Next slide' })
  const previous = slider(page).getByRole('button', { name: 'Previous slide' })
  // All slides once around at one width, and past the end and back at every width.
  for (const first of [1, 2, 3, 4, 0]) {
    await next.click()
    await expectShown(page, first)
  }
  for (const [width, count, reducedMotion] of [
    [1280, 3, 'no-preference'],
    // Where only the number of slides changes, nothing needs to be seen moving.
    [992, 3, 'reduce'],
    [991, 2, 'reduce'],
    [600, 2, 'reduce'],
    [599, 1, 'reduce'],
    [360, 1, 'no-preference'],
  ] as const) {
    await test.step(`${count} at ${width} px`, async () => {
      await page.emulateMedia({ reducedMotion })
      await page.setViewportSize({ width, height: 900 })
      await expectShown(page, 0, count)
      await previous.click()
      await expectShown(page, 4, count)
      await next.click()
      await expectShown(page, 0, count)
    })
  }
})

test('[SLD-2] the slides advance every 3000 ms, in 500 ms', async ({ page }) => {
  await stopTime(page)
  await openHome(page)
  await expect(page.locator('.slides > li').first()).toHaveCSS('transition', /^translate 0\.5s/)
  await page.clock.runFor(2999)
  await expectShown(page, 0)
  await page.clock.runFor(1)
  await expectShown(page, 1)
  await page.clock.runFor(3000)
  await expectShown(page, 2)
})

test('[SLD-3] it pauses under the pointer, with the focus, in a hidden tab, and by its control', async ({ page }) => {
  await stopTime(page)
  await openHome(page)
  await slider(page).scrollIntoViewIfNeeded()

  const hide = (hidden: boolean) =>
    page.evaluate((value) => Object.defineProperty(document, 'hidden', { configurable: true, value }), hidden)
  const control = (name: string) => slider(page).getByRole('button', { name })
  const pauses: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
    ['under the pointer', () => page.locator('.slider').hover(), () => page.mouse.move(0, 0)],
    [
      'with the focus',
      () => control('Previous slide').focus(),
      () => page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur()),
    ],
    ['in a hidden tab', () => hide(true), () => hide(false)],
    [
      'by its control',
      async () => {
        await control('Pause the slides').click()
        await page.mouse.move(0, 0)
      },
      () => control('Play the slides').click(),
    ],
  ]
  for (const [first, [how, pause, resume]] of pauses.entries()) {
    await test.step(how, async () => {
      await pause()
      await page.clock.runFor(9000)
      await expectShown(page, first)
      await resume()
      await page.clock.runFor(3000)
      await expectShown(page, first + 1)
    })
  }
})

test('[SLD-3] with reduced motion it does not play, and jumps without animation @thorough', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await stopTime(page)
  await openHome(page)
  await page.clock.runFor(9000)
  await expectShown(page, 0)
  await expect(slider(page).getByRole('button', { name: 'Play the slides' })).toBeVisible()
  await expect(page.locator('.slides > li').first()).toHaveCSS('transition-duration', '0s')
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 760 }, hasTouch: true, isMobile: true })

  test('[SLD-2] a swipe moves the slides @thorough', async ({ page }) => {
    await stopTime(page)
    await openHome(page)
    await page.locator('.slider').scrollIntoViewIfNeeded()
    const swipe = (from: number, to: number) =>
      page.locator('.slider').evaluate(
        (frame, [down, up]) => {
          const touch = { pointerType: 'touch', isPrimary: true, bubbles: true }
          frame.dispatchEvent(new PointerEvent('pointerdown', { ...touch, clientX: down }))
          frame.dispatchEvent(new PointerEvent('pointerup', { ...touch, clientX: up }))
        },
        [from, to] as const,
      )
    await swipe(300, 100)
    await expectShown(page, 1, 1)
    await swipe(100, 300)
    await expectShown(page, 0, 1)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[SLD-1] the slides are a scrolling row, without controls that do nothing @thorough', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('.slider')).toHaveCSS('overflow-x', 'auto')
    for (const title of titles) await expect(page.getByRole('heading', { name: title })).toBeAttached()
    await expect(page.getByRole('button', { name: 'Next slide' })).toBeHidden()
  })
})

import { cities } from '../../content/cities.ts'
import type { Page } from '@playwright/test'
import { brand } from '../../content/brand/company.ts'
import { header as texts } from '../../content/navigation.ts'
import { quoteTexts } from '../../content/pages/send.ts'
import { expect, test, withMotion } from '../support/browser.ts'
import { skipFirstVisit } from '../support/home.ts'
import { openHydrated } from '../../support/hydration.ts'
import { layoutShift } from '../support/layout-shift.ts'
import { findUnpressed } from '../support/pressed.ts'
import { cityPath } from '../../support/public-paths.ts'
import { openJobs } from '../support/open-jobs.ts'

const lastCity = cities.at(-1)
if (!lastCity) throw new Error('The brand serves no city.')

const desk = { width: 1280, height: 900 }
const phone = { width: 360, height: 760 }

/** The two pages of a job, whose ids come from the database. */
const jobPaths = new Map([
  ['page of a job', async (page: Page) => `/careerpagedetails/${await firstJob(page)}`],
  ['application form', async (page: Page) => `/Jobapplicationform/${await firstJob(page)}`],
])

async function firstJob(page: Page): Promise<string> {
  const [job] = await openJobs(page.request)
  return job?.id ?? ''
}

/** How far the label of each field is from the top of the page. */
const labelPlaces = (page: Page) =>
  page
    .locator('main label:visible')
    .evaluateAll((labels) => labels.map((label) => Math.round(label.getBoundingClientRect().top + scrollY)))

test.describe('header', () => {
  test('[HDR-1] the logo links to the home page', async ({ page }) => {
    await page.goto('/Compliance')
    await page.getByRole('link', { name: `${brand.name}, home` }).click()
    await expect(page).toHaveURL('/')
  })

  test('[HDR-2 HDR-7] the menus open by click, one at a time, and report their state', async ({ page }) => {
    await page.goto('/Compliance')
    const services = page.getByRole('button', { name: 'Services' })
    const company = page.getByRole('button', { name: 'Company' })
    await services.click()
    await expect(page.locator('#menu-services')).toBeVisible()
    await expect(services).toHaveAttribute('aria-expanded', 'true')
    await company.click()
    await expect(page.locator('#menu-company')).toBeVisible()
    await expect(page.locator('#menu-services')).toBeHidden()
    await expect(services).toHaveAttribute('aria-expanded', 'false')
    await page.mouse.click(900, 700)
    await expect(page.locator('#menu-company')).toBeHidden()
    await expect(company).toHaveAttribute('aria-expanded', 'false')
  })

  test('[HDR-2] a menu is below its button and in the window, even where the button is not known to have opened it @thorough', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 400 })
    await page.goto('/Compliance')
    // Some browsers do not use the button that opens a popover as its anchor. This popover has none.
    await page.locator('#menu-company').evaluate((menu: HTMLElement) => menu.showPopover())
    const button = await page.getByRole('button', { name: 'Company' }).boundingBox()
    const menu = await page.locator('#menu-company').boundingBox()
    if (!button || !menu) throw new Error('The menu is not shown.')
    expect(menu.x).toBeCloseTo(button.x, 0)
    expect(menu.y).toBeGreaterThan(button.y + button.height)
    expect(menu.y + menu.height).toBeLessThan(400)
  })

  test('[HDR-3] Our Service Area opens inside Company and holds the cities', async ({ page }) => {
    await page.goto('/Compliance')
    await page.getByRole('button', { name: 'Company' }).click()
    const menu = page.locator('#menu-company')
    const area = menu.getByText('Our Service Area')
    await expect(menu.getByRole('link', { name: lastCity.name })).toBeHidden()
    await area.click()
    for (const { name } of cities) await expect(menu.getByRole('link', { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Company' }).click()
    await expect(menu.getByRole('link', { name: lastCity.name })).toBeVisible()
    await menu.getByRole('link', { name: lastCity.name }).click()
    await expect(page).toHaveURL(lastCity.path)
  })

  test('[HDR-4] Find an agent is one click away on a desktop', async ({ page }) => {
    await page.goto('/Compliance')
    await page.getByRole('banner').getByRole('link', { name: 'Find an agent' }).first().click()
    await expect(page).toHaveURL('/find-agent')
  })

  test('[HDR-4 HDR-7] on a phone the menu button opens one sheet with every link', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/Compliance')
    const button = page.getByRole('button', { name: 'Menu' })
    await button.click()
    const sheet = page.locator('#site-menu')
    await expect(sheet).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await sheet.getByText('Services', { exact: true }).click()
    await expect(sheet.getByRole('link', { name: 'NGOs' })).toBeVisible()
    await sheet.getByText('Company', { exact: true }).click()
    await expect(sheet.getByRole('link', { name: 'NGOs' })).toBeHidden()
    await sheet.getByText('Our Service Area').click()
    await expect(sheet.getByRole('link', { name: lastCity.name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('[HDR-5] both support numbers can be called', async ({ page }) => {
    await page.goto('/Compliance')
    const banner = page.getByRole('banner')
    await expect(banner.getByText(texts.support).first()).toBeVisible()
    for (const number of [brand.phones.tollFree, brand.phones.alternate]) {
      await expect(banner.getByRole('link', { name: number.display }).first()).toHaveAttribute('href', number.uri)
    }
  })

  test('[HDR-4 HDR-5] the button and the support line stay in the bar as long as they fit @thorough', async ({
    page,
  }) => {
    await page.goto('/Compliance')
    const bar = page.locator('.header-bar')
    for (const width of [480, 600, 640, 768, 900, 991, 992, 1100, 1200, 1280, 1920]) {
      await page.setViewportSize({ width, height: 700 })
      await expect(bar.getByRole('link', { name: 'Find an agent' })).toBeInViewport({ ratio: 1 })
      if (width >= 640) await expect(bar.getByText(texts.support)).toBeInViewport({ ratio: 1 })
      await expect(bar.locator(`a[href="${brand.phones.tollFree.uri}"]:visible`)).toHaveCount(1)
      // All in one row.
      expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(width === 1920 ? 90 : 80)
    }
  })

  test('[HDR-4] in a short window every part of the phone menu can be reached @thorough', async ({ page }) => {
    for (const viewport of [
      { width: 320, height: 256 },
      { width: 667, height: 375 },
    ]) {
      await page.setViewportSize(viewport)
      await page.goto('/Compliance')
      await page.getByRole('button', { name: 'Menu' }).click()
      const sheet = page.locator('#site-menu')
      await sheet.getByText('Services', { exact: true }).click()
      for (const link of await sheet.getByRole('link').all()) {
        await link.scrollIntoViewIfNeeded()
        await expect(link).toBeInViewport({ ratio: 1 })
      }
    }
  })

  test('[HDR-6] the scrolled style is on below 50 pixels and off above', async ({ page }) => {
    await page.goto('/Compliance')
    const header = page.getByRole('banner')
    await page.evaluate(() => scrollTo(0, 51))
    await expect(header).toHaveClass(/is-scrolled/)
    await page.evaluate(() => scrollTo(0, 50))
    await expect(header).not.toHaveClass(/is-scrolled/)
  })

  test('[HDR-7] the menus work by keyboard alone', async ({ page }) => {
    await page.goto('/Compliance')
    const services = page.getByRole('button', { name: 'Services' })
    await services.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('#menu-services')).toBeVisible()
    await page.keyboard.press('Space')
    await expect(page.locator('#menu-services')).toBeHidden()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('link', { name: 'All services' }).first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('#menu-services').getByRole('link', { name: 'P2P Remittance' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(page.locator('#menu-services').getByRole('link', { name: 'Global Payments' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('#menu-services').getByRole('link', { name: 'All services' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('#menu-services')).toBeHidden()
    await expect(services).toBeFocused()

    const company = page.locator('#menu-company')
    await page.getByRole('button', { name: 'Company', exact: true }).press('ArrowDown')
    await page.keyboard.press('End')
    await expect(company.locator('summary')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('End')
    await expect(company.getByRole('link').last()).toBeFocused()
  })

  test('[HDR-7] a page restored from the history has its menu closed @thorough', async ({ page }) => {
    await page.goto('/Compliance')
    await page.getByRole('button', { name: 'Services' }).click()
    await page.locator('#menu-services').getByRole('link', { name: 'NGOs' }).click()
    // Going back while the page is still loading would cancel it before it is part of the history.
    await page.waitForURL('/ngo')
    await page.goBack()
    await expect(page.locator('#menu-services')).toBeHidden()
  })
})

test('pointing at a link prefetches its page @thorough', async ({ page }) => {
  await page.goto('/Compliance')
  const link = page.getByRole('link', { name: `${brand.name}, home` })
  await link.hover()
  const wasPrefetched = async () => {
    await link.hover()
    await link.click()
    await page.waitForURL('/')
    const [entry] = await page.evaluate(() => performance.getEntriesByType('navigation').map((each) => each.toJSON()))
    if (entry?.deliveryType === 'navigational-prefetch') return true
    await page.goBack()
    return false
  }
  await expect.poll(wasPrefetched).toBe(true)
})

test('[FTR-1 FTR-2 FTR-3 FTR-4] the footer: columns, social networks, office, and authorization', async ({ page }) => {
  await page.goto('/Compliance')
  const footer = page.getByRole('contentinfo')
  await test.step('four columns and the Agent Portal note', async () => {
    for (const title of ['Services', 'Company', 'Others', 'Contact Details']) {
      await expect(footer.getByRole('heading', { name: title, exact: true })).toBeVisible()
    }
    await expect(footer.getByText('Agent Portal')).toBeVisible()
  })
  await test.step('links to the social networks and the company site', async () => {
    for (const place of brand.social) {
      await expect(footer.getByRole('link', { name: place.name, exact: true })).toHaveAttribute('href', place.url)
    }
  })
  await test.step('the office’s address, contacts, and hours', async () => {
    await expect(footer.getByText(`${brand.address.city}, ${brand.address.state}`)).toBeVisible()
    await expect(footer.getByRole('link', { name: brand.mailboxes.info })).toHaveAttribute(
      'href',
      `mailto:${brand.mailboxes.info}`,
    )
    for (const number of Object.values(brand.phones)) {
      await expect(footer.getByRole('link', { name: number.display })).toHaveAttribute('href', number.uri)
    }
    await expect(footer.getByText(brand.hours.display)).toBeVisible()
  })
  await test.step('the authorization, the NMLS id and the copyright', async () => {
    await expect(footer.getByText(/authorized to transmit money in many US states\. NMLS ID \d+/)).toBeVisible()
    await expect(footer.getByText(`© ${brand.copyrightSince}–${new Date().getFullYear()}`)).toBeVisible()
  })
})

/** The chat button is hidden, or at a place where it touches none of these. */
const expectClear = (page: Page, selector: string) =>
  expect
    .poll(() =>
      page.locator('.chat-button').evaluate((button, kept) => {
        if (button.matches('.is-moving')) return 'moving'
        if (button.matches('.is-aside')) return []
        const { left, right, top, bottom } = button.getBoundingClientRect()
        const isUnder = (box: DOMRect) => box.left < right && box.right > left && box.top < bottom && box.bottom > top
        return Array.from(document.querySelectorAll(kept))
          .filter((each) => isUnder(each.getBoundingClientRect()))
          .map(({ outerHTML }) => outerHTML.slice(0, 80))
      }, selector),
    )
    .toEqual([])

test.describe('chat button', () => {
  test('[SITE-6] is round, 60 px, 20 px from the corner on a desktop and on a phone', async ({ page }) => {
    await page.goto('/term-of-use')
    const button = page.getByRole('link', { name: 'Chat with us on WhatsApp' })
    await expect(button).toHaveAttribute('href', brand.chatUrl)
    for (const viewport of [desk, phone]) {
      await page.setViewportSize(viewport)
      await expect(button).toHaveCSS('border-radius', '50%')
      await expect(button).toHaveCSS('position', 'fixed')
      await expect(button).toHaveCSS('right', '20px')
      await expect(button).toHaveCSS('bottom', '20px')
      const box = await button.boundingBox()
      expect(box).toMatchObject({ width: 60, height: 60 })
    }
  })

  test('[SITE-6] it lets a tap through to a control that lies under it @thorough', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto('/licenses')
    await page.evaluate(() => {
      const last = [...document.querySelectorAll('summary.accordion-head')].at(-1)
      const top = (last?.getBoundingClientRect().top ?? 0) + scrollY
      scrollTo(0, top - innerHeight + 60)
    })
    await expect(page.locator('.chat-button')).toHaveClass(/is-aside/)
    await page.mouse.click(phone.width - 50, phone.height - 40)
    await expect(page).toHaveURL(/licenses$/)
  })

  test('[SITE-6] at rest, it covers no amount of a price @thorough', async ({ page }) => {
    await page.goto('/send')
    const amounts = page.getByRole('region', { name: quoteTexts.result.title }).locator('dd')
    for (const viewport of [{ width: 1280, height: 720 }, phone]) {
      await page.setViewportSize(viewport)
      for (const amount of await amounts.all()) {
        await amount.evaluate((element) => {
          const { top } = element.getBoundingClientRect()
          scrollTo({ top: scrollY + top - innerHeight + 60, behavior: 'instant' })
        })
        await expectClear(page, 'main dd')
      }
    }
  })

  test('[SITE-6 APP-6] at rest, it leaves all of the signature pad to the pen @thorough', async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(`/Jobapplicationform/${await firstJob(page)}`)
    for (const below of [40, 100, 160]) {
      await page.locator('.signature-pad').evaluate((pad, shown) => {
        scrollTo({ top: scrollY + pad.getBoundingClientRect().top - innerHeight + shown, behavior: 'instant' })
      }, below)
      await expectClear(page, '.signature-pad')
    }
  })

  test('[SITE-6] at rest, it covers no control on a phone, and is there at most scroll positions @thorough', async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await skipFirstVisit(page)
    for (const path of ['/', '/ngo', `/Jobapplicationform/${await firstJob(page)}`]) {
      await page.goto(path)
      const shown: boolean[] = []
      const height = await page.evaluate(() => document.body.scrollHeight - innerHeight)
      for (let top = 40; top < height; top += Math.round(phone.height * 0.7)) {
        await page.evaluate(async (y) => {
          scrollTo({ top: y, behavior: 'instant' })
          for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
        }, top)
        await expect(page.locator('.chat-button')).not.toHaveClass(/is-moving/)
        const look = () =>
          page.evaluate(() => {
            const chat = document.querySelector('.chat-button')
            if (chat?.classList.contains('is-aside')) return 'not shown'
            const lift = Number.parseFloat(getComputedStyle(chat ?? document.body).getPropertyValue('--lift')) || 0
            const [x, y] = [document.documentElement.clientWidth - 50, innerHeight - 50 - lift]
            const under = document.elementsFromPoint(x, y).filter((element) => !chat?.contains(element))
            const control = under.find((element) =>
              element.closest('a[href], button, input, select, textarea, summary'),
            )
            return control?.outerHTML.slice(0, 80) ?? 'shown'
          })
        // A control may appear with its script.
        await expect.poll(look, `${path} at ${top}`).toMatch(/^(?:not )?shown$/)
        shown.push((await look()) === 'shown')
      }
      expect(shown.filter(Boolean).length / shown.length, path).toBeGreaterThan(0.5)
    }
  })
})

test.describe('reveal', () => {
  test.use(withMotion)

  test('[SITE-5] sections below the fold are revealed once, in 900 ms', async ({ page }) => {
    await page.goto('/p2premittance')
    const section = page.locator('.reveal').last()
    await page.evaluate(() => scrollTo(0, 10))
    await expect(section).toHaveClass(/is-waiting/)
    await section.scrollIntoViewIfNeeded()
    await expect(section).not.toHaveClass(/is-waiting/)
    await expect(section).toHaveCSS('transition-duration', '0.9s, 0.9s')
    await page.evaluate(() => scrollTo(0, 0))
    await expect(section).not.toHaveClass(/is-waiting/)
  })

  for (const [name, pathOf] of jobPaths) {
    test(`[SITE-5] the sections of the ${name} are revealed too, and nothing else moves @thorough`, async ({
      page,
    }) => {
      await page.goto(await pathOf(page))
      const sections = page.locator('main section.reveal')
      await page.evaluate(() => scrollTo(0, 10))
      await expect(sections.last()).toHaveClass(/is-waiting/)
      const places = await labelPlaces(page)
      for (const section of await sections.all()) {
        await section.scrollIntoViewIfNeeded()
        await expect(section).not.toHaveClass(/is-waiting/)
        await expect(section).toHaveCSS('transition-duration', '0.9s, 0.9s')
        await expect(section).toHaveCSS('opacity', '1')
      }
      expect(await labelPlaces(page)).toEqual(places)
      expect(await layoutShift(page)).toBeLessThan(0.001)
    })
  }

  test('[SITE-5] with reduced motion everything is visible at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const pathOf of [() => '/p2premittance', ...jobPaths.values()]) {
      await page.goto(await pathOf(page))
      await page.evaluate(() => scrollTo(0, 60))
      await expect(page.locator('.site-header')).toHaveClass(/is-scrolled/)
      await expect(page.locator('.is-waiting')).toHaveCount(0)
    }
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[SITE-5 SITE-1] everything is simply visible', async ({ page }) => {
    for (const pathOf of [() => '/p2premittance', ...jobPaths.values()]) {
      await page.goto(await pathOf(page))
      await expect(page.locator('.is-waiting')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.reveal').last()).toHaveCSS('opacity', '1')
    }
  })

  test('[HDR-7] the menus still open', async ({ page }) => {
    await page.goto('/Compliance')
    await page.getByRole('button', { name: 'Company' }).click()
    await page.locator('#menu-company').getByText('Our Service Area').click()
    await page.locator('#menu-company').getByRole('link', { name: lastCity.name }).click()
    await expect(page).toHaveURL(lastCity.path)
  })
})

test('every control shows within 100 ms that it is pressed @thorough', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await skipFirstVisit(page)
  for (const path of ['/', cityPath, '/find-agent', '/itpolicy', '/licenses']) {
    await openHydrated(page, path)
    expect.soft(await findUnpressed(page), path).toEqual([])
  }
})

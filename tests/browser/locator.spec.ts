import type { Page } from '@playwright/test'
import { cities } from '../../content/cities.ts'
import { findAgentTexts } from '../../content/pages/find-agent.ts'
import { sampleAgents } from '../../content/sample-agents.ts'
import { findAccessibilityFaults } from '../support/accessibility.ts'
import { expect, test } from '../support/browser.ts'
import { hydrateIslands } from '../../support/hydration.ts'
import { servedPlace } from '../support/served-place.ts'
import { startProcess } from '../../support/site-process.ts'
import { credentials } from '../../support/calls.ts'
import { openHome } from '../support/home.ts'

const { zip, town, lat, lng } = servedPlace
/** Positions as the site writes them, rounded to about a hundred yards. */
const rounded = (degrees: number) => degrees.toFixed(3)

const viewBox = (page: Page) => page.locator('.agent-map-box svg').getAttribute('viewBox')

/** The width and the height of what the map shows. */
const sizeOf = (view: string | null) => view?.split(' ').slice(2)

/** The frame of /find-agent. */
const framed = (page: Page) => page.frameLocator('iframe')

async function searchAbove(page: Page, words: string) {
  await page.getByLabel('ZIP code, city, state, or name').fill(words)
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(framed(page).getByRole('heading', { name: `Agents near ${words}` })).toBeInViewport()
}

test('[FND-1] the frame is as wide as the page and 600 px tall; the search above drives it and announces the result', async ({
  page,
}) => {
  await page.goto('/find-agent')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Home')
  await expect(page.getByLabel('ZIP code, city, state, or name')).toBeInViewport()
  await hydrateIslands(page)
  const announced = page.locator('.frame-search > output')
  await expect(announced).toHaveText('')
  await searchAbove(page, town)
  await expect(announced).toContainText(`Agents near ${town}`)
  const box = await page.locator('iframe').boundingBox()
  expect(box?.height).toBe(600)
  expect(box?.width).toBe(await page.evaluate(() => document.body.clientWidth))
  await expect(framed(page).getByLabel('ZIP code, city, state, or name')).toBeHidden()
  await framed(page).getByRole('link', { name: 'Open as a full page' }).click()
  await expect(page).toHaveURL(
    new RegExp(`/find-agent\\?${new URLSearchParams({ near: town })}`.replaceAll('+', '\\+')),
  )
  await expect(page.getByRole('heading', { name: `Agents near ${town}` })).toBeVisible()
})

test('[FND-1] printed, the page says where the list can be printed, instead of a part of the frame @thorough', async ({
  page,
}) => {
  await page.goto('/find-agent')
  await expect(page.getByText(findAgentTexts.toPrint)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(findAgentTexts.toPrint)).toBeVisible()
  await expect(page.locator('iframe')).toBeHidden()
})

test('[FND-1] on a phone the search is in the first view, and the frame shows a list or a map that ends with it @thorough', async ({
  browser,
  baseURL,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({
      baseURL: baseURL ?? '',
      viewport: { width: 360, height: 740 },
      javaScriptEnabled,
    })
    await page.goto('/find-agent')
    await expect(page.getByRole('button', { name: 'Search' })).toBeInViewport({ ratio: 1 })
    await searchAbove(page, zip)
    const [list, map] = [framed(page).locator('.locator-list'), framed(page).locator('.agent-map-box')]
    await expect(map).toBeHidden()
    await framed(page).getByLabel('Map', { exact: true }).check()
    await expect(list).toBeHidden()
    await expect(map).toBeVisible()
    await framed(page).getByLabel('List', { exact: true }).check()
    await expect(list.locator('.agent').first()).toBeVisible()
    await expect(map).toBeHidden()
    if (javaScriptEnabled) {
      const frame = await (await page.locator('iframe').elementHandle())?.contentFrame()
      // Only the list scrolls, and only down.
      const scrolling = await frame?.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('main *')]
          .filter(
            ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
              scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
          )
          .filter(
            (element) => element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflow),
          )
          .map(({ className, scrollWidth, clientWidth }) => `${className} ${scrollWidth - clientWidth}`),
      )
      expect(scrolling).toEqual(['locator-list 0'])
      await framed(page).getByLabel('Map', { exact: true }).check()
      const [inner, outer] = await Promise.all([map.boundingBox(), page.locator('iframe').boundingBox()])
      expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeLessThanOrEqual((outer?.y ?? 0) + (outer?.height ?? 0))
      expect(inner?.height).toBeGreaterThan(400)
    }
    await page.close()
  }
})

test('[FND-1] the locator on its own leads back to its page @thorough', async ({ page }) => {
  await page.goto('/locator')
  await page.getByRole('link', { name: 'Back to Find an Agent' }).click()
  await expect(page).toHaveURL(/\/find-agent$/)
  await expect(framed(page).getByRole('link', { name: 'Back to Find an Agent' })).toBeHidden()
})

test('[BEYOND-4] on a phone a mark leads to its card, and a card to its mark, with the same number @thorough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/find-agent?near=${zip}`)
  await hydrateIslands(page)
  const card = page.locator('.agents .agent').nth(4)
  const number = await card.locator('.agent-number').textContent()
  await card.getByRole('button', { name: /^Show on map/ }).click()
  await expect(page.getByLabel('Map', { exact: true })).toBeChecked()
  const mark = page.locator('.map-mark.is-active')
  await expect(mark).toBeInViewport()
  await expect(page.locator('.agent-map-box')).toBeInViewport()
  const single = page.locator('[data-agents="1"]:has(text)').first()
  const name = (await single.getAttribute('aria-label')) ?? ''
  await single.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('List', { exact: true })).toBeChecked()
  const chosen = page.locator('.agent:focus')
  await expect(chosen.locator('.agent-number')).toHaveText(`Number ${name.split('.')[0]}`)
  await expect(chosen).toContainText(name.slice(name.indexOf(' ') + 1))
  expect(number).toBe('Number 5')
})

test('[BEYOND-4] [CITY-1] on the maps of the cities no text is under a mark, and where there is water there is a credit @thorough', async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const { path } of cities) {
      await page.goto(path)
      await hydrateIslands(page)
      const map = page.locator('.agent-map')
      const overlaps = await map.evaluate(async (element) => {
        await document.fonts.ready
        const rects = (selector: string) =>
          [...element.querySelectorAll(selector)].map((part) => ({
            text: part.textContent,
            box: part.getBoundingClientRect(),
          }))
        const signs = rects('.map-sign')
        return rects('.map-name').filter(({ box }) =>
          signs.some(
            ({ box: sign }) =>
              sign.left < box.right && box.left < sign.right && sign.top < box.bottom && box.top < sign.bottom,
          ),
        )
      })
      expect(overlaps, path).toEqual([])
      const water = await map.locator('.map-water').count()
      await expect(map.getByRole('link', { name: '© OpenStreetMap contributors' })).toHaveCount(water > 0 ? 1 : 0)
    }
  }
})

test('[BEYOND-4] map and list stay in sync, by mouse and by keyboard; no fault at 320 px, no outside requests', async ({
  page,
  baseURL,
}) => {
  const outside: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) outside.push(request.url())
  })
  await page.goto(`/find-agent?near=${zip}&language=somali`)
  await hydrateIslands(page)

  const map = page.getByRole('group', { name: 'Map of agents' })
  const first = await viewBox(page)
  await map.focus()
  await page.keyboard.press('ArrowRight')
  const moved = await viewBox(page)
  expect(moved).not.toBe(first)
  await page.keyboard.press('+')
  expect(await viewBox(page)).not.toBe(moved)
  await page.keyboard.press('0')
  const initialView = await viewBox(page)
  await expect(page.getByRole('link', { name: 'Search this area' })).toBeVisible()
  const box = await map.boundingBox()
  const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 300]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 80, y + 40, { steps: 3 })
  await page.mouse.up()
  await expect.poll(() => viewBox(page)).not.toBe(initialView)

  // Pointing at a card highlights its marker; selecting a marker goes to its card.
  await page.reload()
  await hydrateIslands(page)
  await page.locator('.agent').first().hover()
  await expect(page.locator('.map-mark.is-active')).toHaveCount(1)
  const mark = page.locator('[data-agents="1"]:has(text)').first()
  const id = await mark.getAttribute('data-mark')
  const sign = mark.locator('.map-sign').first()
  const fill = () => sign.evaluate((shape) => getComputedStyle(shape).fill)
  const atRest = await fill()
  await mark.focus()
  await expect.poll(fill).not.toBe(atRest)
  await page.keyboard.press('Enter')
  await expect(page.locator(`#agent-${id}`)).toBeFocused()
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  // What the header covers can be scrolled to; axe sees only what is covered now.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Show more agents' }).click()
  await expect.poll(() => page.locator('.agent').count()).toBeGreaterThan(20)
  expect(outside).toEqual([])
})

/** Whether the page has not scrolled for a few frames. */
const isAtRest = async () => {
  const before = scrollY
  for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame)
  return scrollY === before
}

test('[BEYOND-4] a map at its limit has not moved, and offers no search of its area @thorough', async ({ page }) => {
  const here = page.getByRole('link', { name: 'Search this area' })
  await page.goto('/locator')
  await hydrateIslands(page)
  await expect(page.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'Zoom out' }).click({ force: true })
  await expect(here).toHaveCount(0)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(here).toBeVisible()
})

test('[BEYOND-4] on a phone one finger scrolls the page over the map, and two move the map @thorough', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.goto(`/find-agent?near=${zip}`)
  await hydrateIslands(page)
  await page.getByLabel('Map', { exact: true }).check()
  const map = page.locator('.agent-map-box')
  await map.evaluate((box) => box.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const before = await viewBox(page)
  const top = await page.evaluate(() => scrollY)
  const session = await context.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: [number, number][]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) })
  const steps = [10, 30, 60, 100, 140]

  await touch('touchStart', [120, 400])
  for (const step of steps) await touch('touchMove', [120, 400 - step])
  await touch('touchEnd')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(top)
  expect(await viewBox(page)).toBe(before)
  await expect(page.getByText('Use two fingers to move the map')).toBeVisible()

  // The page may still have scroll momentum after the finger has left it.
  await expect.poll(() => page.evaluate(isAtRest)).toBe(true)
  await map.evaluate((box) => box.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const rested = await page.evaluate(() => scrollY)
  const { y = 0, height = 0 } = (await map.boundingBox()) ?? {}
  const start = y + height * 0.8
  await touch('touchStart', [100, start], [200, start])
  for (const step of steps) await touch('touchMove', [100, start - step], [200, start - step])
  await touch('touchEnd')
  await expect.poll(() => viewBox(page)).not.toBe(before)
  expect(await page.evaluate(() => scrollY)).toBe(rested)

  const moved = await viewBox(page)
  await touch('touchStart', [150, start], [150, start])
  for (const step of [10, 20, 30, 40]) await touch('touchMove', [150 - step, start], [150 - step, start])
  await touch('touchEnd')
  await expect.poll(() => viewBox(page)).not.toBe(moved)
  expect(sizeOf(await viewBox(page)), 'fingers at the same point do not zoom').toEqual(sizeOf(moved))
  await context.close()
})

test('[SLD-2] a page can be zoomed by pinching over the slider @thorough', async ({ page }) => {
  await openHome(page)
  await expect(page.locator('.slider')).toHaveCSS('touch-action', 'pan-y pinch-zoom')
})

test('[BEYOND-4] at 360 px a marker keeps the focus while the map starts @thorough', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  // Without a search, the map is shown first.
  await page.goto('/locator')
  const marks = await page.locator('.agent-map-box a').count()
  expect(marks).toBeGreaterThan(2)
  for (const index of [0, marks - 1]) {
    await page.goto('/locator')
    const asServed = await viewBox(page)
    await page.locator('.agent-map-box a').nth(index).focus()
    await expect.poll(() => viewBox(page)).not.toBe(asServed)
    expect(await page.evaluate(() => document.activeElement?.closest('.agent-map-box') !== null)).toBe(true)
  }
})

test('[BEYOND-4] after a step back, the form has the place and the filters of the list @thorough', async ({ page }) => {
  await page.goto(`/find-agent?near=${zip}`)
  const near = page.getByLabel('ZIP code, city, state, or name')
  const language = page.getByRole('combobox', { name: 'Language' })
  const openNow = page.getByRole('checkbox', { name: 'Open now' })
  await page.getByText('Language, service, open now').click()
  await near.fill(town)
  await language.selectOption({ index: 1 })
  await openNow.check()
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/language=/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: `Agents near ${zip}` })).toBeVisible()
  await page.getByText('Language, service, open now').click()
  await expect(near).toHaveValue(zip)
  await expect(language).toHaveValue('')
  await expect(openNow).not.toBeChecked()
})

test('[BEYOND-4] more agents are announced, and the focus moves to the first of them @thorough', async ({ page }) => {
  await page.goto(`/find-agent?near=${zip}`)
  await hydrateIslands(page)
  const more = page.getByRole('link', { name: 'Show more agents' })
  for (let pages = 0; pages < 20 && (await more.isVisible()); pages += 1) {
    const listed = await page.locator('.agents .agent').count()
    await more.press('Enter')
    await expect(page.locator('.agents .agent').nth(listed)).toBeFocused()
    await expect(page.getByText(/More agents are listed: \d+/)).toHaveCount(1)
  }
  await expect(more).toBeHidden()
  await expect(page.getByText('There are no others')).toHaveCount(1)
})

test('[BEYOND-4] the location is requested on click only, and every outcome is shown @thorough', async ({
  browser,
  baseURL,
}) => {
  const open = async (geolocation?: string) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    if (geolocation !== undefined)
      await page.addInitScript(`Object.defineProperty(navigator, 'geolocation', { value: {
        getCurrentPosition: (found, failed) => { ${geolocation} } } })`)
    await page.goto(`/find-agent?near=${zip}`)
    await hydrateIslands(page)
    return {
      context,
      page,
      ask: page.getByRole('button', { name: 'Use my location' }),
      status: page.locator('.locator-position output'),
    }
  }
  const refused = await open()
  await expect(refused.status).toContainText('do not keep it')
  await refused.ask.click()
  await expect(refused.status).toContainText('did not share your location')
  await refused.context.close()

  const unavailable = await open('failed({ code: 2, PERMISSION_DENIED: 1 })')
  await unavailable.ask.click()
  await expect(unavailable.status).toContainText('could not find its location')
  await unavailable.context.close()

  const slow = await open('')
  await slow.page.clock.install()
  await slow.ask.click()
  await expect(slow.status).toContainText('Finding your location')
  await slow.page.clock.fastForward(5_000)
  await expect(slow.status).toContainText('taking longer than usual')
  await slow.context.close()

  const repeated = await open('(globalThis.asked ??= []).push(failed)')
  await repeated.page.clock.install()
  await repeated.ask.click()
  await repeated.ask.click()
  await repeated.page.evaluate('asked.forEach((failed) => failed({ code: 2, PERMISSION_DENIED: 1 }))')
  await expect(repeated.status).toContainText('could not find its location')
  await repeated.page.clock.fastForward(5_000)
  await expect(repeated.status).toContainText('could not find its location')
  await repeated.context.close()

  const found = await open()
  await found.context.grantPermissions(['geolocation'])
  await found.context.setGeolocation({ latitude: lat + 0.0001, longitude: lng + 0.0001 })
  await found.ask.click()
  await expect(found.page.getByRole('heading', { name: 'Agents near you' })).toBeVisible()
  await expect(found.page).toHaveURL(`/find-agent?near=${rounded(lat + 0.0001)}%2C${rounded(lng + 0.0001)}#agents`)
  await expect(found.page.locator('.agent').first()).toContainText(`, ${servedPlace.state}`)
  await found.context.close()
})

test('[BEYOND-4] without JavaScript the search, filters, list, markers, and next page work @thorough', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto(`/find-agent?near=${zip}`)
  await expect(page.locator('.agent')).toHaveCount(20)
  await expect(page.getByRole('button', { name: 'Use my location' })).toBeHidden()
  await page.locator('.locator-filters summary').click()
  await page.getByLabel('Language').selectOption('Somali')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/language=somali/)
  await expect(page.locator('.agent-languages').first()).toContainText('Somali')
  const first = await page.locator('.agent h3').first().textContent()
  await page.getByRole('link', { name: 'Show more agents' }).click()
  await expect(page.locator('.agent h3').first()).not.toHaveText(first ?? '')
  await page.getByRole('link', { name: 'Back to the start of the list' }).click()
  const mark = page.locator('[data-agents="1"]').first()
  const id = await mark.getAttribute('data-mark')
  await page.goto((await mark.getAttribute('href')) ?? '')
  await expect(page.locator('.agent.is-active')).toHaveId(`agent-${id}`)
  await context.close()
})

test('[FND-1] in the frame the list next to the map scrolls, and the frame itself does not @thorough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await page.goto(`/locator?near=${zip}`)
  await expect(page.locator('.agent')).toHaveCount(20)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(600)
  const side = await page.locator('.locator-side').evaluate((list) => list.scrollHeight - list.clientHeight)
  expect(side).toBeGreaterThan(1000)
})

for (const size of [
  { width: 360, height: 760 },
  { width: 1280, height: 800 },
]) {
  test(`[BEYOND-4] before its script runs, the map shows the place and the agents around it (${size.width} px) @thorough`, async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false, viewport: size })
    await page.goto(`/find-agent?near=${zip}`)
    if (size.width < 768) await page.getByLabel('Map', { exact: true }).check()
    const box = await page.locator('.agent-map-box').boundingBox()
    const view = await viewBox(page)
    const [left = 0, top = 0, width = 0, height = 0] = (view ?? '').split(' ').map(Number)
    // All places of the map are inside its box, and every marker can be tapped.
    const drawn = await page.locator('.agent-map-box svg').evaluate(
      (svg: SVGSVGElement, corner) => {
        const matrix = svg.getScreenCTM()
        const at = (x: number, y: number) => new DOMPoint(x, y).matrixTransform(matrix ?? undefined)
        const [first, last] = [at(corner.left, corner.top), at(corner.left + corner.width, corner.top + corner.height)]
        return { left: first.x, top: first.y + scrollY, right: last.x, bottom: last.y + scrollY }
      },
      { left, top, width, height },
    )
    expect(drawn.left).toBeGreaterThanOrEqual((box?.x ?? 0) - 1)
    expect(drawn.right).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0) + 1)
    expect(drawn.top).toBeGreaterThanOrEqual((box?.y ?? 0) - 1)
    expect(drawn.bottom).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) + 1)
    const marks = page.locator('.agent-map-box .map-tap')
    await expect(marks).not.toHaveCount(0)
    for (const mark of await marks.all()) expect((await mark.boundingBox())?.width).toBeGreaterThanOrEqual(24)
    await page.close()
  })
}

test('[BEYOND-4] an admin adds an agent and imports a list: bad rows are named, nothing changes before the second step @thorough', async ({
  browser,
}) => {
  // Needs its own site, because only the first admin of a site can register without a token.
  const site = await startProcess()
  const context = await browser.newContext({ baseURL: site.url })
  const page = await context.newPage()
  await page.request.post('/api/admin/register', { data: credentials })
  await page.goto('/admin-login')
  await page.locator('[name=username]').fill(credentials.username)
  await page.locator('[name=password]').fill(credentials.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL(/Create-job-vacancy/)
  await page.goto('/admin/agents')
  await expect(page.locator('.agent-rows .row')).toHaveCount(25)

  const head = 'Code,Name,Street,City,State,ZIP,Phone,Time zone,Languages,Services\n'
  const row = `BT-1,Browser Shop,1 Sample St,${servedPlace.city},${servedPlace.state},${zip},(612) 555-0198,America/Chicago,english,wallets\n`
  await page.getByRole('button', { name: 'Import CSV' }).click()
  const file = page.locator('#import-file')
  await file.setInputFiles({
    name: 'a.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(head + row.replace(zip, 'near us')),
  })
  await expect(page.getByText('Line 2, ZIP: A ZIP code has five digits.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Import now' })).toHaveCount(0)
  const other = `BT-2,Café José,2 Sample St,${servedPlace.city},${servedPlace.state},${zip},(612) 555-0199,America/Chicago,english,wallets\n`
  const windows = Buffer.from(head + row.replace(zip, 'near us') + other, 'latin1')
  await file.setInputFiles({ name: 'w.csv', mimeType: 'text/csv', buffer: windows })
  await expect(page.getByText('It was read as Windows-1252')).toBeVisible()
  await expect(page.getByText('Café José (BT-2)')).toBeVisible()
  await page.getByRole('button', { name: 'Import the other 1 row' }).click()
  await expect(page.getByText('Imported: 1 new, 0 changed, 1 left out.')).toBeVisible()
  await page.getByRole('button', { name: 'Import CSV' }).click()
  await file.setInputFiles({ name: 'b.csv', mimeType: 'text/csv', buffer: Buffer.from(head + row) })
  await expect(page.getByText('1 new, 0 changed, 0 unchanged.')).toBeVisible()
  expect(await findAccessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Import now' }).click()
  await expect(page.getByText('Imported: 1 new, 0 changed.')).toBeVisible()
  await page.getByLabel('Search').fill('Browser Shop')
  await expect(page.locator('.agent-rows .row')).toHaveCount(1)
  await page.getByRole('button', { name: 'Edit Browser Shop' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Browser Shop Two')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Browser Shop Two was saved.')).toBeVisible()

  // An agent that moves does not stay on the map where it was.
  await page.getByRole('button', { name: 'Edit Browser Shop Two' }).click()
  const latitude = await page.getByLabel('Latitude').inputValue()
  const otherZip = sampleAgents.find((agent) => agent.zip !== zip)?.zip ?? ''
  await page.getByLabel('ZIP code').fill(otherZip)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('.agent-rows .row')).toContainText(otherZip)
  await page.getByRole('button', { name: 'Edit Browser Shop Two' }).click()
  await expect(page.getByLabel('Latitude')).not.toHaveValue(latitude)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Deactivate Browser Shop Two' }).click()
  await expect(page.getByText('Browser Shop Two is no longer shown.')).toBeVisible()
  await context.close()
  await site.remove()
})

import { closeAlert, openApplication, submitButton } from '../support/fill-application.ts'
import { expect, test } from '../support/browser.ts'

const widths = [360, 768, 1280]

/** The gap between the boxes of a title and its text, side by side or one above the other, for each of a page. */
const gaps = (titles: Element[]) =>
  titles.map((title) => {
    const [one, other] = [title, title.nextElementSibling ?? title].map((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect()
    })
    return one && other ? Math.max(other.top - one.bottom, other.left - one.right) : 0
  })

const titled = [
  { path: '/b2b', titles: '.steps li > b' },
  { path: '/fraud', titles: '.steps li > b' },
  { path: '/Compliance', titles: '.facts dt' },
  { path: '/Teams', titles: '.facts dt' },
]

test('titles and terms keep a distance from their text at every width @thorough', async ({ page }) => {
  for (const { path, titles } of titled) {
    await page.goto(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 760 })
      const found = await page.locator(titles).evaluateAll(gaps)
      expect(found.length, path).toBeGreaterThan(2)
      expect.soft(Math.min(...found), `${path} at ${width}`).toBeGreaterThanOrEqual(4)
    }
  }
})

test('the lines of an error list have one edge and one distance @thorough', async ({ page }) => {
  await openApplication(page)
  await submitButton(page).click()
  await closeAlert(page)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 760 })
    const lines = await page.locator('.error-summary li > *').evaluateAll((all) =>
      all.map((line) => {
        const { left, top, bottom } = line.getBoundingClientRect()
        return { left, top, bottom }
      }),
    )
    expect(lines.length).toBeGreaterThan(5)
    expect(new Set(lines.map(({ left }) => left)).size).toBe(1)
    const between = lines.slice(1).map(({ top }, index) => Math.round(top - (lines[index]?.bottom ?? 0)))
    expect(new Set(between).size, `at ${width}`).toBe(1)
  }
})

import { chromium } from '@playwright/test'
import { findChromium } from '../../../scripts/chromium.mjs'
import type { Engine } from './engine.ts'
import { place } from './place.ts'
import { waitWith } from './wait-for.ts'

export async function startChromium(): Promise<Engine> {
  const executablePath = findChromium()
  // Chromium's own sandbox does not work for root; the pages are ours.
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
  const page = await browser.newPage()
  const evaluate: Engine['evaluate'] = (body, ...args) =>
    page.evaluate(`(function () { ${body} })(${args.map((value) => JSON.stringify(value)).join()})`)
  const click = async (selector: string) => {
    const { x, y } = (await place(evaluate, selector))(0.5, 0.5)
    await page.mouse.click(x, y)
  }
  return {
    goto: async (url) => {
      await page.goto(url)
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    evaluate,
    waitFor: waitWith(evaluate, (error) => error instanceof Error && error.message.includes('context was destroyed')),
    click,
    type: async (selector, text) => {
      await click(selector)
      await page.keyboard.type(text)
    },
    setFile: (selector, path) => page.locator(selector).setInputFiles(path),
    drag: async (selector, line) => {
      const at = await place(evaluate, selector)
      const [first, ...others] = line.map(([across, down]) => at(across, down))
      if (!first) return
      await page.mouse.move(first.x, first.y)
      await page.mouse.down()
      for (const { x, y } of others) await page.mouse.move(x, y)
      await page.mouse.up()
    },
    stop: () => browser.close(),
  }
}

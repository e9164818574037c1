import type { Page, Route } from '@playwright/test'
import { exampleCountry } from '../../content/example-country.ts'
import { payoutCountries } from '../../content/countries.ts'
import { quoteReasons } from '../../content/reasons/prices.ts'
import { samplePrices } from '../../content/sample-prices.ts'
import { paymentNames, payoutNames } from '../../content/transfer-methods.ts'
import { Quote } from '../../contract/quote-call.ts'
import { expect, test } from '../support/browser.ts'
import { thoroughUnless } from '../support/thorough.ts'
import { holdRequest } from '../support/hold-request.ts'
import { openHome } from '../support/home.ts'
import { cityPath } from '../../support/public-paths.ts'

const others = payoutCountries.filter(({ iso2 }) => iso2 !== exampleCountry.iso2)
const [other, third] = others

const cardOf = (page: Page) => page.locator('.quote-card')
const amountOf = (page: Page) => cardOf(page).getByRole('textbox', { name: 'You send' })
const countryOf = (page: Page) => cardOf(page).getByRole('combobox', { name: 'To' })

async function quoteOf(page: Page, query: Record<string, string>): Promise<Quote> {
  const response = await page.request.get(`/api/quote?${new URLSearchParams(query)}`)
  return Quote.parse(await response.json())
}

const grouped = (amount: string) => amount.replaceAll(/\B(?=(?:\d{3})+(?:\.|$))/g, ',')

/** The amounts on the card are those of the quote for this amount and country. */
async function expectPrice(page: Page, amount: string, country: string) {
  const { arrives, currency, total, fee, payment, payout } = await quoteOf(page, { amount, country })
  await expect(cardOf(page).locator('.quote-main')).toHaveText(
    `They receive${grouped(arrives)} ${currency}You pay$${grouped(total)}`,
  )
  await expect(cardOf(page).locator('.quote-facts')).toContainText(`Our fee$${grouped(fee)}`)
  await expect(cardOf(page).locator('.quote-facts')).toContainText(
    `You pay with${paymentNames[payment]}How it arrives${payoutNames[payout]}`,
  )
  await expect(cardOf(page).locator('.quote-main dd').first()).toBeVisible()
}

for (const [width, height] of [
  [360, 600],
  [1280, 720],
] as const) {
  test(`[PRICE-2] the first view of home at ${width} px has a price and what to do next${thoroughUnless(width === 360)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    await expectPrice(page, '200', exampleCountry.iso2)
    const card = cardOf(page)
    for (const part of [card.locator('.quote-main'), card.getByRole('link', { name: 'Find an agent' })])
      await expect(part).toBeInViewport({ ratio: 1 })
    await expect(card).toContainText('This is not a binding offer.')
    await expect(card).toContainText('Price list 1, ')
    await card.getByRole('link', { name: 'Get the app' }).click()
    await expect(page.getByRole('list', { name: 'Get the app' }).first()).toBeInViewport({ ratio: 1 })
  })
}

test('[PRICE-2] the card shows the price of what its form says, in whatever order answers arrive', async ({ page }) => {
  await openHome(page)
  const held: Route[] = []
  await page.route('**/api/quote?*', (route) => void held.push(route))
  for (const amount of ['300', '45.5', '1200']) {
    await amountOf(page).fill(amount)
    await amountOf(page).press('Enter')
  }
  await countryOf(page).selectOption(other?.iso2 ?? '')
  const isLast = (route: Route) => route.request().url().endsWith(`?amount=1200&country=${other?.iso2}`)
  await expect.poll(() => held.some(isLast)).toBe(true)
  await expect(cardOf(page).locator('.quote-main dd').first()).toBeHidden()
  for (const route of held.toReversed()) await route.continue()
  await expectPrice(page, '1200', other?.iso2 ?? '')

  await page.unroute('**/api/quote?*')
  await amountOf(page).fill('87')
  await cardOf(page).getByRole('link', { name: 'Find an agent' }).focus()
  await expectPrice(page, '87', other?.iso2 ?? '')
  await expect(cardOf(page).getByRole('link', { name: 'Find an agent' })).toBeFocused()
})

test('[PRICE-2] an amount that cannot be sent, or a lost connection, leaves no price of another amount @thorough', async ({
  page,
  context,
}) => {
  await openHome(page)
  for (const amount of ['a lot', '']) {
    await amountOf(page).fill(amount)
    await expect(amountOf(page)).toHaveAccessibleDescription('Please enter an amount, such as 200.')
    await expect(cardOf(page).locator('dd:visible')).toHaveCount(0)
    await expect(cardOf(page).getByRole('link', { name: 'More ways' })).toHaveAttribute(
      'href',
      `/send?${new URLSearchParams({ amount, country: exampleCountry.iso2 })}`,
    )
  }
  await amountOf(page).fill('250')
  await expectPrice(page, '250', exampleCountry.iso2)

  await context.setOffline(true)
  await amountOf(page).fill('260')
  await expect(cardOf(page)).toContainText('We could not get this price.')
  await expect(cardOf(page).locator('dd:visible')).toHaveCount(0)
  await context.setOffline(false)
  await cardOf(page).getByRole('button', { name: 'Try again' }).press('Enter')
  await expectPrice(page, '260', exampleCountry.iso2)
  await expect(cardOf(page).locator('.quote-price')).toBeFocused()
})

test('[PRICE-2] home and city pages start with the country that was last chosen on this device @thorough', async ({
  page,
}) => {
  await openHome(page)
  await countryOf(page).selectOption(third?.iso2 ?? '')
  for (const path of ['/', cityPath]) {
    await page.goto(path)
    await expect(countryOf(page)).toHaveValue(third?.iso2 ?? '')
    await expectPrice(page, '200', third?.iso2 ?? '')
  }
  await page.goto(`/send?country=${other?.iso2}`)
  await page.goto('/')
  await expectPrice(page, '200', other?.iso2 ?? '')
})

test('[PRICE-2] what was entered before the script runs is quoted @thorough', async ({ page }) => {
  const loadScripts = await holdRequest(page, '**/assets/*.js')
  await page.goto('/', { waitUntil: 'commit' })
  await amountOf(page).fill('333')
  await countryOf(page).selectOption(other?.iso2 ?? '')
  await loadScripts()
  await expectPrice(page, '333', other?.iso2 ?? '')
})

test('[PRICE-2] with large text, amount and country of the card can be read @thorough', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openHome(page)
  await enlargeText(page, '200%')
  await countryOf(page).selectOption(other?.iso2 ?? '')
  const { width = 0 } = (await cardOf(page).locator('form').boundingBox()) ?? {}
  for (const field of [amountOf(page), countryOf(page)])
    await expect.poll(async () => (await field.boundingBox())?.width).toBeCloseTo(width, 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

/** As somebody does in the settings of the browser. */
const enlargeText = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`html { font-size: ${fontSize} !important }`)
    document.adoptedStyleSheets.push(sheet)
  }, size)

test('[PRICE-2] after a step back or a reload, the form of /send says what its price is for @thorough', async ({
  page,
}) => {
  await page.goto(`/send?country=${third?.iso2}`)
  const country = page.getByRole('combobox', { name: 'Country' })
  await country.selectOption(other?.iso2 ?? '')
  await page.getByRole('button', { name: 'Show the price' }).click()
  await expect(page).toHaveURL(new RegExp(`country=${other?.iso2}`))
  await page.goBack()
  await expect(country).toHaveValue(third?.iso2 ?? '')
  await country.selectOption(other?.iso2 ?? '')
  await page.reload()
  await expect(country).toHaveValue(third?.iso2 ?? '')
})

test('[PRICE-2] /send shows no price of other choices than those of its form @thorough', async ({ page }) => {
  await page.goto(`/send?country=${third?.iso2}`)
  const price = page.getByRole('region', { name: 'Your price' })
  const note = page.getByText('Price list 1, ')
  const outdated = page.getByText('You have changed your choices.')
  const country = page.getByRole('combobox', { name: 'Country' })
  const amount = page.getByRole('textbox', { name: 'Amount' })
  const expectOutdated = async (isOutdated: boolean) => {
    await expect(outdated).toBeVisible({ visible: isOutdated })
    for (const part of [price, note]) await expect(part).toBeVisible({ visible: !isOutdated })
  }
  await expectOutdated(false)
  await country.selectOption(other?.iso2 ?? '')
  await expectOutdated(true)
  await country.selectOption(third?.iso2 ?? '')
  await expectOutdated(false)
  await amount.fill('201')
  await expectOutdated(true)
  await amount.press('Enter')
  await expect(page).toHaveURL(/amount=201/)
  await expectOutdated(false)
  await expect(price).toContainText('$201.00')
})

test('[PRICE-2] the lists of /send follow the country at once: the answer has the same lists and choices', async ({
  page,
}) => {
  const offered = Map.groupBy(samplePrices, ({ country }) => country)
  /** A country for each combination of payout methods and number of currencies. */
  const kinds = new Map(
    Array.from(offered, ([iso2, prices]) => [
      [...new Set(prices.map(({ payout }) => payout)), new Set(prices.map(({ currency }) => currency)).size].join(' '),
      iso2,
    ]),
  )
  const readLists = () =>
    page
      .locator('main form select')
      .evaluateAll((lists) =>
        lists.map((list) =>
          list instanceof HTMLSelectElement ? [list.value, ...Array.from(list.options, ({ text }) => text)] : [],
        ),
      )
  await page.goto('/send')
  expect(kinds.size).toBeGreaterThan(2)
  for (const iso2 of [...kinds.values(), exampleCountry.iso2]) {
    const payout = page.getByRole('combobox', { name: 'How it arrives' })
    await payout.selectOption({ index: (await payout.locator('option').count()) - 1 })
    await page.getByRole('combobox', { name: 'Country' }).selectOption(iso2)
    const shown = await readLists()
    await page.getByRole('button', { name: 'Show the price' }).click()
    await expect(page).toHaveURL(new RegExp(`country=${iso2}`))
    expect(await readLists(), iso2).toEqual(shown)
  }
})

test('[PRICE-2] on a phone, /send answers with the price in view, or with what is wrong @thorough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/send')
  const amount = page.getByRole('textbox', { name: 'Amount' })
  await amount.fill('201')
  await amount.press('Enter')
  await expect(page.getByRole('region', { name: 'Your price' }).getByText('$201.00')).toBeInViewport()
  await amount.fill('much')
  await amount.press('Enter')
  await expect(page.getByText(quoteReasons['quote.amount_invalid'])).toBeInViewport()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[PRICE-2] the card is a form that leads to the page with all choices @thorough', async ({ page }) => {
    await page.goto('/')
    await amountOf(page).fill('333')
    await countryOf(page).selectOption(other?.iso2 ?? '')
    await cardOf(page).getByRole('button', { name: 'Show the price' }).click()
    await expect(page).toHaveURL(`/send?amount=333&country=${other?.iso2}`)
    const { arrives, currency } = await quoteOf(page, { amount: '333', country: other?.iso2 ?? '' })
    await expect(page.getByRole('main')).toContainText(`${grouped(arrives)} ${currency}`)
  })
})

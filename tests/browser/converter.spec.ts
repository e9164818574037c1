import type { Page } from '@playwright/test'
import { brand } from '../../content/brand/company.ts'
import { regions } from '../../content/brand/countries.ts'
import { cities } from '../../content/cities.ts'
import { payoutCountries } from '../../content/countries.ts'
import { countriesUsing, currencyNames, isPayoutCurrency } from '../../content/currencies.ts'
import { exampleCountry } from '../../content/example-country.ts'
import { momentIn } from '../../contract/local-time.ts'
import { expect, test } from '../support/browser.ts'
import { thoroughUnless } from '../support/thorough.ts'
import { holdReact } from '../support/hold-request.ts'
import { openHydrated } from '../../support/hydration.ts'
import { cityPath, otherCityPath } from '../../support/public-paths.ts'
import { openHome, skipFirstVisit } from '../support/home.ts'

/** The converter's initial currency, from the brand's example transfer. */
const code = exampleCountry.currency
const names = new Map(Object.entries(currencyNames).map(([key, { name }]) => [key, `${key} ${name}`]))
const chosen = names.get(code) ?? ''

const known: Record<string, number> = {
  USD: 1,
  EUR: 0.86,
  UGX: 3559.4,
  KWD: 0.3056,
  CHF: 0.8,
  STN: 21.1,
  [code]: 129.35,
}
const rates = {
  base: 'USD',
  asOf: '2026-11-14T12:00:00Z',
  source: 'openexchangerates',
  rates: { ...known, QQQ: 5, AED: 0 },
}

/** Payout currencies come first. */
const order = Object.keys(known).toSorted(
  (one, other) => Number(isPayoutCurrency(other)) - Number(isPayoutCurrency(one)) || one.localeCompare(other),
)
const besideChosen = (steps: number) => order.at((order.indexOf(code) + steps) % order.length) ?? ''

async function open(page: Page, path = cityPath, answer: object = { json: rates }) {
  const asked: string[] = []
  await page.route('**/api/exchange-rates', (route) => {
    asked.push(route.request().url())
    return route.fulfill(answer)
  })
  await skipFirstVisit(page)
  await openHydrated(page, path)
  return asked
}

const amountOf = (page: Page) => page.getByRole('textbox', { name: 'Amount', exact: true })
const fromOf = (page: Page) => page.getByRole('combobox', { name: 'From currency' })
const toOf = (page: Page) => page.getByRole('combobox', { name: 'To currency' })
const resultOf = (page: Page) => page.locator('#converter-result')
const options = (page: Page) => page.locator('.converter').getByRole('option')
const amountIn = (value: number) =>
  value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

for (const path of ['/', cityPath, otherCityPath]) {
  test(`[CNV-1 PAY-3 CITY-1] ${path}: 1 USD in ${code}, with its date and the disclaimer${thoroughUnless(path === '/')}`, async ({
    page,
  }) => {
    await open(page, path)
    await expect(amountOf(page)).toHaveValue('1')
    await expect(amountOf(page)).toHaveAttribute('inputmode', 'decimal')
    await expect(fromOf(page)).toHaveValue('USD United States Dollar')
    await expect(toOf(page)).toHaveValue(chosen)
    await expect(resultOf(page)).toHaveText('129.35')
    await expect(page.getByText(`1 USD = 129.35 ${code}, mid-market rate`)).toBeVisible()
    await expect(page.getByText('Rates as of November 14, 2026', { exact: true })).toBeVisible()
    await expect(page.getByText('Actual transfers do not get this rate.')).toBeVisible()
  })
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'before React loads' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('[CITY-1] a city page shows the rate and converts nothing @thorough', async ({ page }) => {
      if (javaScriptEnabled) await holdReact(page)
      // The load event does not fire while React is held back.
      await page.goto(cityPath, { waitUntil: 'domcontentloaded' })
      const rate = page.getByText(new RegExp(`^1 USD = [\\d,.]+ ${code}, mid-market rate$`)).filter({ visible: true })
      await expect(rate).toHaveCount(1)
      await expect(resultOf(page)).toHaveText('')
    })
  })

test('[CNV-2 CNV-3] any change is converted right away, and an empty amount has no result', async ({ page }) => {
  await open(page)
  await amountOf(page).fill('2500.5')
  await expect(resultOf(page)).toHaveText('323,439.68')
  await amountOf(page).fill('')
  await expect(resultOf(page)).toHaveText('')
  await amountOf(page).pressSequentially('1000')
  await expect(resultOf(page)).toHaveText('129,350.00')
  await page.getByRole('button', { name: 'Swap the two currencies' }).click()
  await expect(fromOf(page)).toHaveValue(chosen)
  await expect(resultOf(page)).toHaveText('7.73')
  for (const amount of ['1e300', '-1e300', '0', '99999999999999999999']) {
    await amountOf(page).fill(amount)
    await expect(page.getByRole('group', { name: 'Currency converter' })).not.toContainText(/NaN|Infinity|undefined/)
  }
})

test('[CNV-3] the amount accepts decimal commas and digits of other scripts; anything else has no result @thorough', async ({
  page,
}) => {
  await open(page)
  for (const [typed, shown, result] of [
    ['1,5', '1,5', '194.03'],
    ['1,500.50', '1,500.50', '194,089.68'],
    ['١٢٫٥', '12٫5', '1,616.88'],
    ['۳', '3', '388.05'],
  ] as const) {
    await amountOf(page).fill('')
    await amountOf(page).pressSequentially(typed)
    await expect(amountOf(page)).toHaveValue(shown)
    await expect(resultOf(page)).toHaveText(result)
    await expect(amountOf(page)).not.toHaveAttribute('aria-invalid')
  }
  for (const typed of ['-3', 'abc', '1e3']) {
    await amountOf(page).fill(typed)
    await expect(resultOf(page)).toHaveText('')
    await expect(amountOf(page)).toHaveAccessibleDescription('Enter an amount such as 100 or 12.50.')
    await expect(page.locator('[aria-live=polite]').getByText('Enter an amount')).toBeVisible()
  }
})

test('[CNV-4] the lists hold the known currencies that have a usable rate @thorough', async ({ page }) => {
  await open(page)
  await toOf(page).click()
  await expect(options(page)).toHaveCount(order.length)
  await expect(options(page)).toContainText(order)
  await expect(page.locator('.converter').getByRole('option', { selected: true })).toContainText(chosen)
})

/** A country that shares its currency with others. */
const sharing = payoutCountries.find(({ currency }) => countriesUsing(currency).length > 1) ?? exampleCountry

test('a currency is found by its code, its name, or a country, with or without accents @thorough', async ({ page }) => {
  const more = { KGS: 87.4, SOS: 571, TJS: 9.3, XOF: 555.2, [sharing.currency]: known[sharing.currency] ?? 555.2 }
  await open(page, cityPath, { json: { ...rates, rates: { ...rates.rates, ...more } } })
  for (const [typed, found] of [
    ['ugx', 'UGX Ugandan Shilling'],
    ['switz', 'CHF Swiss Franc'],
    [currencyNames.UGX.name.slice(0, 12), 'UGX Ugandan Shilling'],
    [sharing.name, names.get(sharing.currency) ?? ''],
    // Of several matches, the payout currency is selected.
    ...(isPayoutCurrency('SOS') ? [['som', 'SOS Somali Shilling'] as const] : []),
    ['SAO tome', 'STN São Tomé and Príncipe Dobra'],
    ['sao tome & pri', 'STN São Tomé and Príncipe Dobra'],
    ['usa', 'USD United States Dollar'],
    ["côte d'ivoire", 'XOF CFA Franc BCEAO'],
  ] as const) {
    await test.step(`by “${typed}”`, async () => {
      await fromOf(page).click()
      await page.keyboard.type(typed)
      await expect(options(page).first()).toContainText(found)
      await page.keyboard.press('Enter')
      await expect(fromOf(page)).toHaveValue(found)
      await expect(fromOf(page)).toHaveAttribute('aria-expanded', 'false')
    })
  }
})

test('the list works by keyboard and says what it does @thorough', async ({ page }) => {
  await open(page)
  const to = toOf(page)
  // Until the rates arrive.
  await expect(to).toBeEnabled()
  await to.focus()
  await expect(to).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowDown')
  await expect(to).toHaveAttribute('aria-expanded', 'true')
  const marked = () =>
    to.evaluate((input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? ''))
  await expect(to).toHaveAttribute('aria-activedescendant', `converter-to-${code}`)
  expect(await marked()).toBeDefined()
  await page.keyboard.press('ArrowDown')
  await expect(to).toHaveAttribute('aria-activedescendant', `converter-to-${besideChosen(1)}`)
  await page.keyboard.press('Escape')
  await expect(options(page)).toHaveCount(0)
  await expect(to).toHaveValue(chosen)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  const before = names.get(besideChosen(-1)) ?? ''
  await expect(to).toHaveValue(before)
  await expect(resultOf(page)).toHaveText(amountIn(known[besideChosen(-1)] ?? 0))
  await expect(to).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('zzz')
  await expect(page.getByText('No currency found.')).toBeVisible()
  await expect(to).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Tab')
  await expect(to).toHaveValue(before)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true })

  test('a tap opens the list, a tap selects, and nothing overflows or covers it @thorough', async ({ page }) => {
    await open(page)
    await toOf(page).tap()
    await expect(options(page).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    const choice = page.locator('.converter').getByRole('option', { name: /UGX/ })
    await choice.scrollIntoViewIfNeeded()
    expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    await choice.tap()
    await expect(toOf(page)).toHaveValue('UGX Ugandan Shilling')
    await expect(resultOf(page)).toHaveText('3,559.40')
  })
})

const cityCurrencies = (path: string) => cities.find((city) => city.path === path)?.currencies ?? []

test('[CITY-1] a city offers the currencies of its communities in one tap, by keyboard too @thorough', async ({
  page,
}) => {
  const codes = cityCurrencies(cityPath)
  const each = Object.fromEntries(codes.map((currency, index) => [currency, index + 2]))
  const own: Record<string, number> = { ...each, [code]: 129.35, USD: 1 }
  await open(page, cityPath, { json: { ...rates, rates: own } })
  await expect(resultOf(page)).toHaveText('129.35')
  const choices = page.getByRole('group', { name: 'Show the result in' }).getByRole('button')
  await expect(choices).toHaveText(codes.map((currency) => currencyNames[currency].name))
  for (const [index, currency] of codes.entries()) {
    const choice = choices.nth(index)
    expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    if (index % 2 === 0) await choice.click()
    else await choice.press('Enter')
    await expect(toOf(page)).toHaveValue(names.get(currency) ?? '')
    await expect(fromOf(page)).toHaveValue('USD United States Dollar')
    // Screen readers announce a status when its text changes.
    await expect(page.getByRole('status').filter({ hasText: amountIn(own[currency] ?? 0) })).toBeVisible()
    await expect(choices.and(page.locator('[aria-pressed="true"]'))).toHaveText(currencyNames[currency].name)
  }
})

test('a one-tap currency without a rate cannot be chosen @thorough', async ({ page }) => {
  const [first, ...others] = cityCurrencies(otherCityPath)
  const own = Object.fromEntries([...others, 'USD', code].filter((other) => other !== first).map((other) => [other, 3]))
  await open(page, otherCityPath, { json: { ...rates, rates: own } })
  const choices = page.getByRole('group', { name: 'Show the result in' }).getByRole('button')
  await expect(choices.and(page.locator(':disabled'))).toHaveText(first ? [currencyNames[first].name] : [])
})

test('an amount is also shown in the minor units of its currency where they are not hundredths @thorough', async ({
  page,
}) => {
  await open(page)
  await expect(page.getByText('In bills and coins:')).toBeHidden()
  await toOf(page).fill('UGX')
  await page.keyboard.press('Enter')
  await expect(resultOf(page)).toHaveText('3,559.40')
  await expect(page.getByText('In bills and coins: 3,559 UGX')).toBeVisible()
  await toOf(page).fill('KWD')
  await page.keyboard.press('Enter')
  await expect(resultOf(page)).toHaveText('0.31')
  await expect(page.getByText('In bills and coins: 0.306 KWD')).toBeVisible()
})

test('[CNV-2] however often a list was clicked, typing replaces its currency @thorough', async ({ page }) => {
  await open(page)
  for (const clicks of [1, 2, 3]) {
    for (let click = 0; click < clicks; click += 1) await toOf(page).click()
    await page.keyboard.type('UGX')
    await expect(options(page)).toHaveText([/UGX/])
    await page.keyboard.press('Escape')
  }
})

test('[CNV-4] deleting the text of a list empties it, so that another currency can be typed @thorough', async ({
  page,
}) => {
  await open(page)
  await toOf(page).click()
  await page.keyboard.press('Backspace')
  await expect(toOf(page)).toHaveValue('')
  await expect(options(page)).toHaveCount(order.length)
  await page.keyboard.type('ug')
  await expect(options(page)).toHaveText([/UGX/])
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Tab')
  await expect(toOf(page), 'nothing was chosen').toHaveValue(chosen)
})

test('the rates have the date of the company: in the evening, that of UTC is already the next day @thorough', async ({
  page,
}) => {
  const evening = momentIn(brand.timeZone, '2026-11-14T23:30')
  await open(page, cityPath, { json: { ...rates, asOf: evening?.toISOString() } })
  await expect(page.getByText('Rates as of November 14, 2026', { exact: true })).toBeVisible()
})

test('[CNV-5] a plain map of codes to numbers in session storage is used, and nothing is requested @thorough', async ({
  page,
}) => {
  const held = JSON.stringify({ USD: 1, EUR: 0.9, [code]: 130 })
  await page.addInitScript((text) => sessionStorage.setItem('exchangeRates', text), held)
  const asked = await open(page)
  await expect(resultOf(page)).toHaveText('130.00')
  await expect(page.locator('.converter').getByText(`1 USD = 130 ${code}, mid-market rate`)).toBeVisible()
  await toOf(page).click()
  await expect(options(page)).toHaveCount(new Set(['USD', 'EUR', code]).size)
  expect(asked).toHaveLength(0)
})

test('the name of every payout currency can be read in full @thorough', async ({ page }) => {
  await openHome(page)
  const currencies = new Set(regions.flatMap(({ countries }) => countries.map((country) => country.currency)))
  const texts = ['USD', ...currencies].map((currency) => names.get(currency) ?? '')
  await toOf(page).fill('USD')
  await page.keyboard.press('Enter')
  await expect(toOf(page)).toHaveValue(texts[0] ?? '')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    // Choosing one after the other would show the same texts, in much more time.
    const cutOff = await toOf(page).evaluate(
      (input: HTMLInputElement, all) =>
        all.filter((text) => {
          input.value = text
          return input.value === '' || input.scrollWidth > input.clientWidth
        }),
      texts,
    )
    expect(cutOff, `at ${width} px`).toEqual([])
  }
})

test('[CNV-5] the rates are requested once per session and stored as exchangeRates', async ({ page }) => {
  const asked = await open(page)
  await expect(resultOf(page)).toHaveText('129.35')
  expect(asked).toHaveLength(1)
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('exchangeRates') ?? '') as unknown)
  expect(kept).toEqual(rates)
  await openHydrated(page, otherCityPath)
  await expect(resultOf(page)).toHaveText('129.35')
  expect(asked).toHaveLength(1)
  await page.evaluate(() => sessionStorage.removeItem('exchangeRates'))
  await openHydrated(page, cityPath)
  await expect(resultOf(page)).toHaveText('129.35')
  expect(asked).toHaveLength(2)
})

for (const [what, answer] of [
  ['fails', { status: 503, json: {} }],
  ['is no JSON', { body: '<h1>Oops</h1>' }],
  ['holds no rates', { json: { error: true } }],
] as const) {
  test(`[CNV-6] when the answer ${what}, it is logged, the lists are empty, and one line says so${thoroughUnless(what === 'fails')}`, async ({
    page,
  }) => {
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()))
    await open(page, cityPath, answer)
    await expect(page.getByText('Exchange rates are not available right now. Please try again later.')).toBeVisible()
    for (const picker of [fromOf(page), toOf(page)]) {
      await expect(picker).toHaveValue('')
      await expect(picker).toBeDisabled()
    }
    await expect(options(page)).toHaveCount(0)
    await expect(resultOf(page)).toHaveText('')
    expect(logged.length).toBeGreaterThan(0)
    expect(await page.evaluate(() => sessionStorage.getItem('exchangeRates'))).toBeNull()
  })
}

test('[CNV-3] invalid rates give no result, and never NaN or Infinity @thorough', async ({ page }) => {
  const broken = { ...rates, rates: { USD: 1, EUR: 0, UGX: -1, GBP: 1e308, RWF: null, [code]: 'abc' } }
  await open(page, cityPath, { json: broken })
  await expect(fromOf(page)).toHaveValue('USD United States Dollar')
  await expect(resultOf(page)).toHaveText('')
  await fromOf(page).click()
  await expect(options(page)).toHaveCount(1)
  await expect(page.getByRole('group', { name: 'Currency converter' })).not.toContainText(/NaN|Infinity/)
})

test('[CNV-7 API-3] the real server responds with the sample, which shows its date @thorough', async ({ page }) => {
  await openHydrated(page, cityPath)
  await expect(resultOf(page)).toHaveText(/^\d+\.\d\d$/)
  await expect(page.locator('.converter').getByText('Sample rates as of February 4, 2026')).toBeVisible()
})

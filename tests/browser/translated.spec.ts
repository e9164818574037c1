import type { Page } from '@playwright/test'
import type { IslandName } from '../../app/islands/registry.ts'
import { exampleCountry } from '../../content/example-country.ts'
import { expect, test } from '../support/browser.ts'
import { document } from '../support/fill-application.ts'
import { scrollPastHero, skipFirstVisit } from '../support/home.ts'
import { hydrateIslands } from '../../support/hydration.ts'
import { answerCall } from '../support/lead-calls.ts'
import { inquiryCall, leadCall } from '../../support/lead.ts'
import { translate, untranslated } from '../support/translate.ts'
import { servedPlace } from '../support/served-place.ts'
import { cityPath } from '../../support/public-paths.ts'
import { alertOf, fillContact } from '../support/fill-form.ts'
import { holdReact } from '../support/hold-request.ts'
import { careerCall } from '../../support/application-form.ts'

/** Opens a page and translates it before its islands are hydrated. */
async function openTranslated(page: Page, path: string, { popup = false } = {}) {
  if (!popup) await skipFirstVisit(page)
  await page.goto(path)
  await translate(page)
  await hydrateIslands(page)
}

async function expectNothingBroken(page: Page) {
  await expect(page.locator('[data-plain]')).toHaveCount(0)
  await expect(page.getByText('stopped working')).toHaveCount(0)
}

const shown = async (page: Page, selector: string) =>
  untranslated(await page.locator(selector).evaluate((element) => element.textContent ?? ''))

/** Every island by name: where it is and how it is used. The application form has its own tests. */
const uses: Record<Exclude<IslandName, 'application' | 'saved-draft'>, (page: Page) => Promise<void>> = {
  'inquiry-form': async (page) => {
    const sent = await answerCall(page, inquiryCall, { status: 201 })
    await openTranslated(page, '/')
    const form = page.getByRole('form', { name: 'Agent inquiry' })
    await form.getByRole('button', { name: 'Send inquiry' }).click()
    await alertOf(page).getByRole('button').click()
    await form.getByRole('textbox', { name: 'Name' }).fill('Amina Warsame')
    await form.getByRole('textbox', { name: 'Email' }).fill('amina@mail')
    await form.getByRole('button', { name: 'Send inquiry' }).click()
    await alertOf(page).getByRole('button').click()
    expect(await shown(page, '#home-Email-error'), 'a message that changes').toContain('Invalid email format.')
    await form.getByRole('textbox', { name: 'Email' }).fill('amina@mail.example')
    await expect(page.locator('#home-Email-error')).toHaveCount(0)
    await form.getByRole('textbox', { name: 'Phone' }).fill('6125550163')
    await form.getByLabel('Reason for inquiry').selectOption({ index: 3 })
    await form.getByRole('checkbox').check()
    await form.getByRole('button', { name: 'Send inquiry' }).click()
    await expect(alertOf(page)).toContainText('Success')
    expect(sent[0]?.postDataJSON()).toMatchObject({ LEADCF163: 'Send Money Now', Email: 'amina@mail.example' })
  },
  'inquiry-steps': async (page) => {
    const sent = await answerCall(page, inquiryCall, { status: 201 })
    await openTranslated(page, '/', { popup: true })
    await scrollPastHero(page)
    const popup = page.locator('#first-visit')
    await expect(popup).toBeVisible()
    await hydrateIslands(page)
    await fillContact(popup)
    await popup.getByRole('checkbox').check()
    await popup.getByRole('button', { name: 'Next' }).click()
    await expect(popup.locator('.step-count')).toContainText('Step 2 of 2')
    await popup.getByRole('button', { name: 'Back' }).click()
    await expect(popup.locator('.step-count')).toContainText('Step 1 of 2')
    await popup.getByRole('button', { name: 'Next' }).click()
    await popup.getByLabel('Reason for inquiry').selectOption({ index: 2 })
    await popup.getByRole('button', { name: 'Submit' }).click()
    await expect(alertOf(page)).toContainText('Success')
    expect(sent[0]?.postDataJSON()).toMatchObject({ LEADCF163: 'Remittance Status', Phone: '6125550163' })
  },
  'quote-card': async (page) => {
    await openTranslated(page, '/')
    await page.locator('#quote-amount').fill('a lot')
    await expect(page.locator('#quote-amount-error')).toBeVisible()
    await page.locator('#quote-amount').fill('400')
    await expect(page.locator('#quote-amount-error')).toHaveCount(0)
    await expect(page.locator('.quote-main dd').first()).toBeVisible()
    const { arrives } = await (await page.request.get(`/api/quote?amount=400&country=${exampleCountry.iso2}`)).json()
    expect((await shown(page, '.quote-main dd >> nth=0')).replaceAll(',', '')).toContain(arrives)
  },
  converter: async (page) => {
    const rates = {
      base: 'USD',
      asOf: '2026-11-14T12:00:00Z',
      source: 'x',
      rates: { USD: 1, UGX: 3559, [exampleCountry.currency]: 129.35 },
    }
    await page.route('**/api/exchange-rates', (route) => route.fulfill({ json: rates }))
    await openTranslated(page, '/')
    await expect(page.locator('#converter-result')).toContainText('129.35')
    await page.locator('#converter-to').fill('UGX')
    await page.keyboard.press('Enter')
    await expect(page.locator('#converter-result')).toContainText('3,559.00')
    expect(await shown(page, '.converter .converter-rate')).toContain('1 USD = 3,559 UGX')
    await page.getByRole('button', { name: 'Swap the two currencies' }).click()
    expect(await shown(page, '.converter .converter-rate')).toContain('1 UGX = 0.000280978 USD')
    await page.locator('#converter-amount').fill('')
    await expect(page.locator('#converter-result')).toHaveText('')
    await page.locator('#converter-to').fill('zzz')
    await expect(page.getByText('No currency found')).toBeVisible()
  },
  countries: async (page) => {
    await openTranslated(page, '/')
    const tabs = page.getByRole('tab')
    await tabs.nth(1).click()
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
    const panel = page.getByRole('tabpanel')
    await expect(panel).toHaveCount(1)
    await panel.locator('summary').first().click()
    await expect(panel.locator('.country-detail').first()).toBeVisible()
  },
  'feature-slider': async (page) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await openTranslated(page, '/')
    const first = page.locator('.slides > li').first()
    const place = await first.getAttribute('style')
    await page.getByRole('button', { name: 'Next slide' }).click()
    await expect(first).not.toHaveAttribute('style', place ?? '')
    await page.getByRole('button', { name: 'Pause the slides' }).click()
    await expect(page.getByRole('button', { name: 'Play the slides' })).toBeVisible()
  },
  'intro-video': async (page) => {
    await openTranslated(page, '/')
    await page.getByRole('button', { name: 'Play the video' }).click()
    await page.getByRole('button', { name: 'Pause the video' }).click()
    await expect(page.getByRole('button', { name: 'Play the video' })).toBeVisible()
    const played = await page.locator('video').evaluate((video: HTMLVideoElement) => video.duration)
    await expect(page.locator('.video-bar')).toContainText(`0:${String(Math.floor(played)).padStart(2, '0')}`)
  },
  'control-tabs': async (page) => {
    await openTranslated(page, '/itpolicy')
    const more = page.locator('.group-card button').first()
    const folded = untranslated((await more.textContent()) ?? '')
    await more.click()
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    expect(untranslated((await more.textContent()) ?? '')).not.toBe(folded)
    await page.getByRole('tab').nth(1).click()
    const search = page.getByRole('searchbox')
    await search.fill('encrypt')
    const found = await page.locator('.control').count()
    await expect(page.locator('search output')).toContainText(String(found))
    await search.fill('qqqq')
    await expect(page.getByText('qqqq')).toBeVisible()
    await page.locator('.controls-found').getByRole('button').click()
    await expect(search).toHaveValue('')
    await expect.poll(() => page.locator('.control').count()).toBeGreaterThan(found)
  },
  'contact-form': async (page) => {
    const sent = await answerCall(page, leadCall, { status: 201 })
    await openTranslated(page, '/company')
    const form = page.getByRole('form', { name: 'Join' })
    await form.getByRole('button').click()
    await alertOf(page).getByRole('button').click()
    await fillFields(page, 'join')
    await form.getByRole('button').click()
    await expect(alertOf(page)).toContainText('successfully joined')
    expect(sent[0]?.postDataJSON()).toMatchObject({ name: 'Amina Warsame', agreed: 'Yes', source: 'join' })
    await expectNothingBroken(page)
    await openTranslated(page, '/b2b')
    await page.getByRole('button', { name: 'Get Started' }).click()
    // Playwright would fill in an element that React is about to replace.
    await hydrateIslands(page)
    await fillFields(page, 'b2b')
    await page.locator('dialog').getByRole('button', { name: 'Send' }).click()
    await expect(alertOf(page)).toContainText('Thank you for submitting the form!')
    expect(sent[1]?.postDataJSON()).toMatchObject({ email: 'amina@mail.example', source: 'b2b' })
  },
  'career-form': async (page) => {
    const sent = await answerCall(page, careerCall, { status: 201 })
    await openTranslated(page, '/company')
    const form = page.getByRole('form', { name: 'Leave your resume' })
    await form.getByRole('button', { name: 'Send my resume' }).click()
    await fillContact(form)
    await form.getByLabel('Resume').setInputFiles(document('first.pdf'))
    await expect(form).toContainText('first.pdf')
    await form.getByRole('button', { name: 'Remove' }).click()
    await form.getByLabel('Resume').setInputFiles(document('second.pdf'))
    await expect(form).toContainText('second.pdf')
    await form.getByRole('button', { name: 'Send my resume' }).click()
    await expect(alertOf(page)).toContainText('Form submitted successfully!')
    expect(sent).toHaveLength(1)
  },
  locator: async (page) => {
    await openTranslated(page, `/find-agent?near=${servedPlace.zip}`)
    const before = await page.locator('.agent').count()
    await page.getByRole('link', { name: 'Show more agents' }).click()
    await expect.poll(() => page.locator('.agent').count()).toBeGreaterThan(before)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await copyFirstAddress(page)
    await page.getByRole('button', { name: 'Show all' }).click()
    await page.getByRole('link', { name: 'Search this area' }).click()
    await expect(page).toHaveURL(/near=/)
  },
  'frame-search': async (page) => {
    await openTranslated(page, '/find-agent')
    await page.locator('#near').fill(servedPlace.zip)
    await page.locator('.frame-search button[type=submit]').click()
    await expect.poll(() => shown(page, '.frame-search > output')).toContain(servedPlace.zip)
  },
  'agents-near': async (page) => {
    await openTranslated(page, cityPath)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await copyFirstAddress(page)
    await zoomIn(page)
  },
  'agents-all': async (page) => {
    await openTranslated(page, '/servicearea')
    await zoomIn(page)
  },
}

async function fillFields(page: Page, source: string) {
  await page.locator(`#${source}-name`).fill('Amina Warsame')
  await page.locator(`#${source}-email`).fill('amina@mail.example')
  await page.locator(`#${source}-phone`).fill('6125550163')
  await page.locator(`#${source}-agreed`).check()
}

async function copyFirstAddress(page: Page) {
  const agent = page.locator('.agent').first()
  const address = untranslated((await agent.locator('address').textContent()) ?? '')
  await agent.getByRole('button', { name: 'Copy' }).click()
  await expect(agent.getByRole('button', { name: /copied/i })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(address)
}

async function zoomIn(page: Page) {
  const map = page.locator('.agent-map-box svg')
  const before = await map.getAttribute('viewBox')
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(map).not.toHaveAttribute('viewBox', before ?? '')
}

for (const [name, use] of Object.entries(uses)) {
  test(`${name} works and shows the right values on a page that the browser has translated @thorough`, async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await use(page)
    await expectNothingBroken(page)
    expect(errors).toEqual([])
  })
}

test('the press that loads the code of an island counts, however long it lasts @thorough', async ({ page }) => {
  await skipFirstVisit(page)
  const code = /\/countries-.*\.js/
  const pressed = Promise.withResolvers<void>()
  // Pointing at the tab already asks for the code.
  await page.route(code, async (route) => {
    await pressed.promise
    await route.continue()
  })
  await page.goto('/')
  await translate(page)
  const loaded = page.waitForResponse(code)
  const tab = page.getByRole('tab').nth(1)
  await tab.hover()
  await page.mouse.down()
  pressed.resolve()
  // The same module: it has run by the time this import resolves, and React has had time to render.
  await page.evaluate(
    async (url) => {
      await import(url)
      for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
    },
    (await loaded).url(),
  )
  await page.mouse.up()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
})

test('text, choices, open parts, and focus from before hydration stay on a translated page @thorough', async ({
  page,
}) => {
  await skipFirstVisit(page)
  const release = await holdReact(page)
  await page.goto('/')
  await translate(page)
  const form = page.getByRole('form', { name: 'Agent inquiry' })
  await form.getByRole('textbox', { name: 'Email' }).fill('amina@mail.example')
  await form.getByLabel('Reason for inquiry').selectOption({ index: 1 })
  await form.getByRole('checkbox').check()
  await form.getByRole('textbox', { name: 'Name' }).pressSequentially('Amina')
  await form.evaluate((element) => element.setAttribute('data-before', ''))
  await release()
  await expect(form).not.toHaveAttribute('data-before')
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type(' Warsame')
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Amina Warsame')
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('amina@mail.example')
  await expect(form.getByLabel('Reason for inquiry')).toHaveValue('New Agent Inquiry')
  await expect(form.getByRole('checkbox')).toBeChecked()
})

test('an island that crashes becomes a plain form again, keeps what was typed, and says what to do @thorough', async ({
  page,
}) => {
  await page.goto('/company')
  await hydrateIslands(page)
  await fillFields(page, 'join')
  const join = page.getByRole('form', { name: 'Join' })
  // Removes React's own elements from the page, which makes React fail.
  await join.evaluate((form) => {
    const fields = form.querySelector('.form')
    const wrapper = Object.assign(form.ownerDocument.createElement('div'), { className: 'stranger' })
    fields?.replaceWith(wrapper)
    wrapper.append(...(fields ? [fields] : []))
  })
  await answerCall(page, leadCall, { status: 201 })
  await join.getByRole('button').click()
  await expect(page.getByRole('alert').filter({ hasText: 'stopped working' })).toBeVisible()
  await expect(join.getByLabel('Name')).toHaveValue('Amina Warsame')
  await expect(join.getByLabel('Phone')).toHaveValue('6125550163')
  await expect(join.getByRole('checkbox')).toBeChecked()
  await join.getByRole('button').click()
  await expect(join.locator('.message-success')).toBeVisible()
})

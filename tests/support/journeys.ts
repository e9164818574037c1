import { z } from 'zod'
import type { Page, Response } from '@playwright/test'
import { Tokens } from '../../contract/admin.ts'
import { document, sign } from './fill-application.ts'
import { hydrateIslands } from '../../support/hydration.ts'
import { servedPlace } from './served-place.ts'
import { credentials } from '../../support/calls.ts'

/** What happened at each step of a journey, without any text that people read. */
export type Outcomes = Record<string, unknown>

/**
 * The main journeys of visitors and admins on an empty site. Controls are found by name, id, and role only, so that the
 * same journeys work whatever the texts are.
 */
export async function runJourneys(page: Page, url: string): Promise<Outcomes> {
  const outcomes: Outcomes = {}
  const visit = async (path: string) => {
    await page.goto(url + path)
    await hydrateIslands(page)
  }
  await page.addInitScript(() => sessionStorage.setItem('popupShown', 'yes'))

  await visit('/')
  outcomes['inquiry refused'] = await refusal(page, '#home-Phone')
  await fill(page, 'home', { name: 'Amina Warsame', Email: 'amina@mail.example', Phone: '6125550188' })
  await page.locator('#home-LEADCF163').selectOption({ index: 1 })
  await page.locator('#home-agreed').check()
  outcomes['inquiry sent'] = await sending(page, '/NewSubmitLead', '#home-Phone')
  await page.locator('#converter-amount').fill('250')
  outcomes['converter'] = (await page.locator('#converter-result').textContent())?.match(/[\d,.]+/g)?.length

  await visit('/ngo')
  await page.locator('button[aria-haspopup=dialog]').first().click()
  await hydrateIslands(page)
  outcomes['popup refused'] = await refusal(page, '#ngo-phone')
  await fill(page, 'ngo', { name: 'Omar Ali', email: 'omar@shop.example', phone: '612555' })
  await page.locator('#ngo-agreed').check()
  outcomes['popup sent'] = await sending(page, '/submit-lead', '#ngo-phone')

  await visit('/company')
  await submitOf(page, '#career-company-phone').click()
  await page.locator('[aria-invalid=true]').first().waitFor()
  outcomes['career refused'] = { fields: await invalidFields(page), focus: await focused(page) }
  await fill(page, 'career-company', { name: 'Amina Warsame', email: 'amina@mail.example', phone: '6125550163' })
  await page.locator('#career-company-resume').setInputFiles(document('resume.pdf'))
  outcomes['career sent'] = await sending(page, '/submit-career-form', '#career-company-phone')

  await visit('/locator')
  await page.locator('[name=near]').first().fill(servedPlace.zip)
  await page.locator('[name=near]').first().press('Enter')
  await page.waitForURL(({ searchParams }) => searchParams.get('near') === servedPlace.zip)
  outcomes['locator'] = await page.locator('article').count()

  const job = z.array(z.object({ id: z.string() })).parse(await (await page.request.get(`${url}/api/jobs`)).json())[0]
  await visit(`/Jobapplicationform/${job?.id}`)
  outcomes['application refused'] = await refusal(page, '#apply-firstName')
  await fillApplication(page)
  outcomes['application sent'] = await sending(page, '/api/applications', '#apply-firstName')

  await page.request.post(`${url}/api/admin/register`, { data: credentials })
  await visit('/admin-login')
  await page.locator('#username').fill(credentials.username)
  await page.locator('#password').fill('wrong password')
  outcomes['sign-in refused'] = await pressAndWait(page, '/api/admin/login', '#password')
  await page.locator('#password[aria-invalid=true]').waitFor()
  outcomes['sign-in focus'] = await focused(page)
  await page.locator('#password').fill(credentials.password)
  outcomes['signed in'] = await pressAndWait(page, '/api/admin/login', '#password')
  await page.waitForURL((address) => !address.pathname.includes('admin-login'))

  await page.goto(`${url}/Create-job-vacancy`)
  await page.locator('[name=jobTitle]').fill('')
  await page.locator('.save-bar button').click()
  await page.locator('[name=jobTitle][aria-invalid=true]').waitFor()
  outcomes['vacancy refused'] = await focused(page)
  await page.locator('[name=jobTitle]').fill('Night Officer')
  await page.locator('.save-bar button').click()
  outcomes['vacancy created'] = await answerTo(page, '/api/jobs', () => page.locator('.confirm .button-strong').click())

  const signedIn = await page.request.post(`${url}/api/admin/login`, { data: credentials })
  const { accessToken } = Tokens.parse(await signedIn.json())
  const list = async (path: string) =>
    z
      .object({ data: z.array(z.looseObject({ id: z.string() })) })
      .parse(await (await page.request.get(url + path, { headers: { authorization: `Bearer ${accessToken}` } })).json())
      .data
  const [application] = await list('/api/applications')
  await page.goto(`${url}/ApplicantDetails/${application?.id}`)
  const interview = page.locator('.stage-option').nth(2)
  outcomes['application moved'] = await answerTo(page, '/stage', () => interview.click())
  await page.locator('.stage-option[aria-pressed=true]').nth(0).waitFor()
  const nobody = '00000000-0000-4000-8000-000000000000'
  const [missing] = await Promise.all([
    page.waitForResponse((response) => response.url().includes(`/api/applications/${nobody}`)),
    page.goto(`${url}/ApplicantDetails/${nobody}`),
  ])
  await page.locator('.state:not([aria-busy])').first().waitFor()
  outcomes['no such applicant'] = { status: missing.status(), controls: await page.locator('.stage-option').count() }

  outcomes['applications'] = (await list('/api/applications')).map((row) => [row['firstName'], row['stage']])
  outcomes['career forms'] = (await list('/api/career-forms')).map((row) => [row['name'], row['source']])
  const leads = await list('/api/leads')
  outcomes['leads'] = leads.map((row) => [row['name'], row['source'], row['reason']])
  await page.goto(`${url}/admin/leads/${leads[0]?.id}`)
  outcomes['publications'] = await listPublications(page, url, accessToken)
  outcomes['marks of pages'] = await marksOfPages(url)
  outcomes['lead opened'] = await page.locator(`a[href^="mailto:"]`).first().getAttribute('href')
  return outcomes
}

/** By kind and key. */
async function listPublications(page: Page, url: string, accessToken: string) {
  const answer = await page.request.get(`${url}/api/admin/publications`, {
    headers: { authorization: `Bearer ${accessToken}` },
  })
  const { publications } = z
    .object({ publications: z.array(z.object({ kind: z.string(), key: z.string() })) })
    .parse(await answer.json())
  return publications.map(({ kind, key }) => `${kind} ${key}`).toSorted()
}

/** The attributes of each public page that styles, scripts, links, and forms refer to, each once, without ids from the database. */
async function marksOfPages(url: string) {
  const sitemap = await textOf(`${url}/sitemap.xml`)
  const paths = Array.from(sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g), ([, path = '']) => path)
  const marks: Record<string, string[]> = {}
  for (const path of paths) {
    const html = numberHeadings(await textOf(url + path))
    const found = html.matchAll(/ (?:id|class|name|for|aria-controls)="[^"]*"| href="#[^"]*"/g)
    marks[withoutIds(path)] = [...new Set(Array.from(found, ([mark]) => withoutIds(mark)))]
  }
  return marks
}

/** The headings of a Markdown text get their ids from their words; here, from their places. */
function numberHeadings(html: string): string {
  const prose = html.slice(html.indexOf('class="prose"'), html.indexOf('</main>'))
  const ids = Array.from(prose.matchAll(/<h\d id="([^"]*)">/g), ([, id = '']) => id)
  return ids.reduce(
    (text, id, place) => text.replaceAll(`id="${id}"`, `id="${place}"`).replaceAll(`"#${id}"`, `"#${place}"`),
    html,
  )
}

async function textOf(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.text()
}

const withoutIds = (text: string) => text.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '')

/** What people read in the list of leads at the desk, after the journeys. */
export async function readLeadList(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/admin/leads`)
  await page.locator('main .row-name').first().waitFor()
  return page.locator('main').innerText()
}

const fill = async (page: Page, form: string, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await page.locator(`#${form}-${name}`).fill(value)
}

/** Sends the form of a field as it is; returns its alert, and what is invalid and focused after the alert closes. */
async function refusal(page: Page, field: string) {
  await submitOf(page, field).click()
  const alert = page.locator('dialog[role=alertdialog][open]')
  await alert.waitFor()
  const kind = await alert.getAttribute('class')
  await alert.locator('button').last().click()
  await alert.waitFor({ state: 'hidden' })
  return { kind, fields: await invalidFields(page), focus: await focused(page) }
}

/** Sends the form of a field; returns the status of the answer and the kind of alert. */
async function sending(page: Page, call: string, field: string) {
  const status = await pressAndWait(page, call, field)
  const alert = page.locator('dialog[role=alertdialog][open]')
  await alert.waitFor()
  const kind = await alert.getAttribute('class')
  await alert.locator('button').last().click()
  return { status, kind }
}

const submitOf = (page: Page, field: string) =>
  page
    .locator('form', { has: page.locator(field) })
    // The long application is sent by its button alone.
    .locator('button:not([type]), button[type=submit], button.button-primary')
    .first()

const pressAndWait = (page: Page, call: string, field: string) =>
  answerTo(page, call, () => submitOf(page, field).click())

async function answerTo(page: Page, call: string, action: () => Promise<void>) {
  const isAnswer = (response: Response) => response.url().endsWith(call) && response.request().method() !== 'GET'
  const [response] = await Promise.all([page.waitForResponse(isAnswer), action()])
  return response.status()
}

const invalidFields = (page: Page) =>
  page
    .locator('[aria-invalid=true]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name') ?? field.id))

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = window.document
    return element?.getAttribute('name') ?? element?.id ?? element?.className
  })

async function fillApplication(page: Page) {
  await fill(page, 'apply', {
    firstName: 'Hodan',
    lastName: 'Yusuf',
    email: 'hodan@mail.example',
    phone: '+1 612 555 0117',
    currentAddress: '1 Sample Street, Minneapolis, MN 55401',
    relevantExperienceSummary: 'Three years of alert reviews.',
    electronicSignature: 'Hodan Yusuf',
  })
  for (const [name, value] of [
    ['resideInTwinCities', 'no-willing'],
    ['englishProficiency', 'fluent'],
    ['highestEducation', 'bachelor'],
  ] as const)
    await page.locator(`[name=${name}][value=${value}]`).check({ force: true })
  for (const box of await page.locator('#declarations [type=checkbox]').all()) await box.check({ force: true })
  await page.locator('#apply-resume').setInputFiles(document('resume.pdf'))
  await page.locator('#apply-coverLetter').setInputFiles(document('cover letter.pdf'))
  await sign(page)
}

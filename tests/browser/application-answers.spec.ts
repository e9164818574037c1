import { array, asyncProperty, assert, constantFrom, integer, record, string, type Arbitrary } from 'fast-check'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { applicationPage } from '../../content/pages/job-application.ts'
import type { Question } from '../../content/application-question.ts'
import { expect, test } from '../support/browser.ts'
import {
  applicationCall,
  chooseFiles,
  formOf,
  makeChanges,
  openApplication,
  restored,
  saved,
  sign,
  type Change,
} from '../support/fill-application.ts'
import { holdReact } from '../support/hold-request.ts'
import { isLongRun } from '../../support/fault-rounds.ts'

// Filling in two hundred forms takes a minute on an idle machine, and several on a busy one.
test.describe.configure({ timeout: 900_000 })
// A small viewport renders faster.
test.use({ viewport: { width: 400, height: 300 } })

/** What was sent: the fields by the names of their controls, and all bytes except the boundary. */
type Sent = { fields: Record<string, string>; bytes: string }

const everyQuestion = (questions: readonly Question[]): Question[] =>
  questions.flatMap((question) => ('questions' in question ? everyQuestion(question.questions) : [question]))

const questions = applicationPage.form.sections.flatMap((section) => everyQuestion(section.questions))

const words = string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replaceAll(/\p{Cc}/gu, ' '))
const change = (name: string, values: Arbitrary<string>) => values.map((value): Change => ({ name, value }))

/** Validated answers must be valid, or nothing would be sent. */
const checkedAnswers: Record<string, Arbitrary<string>> = {
  email: constantFrom('hodan@mail.example', 'h+1@mail.example'),
  phone: constantFrom('+1 612 555 0117', '6125550117'),
  date: constantFrom('2024-02-29', '2030-12-31'),
  'reference1.email': constantFrom('', 'abdi@mail.example'),
  'reference2.email': constantFrom('', 'ali@mail.example'),
}
const written = (question: Extract<Question, { kind: 'text' | 'long' }>, texts: Arbitrary<string>) =>
  checkedAnswers[question.name] ?? (question.required ? texts.map((text) => `A${text}`) : texts)
const box = (name: string) => change(name, constantFrom('checked', 'unchecked'))

/** The possible changes of every control. The declarations stay checked: without them nothing is sent. */
const changes = questions.flatMap((question): Arbitrary<Change>[] => {
  switch (question.kind) {
    case 'text':
      return [change(question.name, written(question, words))]
    case 'long': {
      const lines = array(words, { maxLength: 3 }).map((texts) => texts.join('\n'))
      return [change(question.name, written(question, lines))]
    }
    case 'select':
    case 'choice':
      return [change(question.name, constantFrom(...question.options.map(({ value }) => value)))]
    case 'boxes':
      return question.boxes.map(({ name }) => box(name))
    case 'signature':
      return [box('signatureKind')]
    case 'box':
    case 'file':
    case 'row':
    case 'group':
      return []
  }
})
/** The minimum that can be sent. */
const required: Change[] = [
  ...['firstName', 'lastName', 'currentAddress', 'relevantExperienceSummary', 'electronicSignature'].map((name) => ({
    name,
    value: 'Hodan',
  })),
  { name: 'email', value: 'hodan@mail.example' },
  { name: 'phone', value: '6125550117' },
  { name: 'resideInTwinCities', value: 'yes' },
  { name: 'englishProficiency', value: 'fluent' },
  { name: 'highestEducation', value: 'master' },
  ...[1, 2, 3].map((number) => ({ name: `legalDeclaration${number}`, value: 'checked' })),
]
const fills = record({
  changes: array(
    integer({ min: 0, max: changes.length - 1 }).chain((at) => changes[at] ?? change('', words)),
    {
      minLength: 1,
      maxLength: 12,
    },
  ),
  inputType: constantFrom('insertText', 'insertFromPaste', 'insertReplacementText'),
  isReloaded: integer({ min: 0, max: 19 }).map((number) => number === 0),
})
type Fill = { changes: Change[]; inputType: string; isReloaded: boolean }

/** Dependent answers, in a restored form. */
const dependent: Fill = {
  changes: [
    { name: 'additionalLanguages.somali_checked', value: 'checked' },
    { name: 'additionalLanguages.somali_level', value: 'professional' },
    { name: 'professionalCertifications.other', value: 'checked' },
    { name: 'professionalCertifications.otherText', value: 'PMP' },
    { name: 'availability', value: 'other' },
    { name: 'availabilityOther', value: 'Next year' },
    { name: 'date', value: '2024-02-29' },
  ],
  inputType: 'insertText',
  isReloaded: true,
}

/** What a person sees in the form: visible controls that are not disabled and not empty. */
const seen = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form.application-form')
    const entries: [string, string][] = []
    for (const control of form?.elements ?? []) {
      const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement
      if (!isText && !(control instanceof HTMLInputElement && control.type !== 'file')) continue
      if (control.disabled || !control.checkVisibility() || control.value === '') continue
      if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type) && !control.checked)
        continue
      entries.push([control.name, control.value.replaceAll('\n', '\r\n')])
    }
    return Object.fromEntries(entries)
  })

const objects = new Set([
  'additionalLanguages',
  'professionalCertifications',
  'regulatoryKnowledge',
  'reference1',
  'reference2',
])

/** What was sent, with the parts of objects by the names of their controls. */
function sentIn(body: string, boundary: string): Record<string, string> {
  const parts = body.split(`--${boundary}`).slice(1, -1)
  const fields: Record<string, string> = {}
  for (const part of parts) {
    const [head = '', ...rest] = part.split('\r\n\r\n')
    const name = /name="([^"]+)"/.exec(head)?.[1] ?? ''
    const value = rest.join('\r\n\r\n').replace(/\r\n$/, '')
    if (head.includes('filename=') || ['jobId', 'jobTitle', 'origin'].includes(name)) continue
    if (!objects.has(name)) fields[name] = value
    else
      for (const [key, entry] of Object.entries(z.record(z.string(), z.unknown()).parse(JSON.parse(value))))
        fields[`${name}.${key}`] = String(entry)
  }
  return fields
}

/** Records what is sent and makes every submission fail, so that the form keeps its answers. */
async function catchSent(page: Page) {
  const sent: Sent[] = []
  await page.route(`**${applicationCall}`, async (route) => {
    const boundary = /boundary=(.+)$/.exec(route.request().headers()['content-type'] ?? '')?.[1] ?? ''
    const body = route.request().postDataBuffer() ?? Buffer.alloc(0)
    sent.push({
      fields: sentIn(body.toString('utf8'), boundary),
      bytes: body.toString('latin1').replaceAll(boundary, ''),
    })
    await route.fulfill({ status: 503, json: { error: 'Later', message: 'Later', code: 'unavailable' } })
  })
  /** Submits the form and closes the dialog about the failure. */
  return async (): Promise<Sent> => {
    await page.evaluate(async () => {
      const close = 'dialog[open] .button-quiet'
      document.querySelector<HTMLFormElement>('form.application-form')?.requestSubmit()
      while (!document.querySelector(close)) {
        // Another dialog, or a list, says what is missing: then nothing will be sent.
        const missing = document.querySelector('dialog[open], .error-summary')?.textContent
        if (missing) throw new Error(`Nothing was sent: ${missing}`)
        await new Promise(requestAnimationFrame)
      }
      document.querySelector<HTMLElement>(close)?.click()
      while (document.querySelector(close)) await new Promise(requestAnimationFrame)
    })
    const last = sent.pop()
    if (!last) throw new Error('Nothing was sent')
    return last
  }
}

/** Everything is stored once the page can be left without a confirmation. */
async function reload(page: Page) {
  await page.waitForFunction(() => dispatchEvent(new Event('beforeunload', { cancelable: true })))
  await page.reload()
  await restored(page)
}

test('[APP-2 BEYOND-3] the form sends what it shows, however it was entered, restored or not', async ({ page }) => {
  const send = await catchSent(page)
  await openApplication(page)
  await chooseFiles(page)
  await sign(page)
  await makeChanges(page, required, 'insertText')
  const isSentAsSeen = async ({ changes: made, inputType, isReloaded }: Fill) => {
    await makeChanges(page, made, inputType)
    const before = await seen(page)
    const sent = await send()
    expect(sent.fields).toEqual(before)
    if (!isReloaded) return
    await reload(page)
    const { date: restoredDate, ...kept } = await seen(page)
    expect(restoredDate).toBe(await page.evaluate(() => new Date().toLocaleDateString('sv')))
    expect({ ...kept, date: before['date'] }).toEqual(before)
    // It is sent as restored, without another change; only the date is today's.
    const withDate = (bytes: string) => bytes.replace(/(?<=name="date"\r\n\r\n)[\d-]*/, restoredDate ?? '')
    expect((await send()).bytes).toBe(withDate(sent.bytes))
  }
  const options = { numRuns: isLongRun ? 200 : 8, endOnFailure: true }
  await assert(asyncProperty(fills, isSentAsSeen), { ...options, examples: [[dependent]] })
})

test('[APP-2 BEYOND-3] answers entered before the script runs are sent and saved in the draft @thorough', async ({
  page,
}) => {
  const send = await catchSent(page)
  await openApplication(page)
  await chooseFiles(page)
  await sign(page)
  await makeChanges(page, required, 'insertText')
  await formOf(page).getByText('Somali', { exact: true }).click()
  await saved(page)
  const arrive = await holdReact(page)
  await page.reload()
  await formOf(page).getByLabel('First name').fill('Sahra')
  await formOf(page).getByText('At another time').click()
  await formOf(page).getByText('Oromo', { exact: true }).click()
  await arrive()
  await expect(formOf(page).getByLabel('When?')).toBeVisible()
  await restored(page)
  // The page is reloaded without another key press.
  await reload(page)
  const shown = await seen(page)
  expect(shown).toMatchObject({
    firstName: 'Sahra',
    availability: 'other',
    'additionalLanguages.oromo_checked': 'true',
    'additionalLanguages.somali_checked': 'true',
  })
  expect((await send()).fields).toEqual(shown)
})

import { mainRegion } from '../../content/brand/countries.ts'
import { expect, type Page } from '@playwright/test'
import { pdf } from '../../support/application-form.ts'
import { openHydrated } from '../../support/hydration.ts'
import { alertOf } from './fill-form.ts'
import { openJobs } from './open-jobs.ts'

export const applicationCall = '/api/applications'

export const formOf = (page: Page) => page.getByRole('form', { name: 'Application' })
export const closeAlert = (page: Page) =>
  alertOf(page)
    .getByRole('button', { name: /^(Close|Continue)$/ })
    .click()
/** The draft is stored, with everything in the form: the tab notes when that is not so. */
export async function saved(page: Page) {
  await expect(page.getByText('Draft saved on this device')).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage)))
    .not.toContainEqual(expect.stringMatching(/unsaved$/))
}
export const restored = (page: Page) => expect(page.getByText('We found your draft from')).toBeVisible()
export const submitButton = (page: Page) => formOf(page).getByRole('button', { name: 'Submit Application' })

/** Opens the form of an open job and waits until the draft, if any, has been loaded. */
export async function openApplication(page: Page) {
  const [job] = await openJobs(page.request)
  await openHydrated(page, `/Jobapplicationform/${job?.id}`)
  await expect(formOf(page).getByLabel('Date')).not.toHaveValue('')
  return job
}

export const document = (name: string, text = name) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdf(text)),
})

/** Fills in every section like a person, which takes longer than everything else that a test does. */
async function fillAnswers(page: Page) {
  const form = formOf(page)
  await form.getByLabel('First name').fill('Hodan')
  await form.getByLabel('Last name').fill('Yusuf')
  const personal = page.locator('#personal')
  await personal.getByLabel('Email').fill('hodan@mail.example')
  await personal.getByLabel('Phone').fill('+1 612 555 0117')
  await form.getByLabel('Current address').fill('1 Sample Street, Minneapolis, MN 55401')
  await form.getByText('No, but I am willing to move').click()
  await form.getByText('Fluent: I speak and write it with ease').click()
  await form.getByText('Somali', { exact: true }).click()
  await form.getByLabel('Your level of Somali').selectOption('professional')
  await form.getByText('Bachelor’s degree').click()
  await form.getByLabel('Field of study').fill('Accounting')
  await form.getByText('CAMS (Certified').click()
  await form.getByText('Other', { exact: true }).click()
  await form.getByLabel('Other certification').fill('CRCM')
  await form.getByText('3 to 5 years').click()
  await form.getByText('Yes, I took part in them').click()
  await form.getByLabel('Summarize your relevant experience').fill('Three years of alert reviews.')
  await form.getByText('FinCEN rules').click()
  await form.getByText('Financial reporting').click()
  await form.getByLabel('Your key skills').fill('Spreadsheets')
  await form.getByLabel(`Your experience with ${mainRegion.adjective} communities`).fill('I grew up in one.')
  await form.getByLabel('as the mission of').fill('Families rely on us.')
  await form.getByLabel('A regular customer').fill('I would ask and write it down.')
  await form.getByLabel('A transfer is held').fill('I would stay on the line.')
  const first = page.getByRole('group', { name: 'First reference' })
  await first.getByLabel('Name').fill('Abdi Ali')
  await first.getByLabel('Job title').fill('Lead')
  await first.getByLabel('Company').fill('Sample Bank')
  await first.getByLabel('Email').fill('abdi@mail.example')
  await first.getByLabel('Phone').fill('6125550101')
  await form.getByText('At another time').click()
  await form.getByLabel('When?').fill('After Eid')
  await form.getByLabel('Salary expectations').fill('70,000')
  await form.getByLabel('Why are you interested').fill('The work matters to my family.')
  for (const box of await page.locator('#declarations').getByRole('checkbox').all()) await box.check()
  await form.getByLabel('Type your full name').fill('Hodan Yusuf')
}

/** One change of one control: the value of a text, a list, or a choice, or whether a box is checked. */
export type Change = { name: string; value: string }

/** Changes controls one after the other, like typing, pasting, and autofill do; hidden ones stay. Runs in the page. */
export async function applyChanges([made, inputType]: readonly [readonly Change[], string]) {
  const form = window.document.querySelector<HTMLFormElement>('form.application-form')
  for (const { name, value } of made) {
    const controls = [...(form?.elements ?? [])].filter(
      (control): control is HTMLInputElement => control.getAttribute('name') === name,
    )
    const [first] = controls
    if (!first || first.disabled || !first.checkVisibility()) continue
    if (first.type === 'radio') controls.find((radio) => radio.value === value)?.click()
    else if (first.type === 'checkbox' && first.checked !== (value === 'checked')) first.click()
    else if (first.type !== 'checkbox') {
      // React ignores a value set through the property that it has overridden on the control.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(first), 'value')?.set?.call(first, value)
      first.dispatchEvent(new InputEvent('input', { bubbles: true, inputType }))
      first.dispatchEvent(new Event('change', { bubbles: true }))
      continue
    }
    // Dependent questions appear.
    await new Promise((resolve) => setTimeout(resolve))
  }
  await new Promise((resolve) => setTimeout(resolve))
}

export const makeChanges = (page: Page, changes: readonly Change[], inputType: string) =>
  page.evaluate(applyChanges, [changes, inputType] as const)

/** The answers of `fillAnswers`, without pressing and typing, for tests of what comes after them. */
const answersByName: Record<string, string> = {
  firstName: 'Hodan',
  lastName: 'Yusuf',
  email: 'hodan@mail.example',
  phone: '+1 612 555 0117',
  currentAddress: '1 Sample Street, Minneapolis, MN 55401',
  resideInTwinCities: 'no-willing',
  englishProficiency: 'fluent',
  'additionalLanguages.somali_checked': 'checked',
  'additionalLanguages.somali_level': 'professional',
  highestEducation: 'bachelor',
  fieldOfStudy: 'Accounting',
  'professionalCertifications.cams': 'checked',
  'professionalCertifications.other': 'checked',
  'professionalCertifications.otherText': 'CRCM',
  yearsProfessionalExperience: '3-5',
  managedProjectsPrograms: 'yes-participated',
  relevantExperienceSummary: 'Three years of alert reviews.',
  'regulatoryKnowledge.fincen': 'checked',
  'regulatoryKnowledge.ctr': 'checked',
  keySkillsSoftware: 'Spreadsheets',
  experienceAfricanDiaspora: 'I grew up in one.',
  understandingMission: 'Families rely on us.',
  scenarioProblemSolving1: 'I would ask and write it down.',
  scenarioProblemSolving2: 'I would stay on the line.',
  'reference1.name': 'Abdi Ali',
  'reference1.title': 'Lead',
  'reference1.company': 'Sample Bank',
  'reference1.email': 'abdi@mail.example',
  'reference1.phone': '6125550101',
  availability: 'other',
  availabilityOther: 'After Eid',
  salaryExpectations: '70,000',
  whyInterested: 'The work matters to my family.',
  legalDeclaration1: 'checked',
  legalDeclaration2: 'checked',
  legalDeclaration3: 'checked',
  electronicSignature: 'Hodan Yusuf',
}

export const answers: Change[] = Object.entries(answersByName).map(([name, value]) => ({ name, value }))

export const enterAnswers = (page: Page) => makeChanges(page, answers, 'insertText')

export async function enterApplication(page: Page) {
  await enterAnswers(page)
  await chooseFiles(page)
  await sign(page)
}

export async function chooseFiles(page: Page) {
  await formOf(page).getByLabel('Resume').setInputFiles(document('resume.pdf'))
  await formOf(page).getByLabel('Cover letter').setInputFiles(document('cover letter.pdf'))
}

/** Scrolls to the signature pad, waits until it accepts strokes, and returns where it is. */
export async function showPad(page: Page) {
  const pad = page.locator('.signature-pad')
  await pad.scrollIntoViewIfNeeded()
  // The pad's code loads when it is near the viewport; then its canvas gets the screen's resolution.
  const isReady = () =>
    pad
      .locator('canvas')
      .evaluate((canvas: HTMLCanvasElement) => canvas.width === Math.round(canvas.clientWidth * devicePixelRatio))
  await expect.poll(isReady).toBe(true)
  const box = await pad.boundingBox()
  if (!box) throw new Error('There is no pad.')
  return box
}

/** Draws two strokes with the mouse. */
export async function sign(page: Page) {
  const box = await showPad(page)
  for (const [from, to] of [
    [0.1, 0.4],
    [0.5, 0.8],
  ] as const) {
    await page.mouse.move(box.x + box.width * from, box.y + box.height * 0.7)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * ((from + to) / 2), box.y + box.height * 0.2, { steps: 8 })
    await page.mouse.move(box.x + box.width * to, box.y + box.height * 0.6, { steps: 8 })
    await page.mouse.up()
  }
}

/** A complete application, filled in like a person. */
export async function fillApplication(page: Page) {
  await fillAnswers(page)
  await chooseFiles(page)
  await sign(page)
}

/** How many pixels of the pad are ink, the rightmost one, and the width of the pad. */
export const inkOn = (page: Page) =>
  page.locator('.signature-pad canvas').evaluate((canvas: HTMLCanvasElement) => {
    // The pad is drawn only when it is near the viewport.
    canvas.scrollIntoView({ block: 'center' })
    const { width, height } = canvas
    const pixels = width ? canvas.getContext('2d')?.getImageData(0, 0, width, height).data : undefined
    let ink = 0
    let right = 0
    for (let at = 3; at < (pixels?.length ?? 0); at += 4) {
      if (!pixels?.[at]) continue
      ink += 1
      right = Math.max(right, ((at - 3) / 4) % width)
    }
    return { ink, right, width }
  })

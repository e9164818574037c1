import { expect, test } from 'vitest'
import { applicationPage, formFor } from './pages/job-application.ts'
import { Application } from '../contract/application.ts'
import { askedFields, optionalSections } from '../contract/application-sections.ts'

test('[HIRE-6] exactly the sections without a required field can be left out, and all of their fields with them', () => {
  const { sections } = applicationPage.form
  const required = (section: (typeof sections)[number]) => JSON.stringify(section).includes('"required":true')
  const withSignature = sections.filter((section) => !required(section)).map(({ id }) => id)
  expect(withSignature).toEqual([...optionalSections])
  const left = formFor({ skippedSections: [...optionalSections], residenceArea: '' }).sections
  expect(left.map(({ id }) => id)).toEqual(sections.filter(required).map(({ id }) => id))
  const shown = JSON.stringify(left)
  const all = Object.fromEntries(Object.keys(Application.shape).map((name) => [name, 'x']))
  const dropped = Object.keys(all).filter((name) => !(name in askedFields(all, optionalSections)))
  expect(dropped.filter((name) => shown.includes(`"${name}`))).toEqual([])
  expect(dropped).toHaveLength(12)
})

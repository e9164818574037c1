import { expect, test } from 'vitest'
import { applicationPage, formFor } from './pages/job-application.ts'
import { optionalSections } from '../contract/application-sections.ts'

test('[HIRE-6] exactly the sections without a required field can be left out', () => {
  const { sections } = applicationPage.form
  const required = (section: (typeof sections)[number]) => JSON.stringify(section).includes('"required":true')
  const withSignature = sections.filter((section) => !required(section)).map(({ id }) => id)
  expect(withSignature).toEqual([...optionalSections])
  const left = formFor({ skippedSections: [...optionalSections], residenceArea: '' }).sections
  expect(left.map(({ id }) => id)).toEqual(sections.filter(required).map(({ id }) => id))
})

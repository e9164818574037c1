import { expect, test } from 'vitest'
import { deskReasons } from '../../../content/reasons/desk.ts'
import { complianceOfficer } from '../../../content/sample-vacancies.ts'
import { validateVacancy } from './vacancy-rules.ts'

test('[ADM-3] a broken rule is shown as its text, not as its code', () => {
  expect(validateVacancy({ ...complianceOfficer, jobTitle: ' ' })).toEqual({
    jobTitle: deskReasons['vacancy.title_required'],
  })
})

test('[ADM-3] a problem with an item of a list names the item', () => {
  const keyResponsibilities = ['Know the rules.', '', 'x'.repeat(1001)]
  expect(validateVacancy({ ...complianceOfficer, keyResponsibilities }).keyResponsibilities).toMatch(/^Item 3: /)
})

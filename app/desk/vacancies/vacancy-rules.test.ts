import { expect, test } from 'vitest'
import { deskReasons } from '../../../content/reasons/desk.ts'
import { complianceOfficer } from '../../../content/sample-vacancies.ts'
import { validateVacancy } from './vacancy-rules.ts'

test('[ADM-3] a broken rule is shown as its text, not as its code', () => {
  expect(validateVacancy({ ...complianceOfficer, jobTitle: ' ' })).toEqual({
    jobTitle: deskReasons['vacancy.title_required'],
  })
})

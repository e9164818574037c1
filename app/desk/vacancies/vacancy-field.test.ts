import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { vacancyFields } from '../../../content/admin/vacancies.ts'
import { complianceOfficer as value } from '../../../content/sample-vacancies.ts'
import { VacancyField } from './vacancy-field.tsx'

test.for(vacancyFields)('[ADM-3] $name shows why it is refused, and can have the focus', (field) => {
  const props = { field, prefix: 'new', value, error: 'Not this.', onChange: () => undefined }
  const shown = renderToStaticMarkup(createElement(VacancyField, props))
  expect(shown).toMatch(
    new RegExp(`<(?:input|select|textarea|fieldset [^>]*tabindex="-1")[^>]* id="new-${field.name}"`),
  )
  expect(shown).toMatch(new RegExp(`aria-describedby="[^"]*new-${field.name}-error"`))
  expect(shown).toMatch(new RegExp(`id="new-${field.name}-error".*Not this\\.`))
})

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CheckboxGroup } from './agent-form.tsx'

test('a group of checkboxes is described by what is wrong with it', () => {
  const props = { name: 'languages', legend: 'Languages', options: ['en'], names: { en: 'English' }, chosen: [] }
  const shown = renderToStaticMarkup(createElement(CheckboxGroup, { ...props, error: 'Choose one.' }))
  expect(shown).toMatch(/<fieldset [^>]*aria-describedby="agent-languages-error"/)
  expect(shown).toMatch(/id="agent-languages-error".*Choose one\./)
})
